import { enumOf } from '#kit/graph/enum-of.js';

export const NameSubjectKind = enumOf('NameSubjectKind', 'What bears a name.', {
  person: 'A natural person.',
  entity: 'A firm, an authority or another body.',
  vessel: 'A ship.',
  aircraft: 'An aircraft.',
});

export type NameSubjectKind = keyof typeof NameSubjectKind;
