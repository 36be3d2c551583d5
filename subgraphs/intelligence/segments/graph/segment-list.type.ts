import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#kit/graph/connection.js';
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

@ObjectType({ description: 'A booking, or a stand-alone verification of a guest.' })
@Directive('@key(fields: "id")')
export class Reservation {
  @Field(() => ID, { description: 'Reservation ID.' })
  id!: string;

  @Directive('@external')
  @Field(() => ID, { description: 'ID of the account that owns the reservation.' })
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

@ObjectType({ description: 'A guest of one account, as listed in a segment.' })
export class SegmentGuest {
  @Field(() => ID, { description: 'Guest ID within the account. It changes if guest profiles are merged.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the account that the stays belong to.' })
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

/** `SegmentGuestEdge` and `SegmentGuestConnection`. */
export const SegmentGuestConnection = connectionOf('SegmentGuest', () => SegmentGuest);

@ObjectType({ description: 'A page of guests by offset. New clients should use `segmentGuestConnection`.' })
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
