import { EditorView } from '@codemirror/view';

/** The editor looks like the fields around it, in both colour schemes. */
export const look = EditorView.theme({
  '&': {
    border: '1px solid var(--mantine-color-default-border)',
    borderRadius: 'var(--mantine-radius-default)',
    background: 'light-dark(var(--mantine-color-white), var(--mantine-color-dark-6))',
    color: 'var(--text)',
  },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '1.55' },
  '.cm-content': { minHeight: '3.6em', padding: '0.4rem 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--bad)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.2em',
  },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '0.375rem',
    background: 'var(--surface)',
    color: 'var(--text)',
    boxShadow: 'var(--mantine-shadow-md)',
  },
  '.cm-tooltip .cm-diagnostic': {
    borderInlineStart: '3px solid var(--bad)',
    fontFamily: 'var(--mantine-font-family)',
    whiteSpace: 'normal',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxWidth: 'min(30rem, 92vw)',
    maxHeight: '15rem',
    fontFamily: 'var(--mantine-font-family-monospace)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.3rem 0.6rem', lineHeight: '1.4' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--active)', color: 'var(--text)' },
  '.cm-completionDetail': {
    color: 'var(--quiet)',
    fontFamily: 'var(--mantine-font-family)',
    fontStyle: 'normal',
    marginInlineStart: '0.75rem',
  },
  '.cm-tooltip.cm-completionInfo': {
    width: 'max-content',
    maxWidth: 'min(20rem, 92vw)',
    padding: '0.5rem 0.75rem',
    overflowWrap: 'anywhere',
  },
  '.cm-completionInfo p': { margin: '0' },
  '.cm-completionInfo p + p': { marginBlockStart: '0.25rem', color: 'var(--quiet)' },
});
