import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@InputType({
  description: 'The guest who is to be forgotten: by any of these, or several of them.',
})
export class EraseGuestInput {
  @Field(() => String, { nullable: true, description: 'E-mail address; all addresses of the same mailbox count.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number in international format.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of an identity document.' })
  documentNumber?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A reservation of the guest: it, and all that share its address, number, or name with birth date.',
  })
  reservationId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Leaves the guest on the blacklist; off when absent.' })
  keepBlacklist?: boolean | null;
}

const count = (description: string) => Field(() => Int, { description });

@ObjectType({ description: 'What was forgotten: how many rows of each kind. A repeat forgets nothing more.' })
export class Erasure {
  @count('Reservations that lost their guest.')
  reservations!: number;

  @count('Sealed birth dates and IP addresses.')
  identities!: number;

  @count('Messages that lost recipient and words; those that waited are canceled.')
  messages!: number;

  @count('Callbacks that will not be posted.')
  callbacks!: number;

  @count('Payment events that lost who paid.')
  paymentEvents!: number;

  @count('Notes whose text was replaced.')
  notes!: number;

  @count('Decisions that lost what the operator had said of the guest.')
  decisions!: number;

  @count('Entries taken off the blacklist.')
  blacklistEntries!: number;

  @count('Answers that were kept for repeats of a request.')
  keptAnswers!: number;

  @Field(() => [ID], { description: 'Identifiers of the reservations that lost their guest now.' })
  reservationIds!: string[];

  @Field(() => [ID], {
    description:
      'Reservations, at most 100, that share a mark with those and were not meant: look whether it is the same guest.',
  })
  relatedReservationIds!: string[];
}
