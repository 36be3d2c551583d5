import { enumOf } from '#kit/graph/enum-of.js';

export const NameSubjectKind = enumOf('NameSubjectKind', 'Kind of subject on a watchlist.', {
  person: 'Person.',
  entity: 'Company, authority or other organization.',
  vessel: 'Vessel.',
  aircraft: 'Aircraft.',
});

export type NameSubjectKind = keyof typeof NameSubjectKind;
