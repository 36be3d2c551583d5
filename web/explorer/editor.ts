import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';

export interface Editor {
  text(): string;
  /** Takes another text. */
  show(text: string): void;
  view: EditorView;
}

interface EditorChoice {
  label: string;
  text: string;
  language: Extension;
  onRun(): void;
}

const LOOK = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'var(--sheet)', height: '100%', fontSize: '0.875rem' },
  '.cm-gutters': { color: 'var(--quiet)', backgroundColor: 'var(--soft)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-tooltip': { backgroundColor: 'var(--sheet)', color: 'var(--text)', border: '1px solid var(--line)' },
  '.cm-panels': { backgroundColor: 'var(--soft)', color: 'var(--text)' },
  '.cm-selectionBackground': { backgroundColor: 'var(--soft) !important' },
});

const WORDS = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword, tags.bool, tags.null], color: 'var(--accent)', fontWeight: '600' },
  { tag: [tags.string, tags.number], color: 'var(--notice)' },
  { tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic' },
]);

/**
 * An editor in a shadow tree of its own: there its styles are sheets made by script, which the page's policy lets
 * through, while a style element in the page would be refused. Tab leaves it, as everywhere.
 */
export function openEditor(place: HTMLElement, { label, text, language, onRun }: EditorChoice): Editor {
  const root = place.attachShadow({ mode: 'open' });
  const run = keymap.of([{ key: 'Mod-Enter', run: () => (onRun(), true) }]);
  const named = EditorView.contentAttributes.of({ 'aria-label': label });
  const state = EditorState.create({
    doc: text,
    extensions: [run, basicSetup, language, LOOK, syntaxHighlighting(WORDS), named],
  });
  const view = new EditorView({ state, root, parent: root });
  return {
    view,
    text: () => view.state.doc.toString(),
    show: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
  };
}
