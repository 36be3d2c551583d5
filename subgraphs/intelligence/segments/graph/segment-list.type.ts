import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { RfmScores, SegmentFlags, SegmentWords } from './guest-segment.type.js';
import { SegmentMetrics } from './segment-metrics.type.js';

@ObjectType({ description: 'The guest who booked.' })
class Guest {
  @Directive('@external')
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Directive('@external')
  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;
}

@ObjectType({ description: 'A reservation, kept by the screening subgraph.' })
@Directive('@key(fields: "id")')
export class Reservation {
  @Field(() => ID, { description: 'Identifier of the reservation.' })
  id!: string;

  @Directive('@external')
  @Field(() => ID, { description: 'The account that the reservation belongs to.' })
  accountId!: string;

  @Directive('@external')
  @Field(() => Guest, { description: 'The guest who booked.' })
  guest!: Guest;
}

@ObjectType({ description: 'A segment and how many guests are in it.' })
export class SegmentCount {
  @Field(() => SegmentWords, { description: 'The segment.' })
  segment!: SegmentWords;

  @Field(() => Int, { description: 'Guests in it today.' })
  guests!: number;
}

@ObjectType({ description: 'A guest of one account in a list of guests.' })
export class SegmentGuest {
  @Field(() => ID, { description: 'Identifier of the guest within the account; another one when guests are joined.' })
  id!: string;

  @Field(() => ID, { description: 'The account that the stays are of.' })
  accountId!: string;

  @Field(() => SegmentWords, { description: 'The segment.' })
  segment!: SegmentWords;

  @Field(() => RfmScores, { description: 'The scores.' })
  rfmScores!: RfmScores;

  @Field(() => SegmentMetrics, { description: 'What is counted.' })
  metrics!: SegmentMetrics;

  @Field(() => SegmentFlags, { description: 'What else is to be known.' })
  flags!: SegmentFlags;

  @Field(() => Reservation, {
    nullable: true,
    description: 'The reservation with the last check-out, which tells who it is; null where it is kept no more.',
  })
  reservation!: Reservation | null;
}

@ObjectType({ description: 'A page of guests.' })
export class SegmentGuestPage {
  @Field(() => Int, { description: 'Guests in all.' })
  total!: number;

  @Field(() => Int, { description: 'How many were passed over.' })
  from!: number;

  @Field(() => Int, { description: 'How many a page has at most.' })
  size!: number;

  @Field(() => [SegmentGuest], { description: 'Who spent most comes first.' })
  items!: SegmentGuest[];
}
