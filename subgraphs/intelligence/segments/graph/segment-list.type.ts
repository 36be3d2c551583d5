import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { RfmScores, SegmentFlags, SegmentWords } from './guest-segment.type.js';
import { SegmentMetrics } from './segment-metrics.type.js';

@ObjectType({ description: 'Primary guest.' })
class Guest {
  @Directive('@external')
  @Field(() => String, { nullable: true, description: 'Email address.' })
  email!: string | null;

  @Directive('@external')
  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;
}

@ObjectType({ description: 'Reservation to save.' })
@Directive('@key(fields: "id")')
export class Reservation {
  @Field(() => ID, { description: 'ID of the reservation.' })
  id!: string;

  @Directive('@external')
  @Field(() => ID, { description: 'Account that owns the reservation.' })
  accountId!: string;

  @Directive('@external')
  @Field(() => Guest, { description: 'Primary guest.' })
  guest!: Guest;
}

@ObjectType({ description: 'Segment with its number of guests.' })
export class SegmentCount {
  @Field(() => SegmentWords, { description: 'Segment.' })
  segment!: SegmentWords;

  @Field(() => Int, { description: 'Number of guests today.' })
  guests!: number;
}

@ObjectType({ description: 'Guest of one account, as listed by segment.' })
export class SegmentGuest {
  @Field(() => ID, { description: 'Guest ID within the account. It changes if guest profiles are merged.' })
  id!: string;

  @Field(() => ID, { description: 'Account of the stays.' })
  accountId!: string;

  @Field(() => SegmentWords, { description: 'Segment.' })
  segment!: SegmentWords;

  @Field(() => RfmScores, { description: 'RFM scores.' })
  rfmScores!: RfmScores;

  @Field(() => SegmentMetrics, { description: 'Stay metrics.' })
  metrics!: SegmentMetrics;

  @Field(() => SegmentFlags, { description: 'Additional flags.' })
  flags!: SegmentFlags;

  @Field(() => Reservation, {
    nullable: true,
    description: 'Reservation with the latest check-out; null if deleted.',
  })
  reservation!: Reservation | null;
}

@ObjectType({ description: 'Page of guests.' })
export class SegmentGuestPage {
  @Field(() => Int, { description: 'Total number of guests.' })
  total!: number;

  @Field(() => Int, { description: 'Offset: number of items skipped.' })
  from!: number;

  @Field(() => Int, { description: 'Page size applied.' })
  size!: number;

  @Field(() => [SegmentGuest], { description: 'Guests, highest spend first.' })
  items!: SegmentGuest[];
}
