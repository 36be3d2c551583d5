import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@InputType({
  description: 'Guest to erase, identified by one or more of these fields.',
})
export class EraseGuestInput {
  @Field(() => String, { nullable: true, description: 'Email address. All spellings of the same mailbox match.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number in international format.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Identity document number.' })
  documentNumber?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Reservation of the guest. Also erases reservations with the same email, phone, or name and ' + 'birth date.',
  })
  reservationId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Keep the guest on the blacklist. Default: false.' })
  keepBlacklist?: boolean | null;
}

const count = (description: string) => Field(() => Int, { description });

@ObjectType({
  description:
    'Result of an erasure: number of records changed, by kind. A repeated request changes nothing ' + 'more.',
})
export class Erasure {
  @count('Reservations whose guest data was erased.')
  reservations!: number;

  @count('Encrypted birth dates and IP addresses deleted.')
  identities!: number;

  @count('Messages whose recipient and content were erased. Pending ones are canceled.')
  messages!: number;

  @count('Callbacks canceled.')
  callbacks!: number;

  @count('Payment events whose payer data was erased.')
  paymentEvents!: number;

  @count('Notes whose text was erased.')
  notes!: number;

  @count('Decisions whose notes about the guest were erased.')
  decisions!: number;

  @count('Blacklist entries removed.')
  blacklistEntries!: number;

  @count('Stored responses (for request retries) deleted.')
  keptAnswers!: number;

  @Field(() => [ID], { description: 'IDs of the reservations whose guest data was erased by this request.' })
  reservationIds!: string[];

  @Field(() => [ID], {
    description:
      'Up to 100 reservations that share a contact detail with those but were not erased. Check ' +
      'whether it is the same guest.',
  })
  relatedReservationIds!: string[];
}
