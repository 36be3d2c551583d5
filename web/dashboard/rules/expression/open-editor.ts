import { autocompletion, closeCompletion, completionKeymap } from '@codemirror/autocomplete';
import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, tooltips } from '@codemirror/view';
import { t } from '@lingui/core/macro';
import type { Refused } from '../../graph/ask.js';
import type { Fact } from '../fact-words.js';
import { conditionLanguage } from './language.js';
import { look } from './look.js';
import { conditionProblems, problemsIn } from './problems.js';
import { suggestionsFor } from './suggestions.js';

/** Maximum length of a condition, in characters. The service has the same limit. */
const LONGEST = 2_000;

interface EditorOptions {
  condition: string;
  facts: readonly Fact[];
  /** The page's policy allows style elements with this nonce. */
  nonce: string;
  /** IDs of the elements that name and describe the field, and of the one that says what is wrong. */
  ids: { label: string; description: string; problem: string };
  onChange(condition: string): void;
  onProblems(messages: readonly string[]): void;
  onFailure(failed: Refused | null): void;
}

/** As in other fields, of what is pasted only as much is inserted as fits. */
const limit = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || transaction.newDoc.length <= LONGEST) return transaction;
  const { doc } = transaction.startState;
  const { from, to } = transaction.startState.selection.main;
  const room = LONGEST - (doc.length - (to - from));
  let inserted = '';
  transaction.changes.iterChanges((_from, _to, _start, _end, text) => (inserted += text.toString()));
  const insert = inserted.slice(0, Math.max(0, room));
  return insert ? { changes: { from, to, insert }, selection: { anchor: from + insert.length } } : [];
});

/** A text field for assistive technology, which says whether the condition is valid. */
const named = ({ label, description, problem }: EditorOptions['ids']): Extension =>
  EditorView.contentAttributes.of(({ state }) => {
    const isWrong = problemsIn(state).length > 0;
    return {
      'aria-labelledby': label,
      'aria-describedby': isWrong ? `${description} ${problem}` : description,
      'aria-required': 'true',
      ...(isWrong && { 'aria-invalid': 'true' }),
    };
  });

/**
 * Typing over a selection: a browser's own editing would give the new text the style of the old one by an inline style,
 * which the page's policy forbids.
 */
function typeOver({ inputType, data, isComposing }: InputEvent, view: EditorView): boolean {
  if (inputType !== 'insertText' || !data || isComposing || view.state.selection.main.empty) return false;
  view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}

/** Browsers would move the focus into the list, which scrolls. It closes, and Tab leaves the field as it does others. */
function closeFirst(view: EditorView): boolean {
  closeCompletion(view);
  return false;
}

/** Opens an editor of conditions in an element. Tab leaves it, as it does other fields. */
export function openEditor(parent: HTMLElement, options: EditorOptions): EditorView {
  const { condition, facts, nonce, ids, onChange } = options;
  const extensions = [
    EditorView.cspNonce.of(nonce),
    look,
    EditorView.lineWrapping,
    tooltips({ position: 'fixed' }),
    history(),
    limit,
    conditionLanguage(facts),
    conditionProblems(options),
    autocompletion({ override: [suggestionsFor(facts)], icons: false, maxRenderedOptions: 200 }),
    keymap.of([
      { key: 'Tab', run: closeFirst, shift: closeFirst },
      ...completionKeymap,
      ...standardKeymap,
      ...historyKeymap,
    ]),
    EditorState.phrases.of({ Completions: t`Suggestions` }),
    named(ids),
    EditorView.domEventHandlers({ beforeinput: typeOver }),
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: condition, extensions }) });
}
