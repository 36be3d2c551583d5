import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { t } from '@lingui/core/macro';
import type { RuleFactKind } from '../../graph/answers.js';
import { type Fact, factDescription, factName, factValue } from '../fact-words.js';
import { type ConditionFunction, FUNCTIONS } from './functions.js';
import { aboutFact, aboutFunction } from './suggestion-details.js';

const KINDS: Record<RuleFactKind, string> = {
  NUMBER: t({ message: 'Number', context: 'kind of fact' }),
  TEXT: t`Text`,
  FLAG: t`Yes or no`,
  DATE: t`Date`,
};

const OPERATORS: readonly [text: string, about: string][] = [
  ['==', t`is`],
  ['!=', t`is not`],
  ['<', t`is less than`],
  ['<=', t`is at most`],
  ['>', t`is more than`],
  ['>=', t`is at least`],
  ['in', t`is one of`],
  ['&&', t`and`],
  ['||', t`or`],
  ['+', t`plus`],
  ['-', t`minus`],
  ['*', t`times`],
  ['/', t`divided by`],
  ['%', t`remainder of the division by`],
  ['? :', t`if, then, otherwise`],
];

const operators: Completion[] = OPERATORS.map(([label, detail]) => ({ label, detail, type: 'operator' }));

const constants: Completion[] = [
  { label: 'true', detail: t`yes` },
  { label: 'false', detail: t`no` },
  { label: 'null', detail: t`unknown` },
].map((one) => ({ ...one, type: 'constant' }));

/** Inserts a call with the cursor between its brackets. */
function insertCall(view: EditorView, completion: Completion, from: number, to: number): void {
  const insert = `${completion.label}()`;
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length - 1 },
    annotations: pickedCompletion.of(completion),
    userEvent: 'input.complete',
  });
}

const functionChoice = (one: ConditionFunction): Completion => ({
  label: one.name,
  detail: t`Function`,
  type: 'function',
  apply: insertCall,
  info: () => aboutFunction(one),
});

const methods = FUNCTIONS.filter(({ form }) => form !== 'around').map(functionChoice);
const functions = FUNCTIONS.filter(({ form }) => form !== 'method').map(functionChoice);

const factChoice = (fact: Fact): Completion => ({
  label: fact.name,
  detail: KINDS[fact.kind],
  type: 'fact',
  info: () => aboutFact(fact),
});

/** Values of a fact, in quotes, with their words. */
const valueChoices = (fact: Fact): Completion[] =>
  (fact.values ?? []).map((value) => ({ label: `"${value}"`, detail: factValue(value, fact), type: 'value' }));

/** How well a text fits what is written: lower is better; null not at all. */
function rankOf(written: string, names: readonly string[]): number | null {
  const wanted = written.toLowerCase();
  const found = names.findIndex((name) => name.toLowerCase().includes(wanted));
  if (found === -1) return null;
  const [name = ''] = names;
  return name.toLowerCase().startsWith(wanted) ? -1 : found;
}

/** Those that fit, the best first. A fact is also found by its name and description in the language of the page. */
function fitting(written: string, choices: readonly (readonly [Completion, readonly string[]])[]): Completion[] {
  return choices
    .flatMap(([choice, words]) => {
      const rank = rankOf(written, [choice.label, ...words]);
      return rank === null ? [] : [{ choice, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}

const worded = (choices: readonly Completion[]) => choices.map((choice) => [choice, [] as string[]] as const);

/** A text that begins after `fact ==` or within the list of `fact in [`. */
const VALUE = /([\w.]+)\s*(?:[=!]=\s*|in\s*\[(?:[^\]]*,)?\s*)("[^"]*|\w*)$/;
/** Before this, a value is complete. */
const OPERAND = /(?:[\w)\]]|"(?:[^"\\]|\\.)*")\s+$/;
const AFTER_IN = /(?:^|[^\w.])in\s+$/;

/** What can be written at the cursor. */
export function suggestionsFor(facts: readonly Fact[]): (context: CompletionContext) => CompletionResult | null {
  const known = facts.map((fact) => [factChoice(fact), [factName(fact), factDescription(fact)]] as const);
  const byName = new Map(facts.map((fact) => [fact.name, fact]));
  const anything = [...known, ...worded([...functions, ...constants])];
  return ({ state, pos, explicit }) => {
    const before = state.sliceDoc(0, pos);
    const result = (written: string, options: Completion[]) =>
      options.length > 0 ? { from: pos - written.length, options, filter: false } : null;

    const [, compared = '', value = ''] = VALUE.exec(before) ?? [];
    const fact = byName.get(compared);
    const values = fact ? fitting(value, worded(valueChoices(fact))) : [];
    if (values.length > 0) return result(value, values);
    if (isInText(before)) return null;

    const [written = ''] = /[\w.]*$/.exec(before) ?? [];
    if (!written) {
      if (OPERAND.test(before) && !AFTER_IN.test(before)) return explicit ? result('', operators) : null;
      return explicit ? result('', fitting('', anything)) : null;
    }
    const dot = written.lastIndexOf('.');
    const isMethod = dot === 0 || (dot > 0 && byName.has(written.slice(0, dot)));
    const member = written.slice(dot + 1);
    if (isMethod) return result(member, fitting(member, worded(methods)));
    return /^\d/.test(written) ? null : result(written, fitting(written, anything));
  };
}

/** Whether the end is within quotes. */
const isInText = (before: string) =>
  /^(?:[^"'\\]|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*["'](?:[^"'\\]|\\.)*$/.test(before);
