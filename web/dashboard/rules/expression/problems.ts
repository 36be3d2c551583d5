import { type Diagnostic, forEachDiagnostic, linter, setDiagnosticsEffect } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Operations } from '../../graph/answers.js';
import { type Refused, ask, refusedBy } from '../../graph/ask.js';
import { paragraphOf } from '../../language/server-words.js';

type Problem = Operations['CheckCondition']['answer']['checkCondition'][number];

/** Typing has to pause for this long before the condition is checked. */
const PAUSE_MS = 500;

function messageOf({ phrase, message }: Problem): string {
  const said = paragraphOf(phrase ? [phrase] : [], message);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Underlines the last word before a place where something is missing. */
function rangeOf({ start, end }: Problem, condition: string): { from: number; to: number } {
  if (end > start) return { from: start, to: Math.min(end, condition.length) };
  const before = condition.slice(0, start).trimEnd();
  const [last = ''] = /(?:[\w.]+|[^\w\s]+)$/.exec(before) ?? [];
  return { from: before.length - last.length, to: before.length };
}

interface ProblemListener {
  /** Everything that is wrong with the condition as it is written. */
  onProblems(messages: readonly string[]): void;
  /** The condition could not be checked, or can be again. */
  onFailure(failed: Refused | null): void;
}

/** Asks the service what is wrong with the condition, whenever typing pauses, and underlines each place. */
export function conditionProblems({ onProblems, onFailure }: ProblemListener): Extension {
  const check = async ({ state }: EditorView): Promise<Diagnostic[]> => {
    const condition = state.doc.toString();
    if (!condition.trim()) return [];
    try {
      const { checkCondition } = await ask('CheckCondition', { condition });
      onFailure(null);
      return checkCondition.map((problem) => ({
        ...rangeOf(problem, condition),
        severity: 'error',
        message: messageOf(problem),
      }));
    } catch (error) {
      onFailure(refusedBy(error));
      return [];
    }
  };
  return [
    linter(check, { delay: PAUSE_MS }),
    EditorView.updateListener.of(({ state, transactions }) => {
      const isChecked = transactions.some(({ effects }) => effects.some((effect) => effect.is(setDiagnosticsEffect)));
      if (isChecked) onProblems(problemsIn(state));
    }),
  ];
}

/** What is wrong with the condition, from left to right, each once; empty if nothing is known to be. */
export function problemsIn(state: EditorState): string[] {
  const found = new Set<string>();
  forEachDiagnostic(state, ({ message }) => found.add(message));
  return [...found];
}
