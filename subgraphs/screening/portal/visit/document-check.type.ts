import { Field, ObjectType } from 'type-graphql';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import type { DocumentDoubt } from '../../booking/id-document/waits-for-person.js';

export const DocumentDoubtEnum = capitalEnumOf<DocumentDoubt>(
  'PortalDocumentDoubt',
  'Why an ID document needs a person.',
  {
    document_expired: 'The document has expired.',
    selfie_unclear: 'The selfie does not clearly show one face.',
  },
);

@ObjectType({ description: 'State of the ID check, as shown to the guest.' })
export class PortalDocumentCheck {
  @Field(() => Boolean, { description: 'Whether the check passed. Until then, a person may have to decide.' })
  isPassed!: boolean;

  @Field(() => [DocumentDoubtEnum], { description: 'What the guest can improve.' })
  doubts!: DocumentDoubt[];
}
