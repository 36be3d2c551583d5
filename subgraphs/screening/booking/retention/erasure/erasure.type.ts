import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@InputType({
  description: 'Guest to erase, identified by one or more of these fields.',
})
export class EraseGuestInput {
  @Field(() => String, { nullable: true, description: 'Email address. All variants of the same mailbox match.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number in international format.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Identity document number.' })
  documentNumber?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "ID of one of the guest's reservations. Also erases reservations with the same email, phone number, or " +
      'name and birth date.',
  })
  reservationId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to keep the guest on the block list. Defaults to false.',
  })
  keepBlacklist?: boolean | null;
}

const count = (description: string) => Field(() => Int, { description });

@ObjectType({
  description: 'Result of an erasure: number of records changed, by kind. Repeating the request has no further effect.',
})
export class Erasure {
  @count('Number of reservations whose guest data was erased.')
  reservations!: number;

  @count('Number of encrypted birth dates and IP addresses deleted.')
  identities!: number;

  @count('Number of messages whose recipient and content were erased. Pending ones are canceled.')
  messages!: number;

  @count('Number of callbacks canceled.')
  callbacks!: number;

  @count('Number of payment events whose payer data was erased.')
  paymentEvents!: number;

  @count('Number of notes whose text was erased.')
  notes!: number;

  @count('Number of decisions whose notes about the guest were erased.')
  decisions!: number;

  @count('Number of block list entries removed.')
  blacklistEntries!: number;

  @count('Number of stored idempotent responses deleted.')
  keptAnswers!: number;

  @Field(() => [ID], { description: 'IDs of the reservations whose guest data was erased by this request.' })
  reservationIds!: string[];

  @Field(() => [ID], {
    description:
      'IDs of up to 100 reservations that share a contact detail with the erased ones but were not erased. ' +
      'Check whether they belong to the same guest.',
  })
  relatedReservationIds!: string[];
}
