import { Field, ObjectType } from 'type-graphql';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import type { DocumentDoubt } from '../../booking/id-document/needs-manual-review.js';

const DocumentDoubtEnum = capitalEnumOf<DocumentDoubt>(
  'PortalDocumentDoubt',
  'Reason why an ID document needs manual review.',
  {
    document_expired: 'The document has expired.',
    selfie_unclear: 'The selfie does not clearly show one face.',
  },
);

@ObjectType({ description: 'State of the ID check, as shown to the guest.' })
export class PortalDocumentCheck {
  @Field(() => Boolean, { description: 'Whether the check passed. If not, it may need manual review.' })
  isPassed!: boolean;

  @Field(() => [DocumentDoubtEnum], {
    description: 'Problems that the guest can resolve with another document or picture.',
  })
  doubts!: DocumentDoubt[];
}
