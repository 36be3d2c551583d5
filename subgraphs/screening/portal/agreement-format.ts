import { enumOf } from '#kit/graph/enum-of.js';

/** The same enum as in the identity subgraph. */
export const AgreementFormat = enumOf('AgreementFormat', 'Format of an agreement text.', {
  html: 'HTML. It is sanitized: no scripts and no external resources.',
  text: 'Plain text.',
  markdown: 'Markdown.',
});
