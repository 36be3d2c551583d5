import { registerEnumType } from 'type-graphql';

export const NameSubjectKind = {
  person: 'person',
  entity: 'entity',
  vessel: 'vessel',
  aircraft: 'aircraft',
} as const;

registerEnumType(NameSubjectKind, {
  name: 'NameSubjectKind',
  description: 'What bears a name.',
  valuesConfig: {
    person: { description: 'A natural person.' },
    entity: { description: 'A firm, an authority or another body.' },
    vessel: { description: 'A ship.' },
    aircraft: { description: 'An aircraft.' },
  },
});
