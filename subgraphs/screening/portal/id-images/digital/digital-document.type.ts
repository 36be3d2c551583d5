import { Field, ID, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { IdCard } from '../show/id-check.type.js';
import { BookingMismatchEnum } from '../show/id-image-enums.js';
import { DocumentChip } from './document-chip.type.js';
import { MobileLicence } from './mobile-licence.type.js';

@ObjectType({ description: 'Result of submitting a digital document.' })
export class DigitalDocument {
  @Field(() => DocumentChip, { nullable: true, description: 'The chip, checked; null without one.' })
  chip!: DocumentChip | null;

  @Field(() => MobileLicence, { nullable: true, description: 'The mobile licence, checked; null without one.' })
  mobileLicence!: MobileLicence | null;

  @RequiresRole('manager')
  @Field(() => IdCard, { nullable: true, description: 'Data read from the document.' })
  card!: IdCard | null;

  @Field(() => BookingMismatchEnum, {
    nullable: true,
    description: 'How the document differs from the booking; null if it matches.',
  })
  mismatch!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The mismatch as a sentence for the guest, including what they can do about it.',
  })
  notice!: string | null;

  @Field(() => ID, { description: "ID of the guest's reservation." })
  reservationId!: string;
}
