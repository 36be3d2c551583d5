import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { IdentifierType } from '../guests/guest-keys.js';
import type { Factor } from '../rules/factors.js';
import { SegmentMetrics } from './segment-metrics.type.js';

export enum SegmentPriority {
  CRITICAL = 'CRITICAL',
  HIGH = 'HIGH',
  MEDIUM = 'MEDIUM',
  LOW = 'LOW',
}

registerEnumType(SegmentPriority, {
  name: 'SegmentPriority',
  description: 'How soon something should be done.',
  valuesConfig: {
    CRITICAL: { description: 'This week.' },
    HIGH: { description: 'Soon.' },
    MEDIUM: { description: 'With the next campaign.' },
    LOW: { description: 'Hardly.' },
  },
});

export enum SegmentConfidence {
  HIGH = 'HIGH',
  MEDIUM = 'MEDIUM',
  LOW = 'LOW',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(SegmentConfidence, {
  name: 'SegmentConfidence',
  description: 'How far a segment can be relied on.',
  valuesConfig: {
    HIGH: { description: 'An own address, and a number or two stays, among at least 50 guests to compare with.' },
    MEDIUM: { description: 'One identifier of their own.' },
    LOW: { description: "Known by channels' addresses only, or several names share the number." },
    UNKNOWN: { description: 'No completed stay, or several people under one identifier.' },
  },
});

@ObjectType({ description: 'A group of guests who are worth the same attention.' })
export class SegmentWords {
  @Field(() => String, { description: 'Name, such as `Champions`.' })
  name!: string;

  @Field(() => Int, { description: '1 is the highest, 8 the lowest.' })
  tier!: number;

  @Field(() => String, { description: 'Who is in it.' })
  description!: string;

  @Field(() => String, { description: 'What to do.' })
  recommendedAction!: string;

  @Field(() => String, { description: 'A word for the kind of offer, `none` for no offer.' })
  offerType!: string;

  @Field(() => SegmentPriority, { description: 'How soon.' })
  priority!: string;
}

@ObjectType({ description: 'The three scores, each from 1 to 5.' })
export class RfmScores {
  @Field(() => Int, { description: 'How lately the guest has stayed; 5 with a stay to come.' })
  recency!: number;

  @Field(() => Int, { description: 'How often: 1, 2, 3, 4 to 5, and 6 stays or more.' })
  frequency!: number;

  @Field(() => Int, { description: "The fifth of the account's guests by revenue; the fifth one spends most." })
  monetary!: number;

  @Field(() => String, { description: 'The three as digits.' })
  composite!: string;
}

@ObjectType({ description: 'How well the guest is known.' })
export class SegmentQuality {
  @Field(() => SegmentConfidence, { description: 'How far the segment can be relied on.' })
  confidence!: string;

  @Field(() => Boolean, { description: 'An e-mail address is known, be it a masked one.' })
  hasEmail!: boolean;

  @Field(() => Boolean, { description: 'A phone number is known.' })
  hasPhone!: boolean;

  @Field(() => Boolean, { description: 'Every known address belongs to a booking channel and hides their own.' })
  isOtaMasked!: boolean;

  @Field(() => String, { description: 'What the guest was found by: `email` or `phone`.' })
  identifierType!: IdentifierType;
}

@ObjectType({ description: 'Why a guest is in their segment.' })
export class SegmentFactor implements Factor {
  @Field(() => String, { description: '`recency`, `frequency` or `monetary`.' })
  factor!: string;

  @Field(() => String, { description: 'The value with its unit.' })
  value!: string;

  @Field(() => String, { description: "`positive` or `negative`, against the account's median guest." })
  impact!: 'positive' | 'negative';

  @Field(() => String, { description: 'The same in a sentence.' })
  description!: string;
}

@ObjectType({ description: 'What else is to be known of a guest.' })
export class SegmentFlags {
  @Field(() => Boolean, {
    description: "A company's name, an address of a company's domain, or stays of working weeks.",
  })
  isCorporateAccount!: boolean;

  @Field(() => Boolean, { description: 'Most bookings came through channels.' })
  isOtaGuest!: boolean;

  @Field(() => Boolean, { description: 'A confirmed stay is running or to come.' })
  hasFutureBooking!: boolean;

  @Field(() => Boolean, { description: 'Comes back at the same time of year.' })
  isSeasonalGuest!: boolean;
}

@ObjectType({ description: 'What the stays of a guest say of them, in one account.' })
export class GuestSegment {
  @Field(() => String, { description: 'The e-mail address or phone number that the guest was found by.' })
  guestId!: string;

  @Field(() => ID, { description: 'The account that the stays are of.' })
  accountId!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was worked out.' })
  timestamp!: Date;

  @Field(() => SegmentWords, { description: 'The segment.' })
  segment!: SegmentWords;

  @Field(() => RfmScores, { description: 'The scores.' })
  rfmScores!: RfmScores;

  @Field(() => SegmentMetrics, { description: 'What is counted.' })
  metrics!: SegmentMetrics;

  @Field(() => SegmentQuality, { description: 'How well the guest is known.' })
  dataQuality!: SegmentQuality;

  @Field(() => [SegmentFactor], { description: 'Why, the strongest first; none without a completed stay.' })
  topFactors!: SegmentFactor[];

  @Field(() => SegmentFlags, { description: 'What else is to be known.' })
  flags!: SegmentFlags;
}

@ObjectType({ description: 'The answer to a question about one guest.' })
export class GuestSegmentAnswer {
  @Field(() => GuestSegment, { nullable: true, description: 'null: none of the accounts knows the guest.' })
  found!: GuestSegment | null;

  @Field(() => [String], { description: 'What may help where nobody was found; they depend on the spelling alone.' })
  suggestions!: string[];
}

@ObjectType({ description: 'The answer to a question about several guests.' })
export class GuestSegmentBatch {
  @Field(() => [GuestSegment], { description: 'Who was found, in the order asked.' })
  results!: GuestSegment[];

  @Field(() => [String], { description: 'Who was not.' })
  notFound!: string[];

  @Field(() => Int, { description: 'Guests asked for; one who was named twice counts once.' })
  totalRequested!: number;

  @Field(() => Int, { description: 'Guests found.' })
  totalFound!: number;
}
