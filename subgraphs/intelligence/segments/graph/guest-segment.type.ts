import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import type { Phrase } from '#kit/phrase.js';
import type { IdentifierType } from '../guests/guest-keys.js';
import type { Factor } from '../rules/factors.js';
import { SegmentMetrics } from './segment-metrics.type.js';
import { GuestIdentifier, SegmentFactorName, SegmentImpact } from './segment-enums.js';

export enum SegmentPriority {
  CRITICAL = 'CRITICAL',
  HIGH = 'HIGH',
  MEDIUM = 'MEDIUM',
  LOW = 'LOW',
}

registerEnumType(SegmentPriority, {
  name: 'SegmentPriority',
  description: 'Priority of the recommended action.',
  valuesConfig: {
    CRITICAL: { description: 'Act this week.' },
    HIGH: { description: 'Act soon.' },
    MEDIUM: { description: 'Include in the next campaign.' },
    LOW: { description: 'Low priority.' },
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
  description: 'Confidence in a segment.',
  valuesConfig: {
    HIGH: {
      description: 'Personal email address plus a phone number or two stays, with at least 50 guests for comparison.',
    },
    MEDIUM: { description: 'One personal identifier.' },
    LOW: { description: 'Only masked booking channel addresses are known, or several names share one phone number.' },
    UNKNOWN: { description: 'No completed stay, or several people share one identifier.' },
  },
});

@ObjectType({ description: 'Guest segment.' })
export class SegmentWords {
  @Field(() => String, { description: 'Segment name, such as `Champions`.' })
  name!: string;

  @Field(() => Int, { description: 'Tier from 1 (highest) to 8 (lowest).' })
  tier!: number;

  @Field(() => String, { description: 'Description of the guests in this segment.' })
  description!: string;

  @Field(() => String, { description: 'Recommended action.' })
  recommendedAction!: string;

  @Field(() => String, { description: 'Type of offer; `none` if no offer is recommended.' })
  offerType!: string;

  @Field(() => SegmentPriority, { description: 'Priority of the recommended action.' })
  priority!: string;
}

@ObjectType({ description: 'Recency, frequency and monetary (RFM) scores, each 1 to 5.' })
export class RfmScores {
  @Field(() => Int, { description: 'Recency score, 1 to 5; 5 if a stay is upcoming.' })
  recency!: number;

  @Field(() => Int, { description: 'Frequency score, 1 to 5, for 1, 2, 3, 4–5, or 6 or more stays.' })
  frequency!: number;

  @Field(() => Int, {
    description: "Monetary score, 1 to 5: the guest's revenue quintile within the account; 5 is the highest.",
  })
  monetary!: number;

  @Field(() => String, { description: 'The three scores as a three-digit string.' })
  composite!: string;
}

@ObjectType({ description: "Data quality of the guest's profile." })
export class SegmentQuality {
  @Field(() => SegmentConfidence, { description: 'Confidence in the segment.' })
  confidence!: string;

  @Field(() => Boolean, { description: 'Whether an email address is known, including a masked one.' })
  hasEmail!: boolean;

  @Field(() => Boolean, { description: 'Whether a phone number is known.' })
  hasPhone!: boolean;

  @Field(() => Boolean, { description: 'Whether every known email address is a masked booking channel address.' })
  isOtaMasked!: boolean;

  @Field(() => GuestIdentifier, { description: 'Identifier that matched the guest.' })
  identifierType!: IdentifierType;
}

@ObjectType({ description: "Factor behind a guest's segment." })
export class SegmentFactor implements Factor {
  @Field(() => SegmentFactorName, { description: 'Factor.' })
  factor!: string;

  @Field(() => String, { description: 'Value with unit.' })
  value!: string;

  @Field(() => SegmentImpact, { description: "Comparison with the account's median guest." })
  impact!: 'positive' | 'negative';

  @Field(() => String, { description: 'Human-readable explanation.' })
  description!: string;

  said!: Phrase;
}

@ObjectType({ description: 'Additional flags of a guest.' })
export class SegmentFlags {
  @Field(() => Boolean, {
    description:
      'Whether this is likely a business guest, judging by a company name, a company email domain or stays ' +
      'during the working week.',
  })
  isCorporateAccount!: boolean;

  @Field(() => Boolean, { description: 'Whether most bookings came through booking channels.' })
  isOtaGuest!: boolean;

  @Field(() => Boolean, { description: 'Whether a confirmed stay is current or upcoming.' })
  hasFutureBooking!: boolean;

  @Field(() => Boolean, { description: 'Whether the guest returns at the same time of year.' })
  isSeasonalGuest!: boolean;
}

@ObjectType({ description: 'Segment profile of a guest in one account.' })
export class GuestSegment {
  @Field(() => String, { description: 'Email address or phone number used for the lookup.' })
  guestId!: string;

  @Field(() => ID, { description: 'ID of the account that the stays belong to.' })
  accountId!: string;

  @Field(() => DateTimeScalar, { description: 'Calculation time.' })
  timestamp!: Date;

  @Field(() => SegmentWords, { description: 'Segment.' })
  segment!: SegmentWords;

  @Field(() => RfmScores, { description: 'RFM scores.' })
  rfmScores!: RfmScores;

  @Field(() => SegmentMetrics, { description: 'Stay metrics.' })
  metrics!: SegmentMetrics;

  @Field(() => SegmentQuality, { description: "Data quality of the guest's profile." })
  dataQuality!: SegmentQuality;

  @Field(() => [SegmentFactor], { description: 'Factors, strongest first; empty if the guest has no completed stay.' })
  topFactors!: SegmentFactor[];

  @Field(() => SegmentFlags, { description: 'Additional flags.' })
  flags!: SegmentFlags;
}

@ObjectType({ description: 'Result of a segment lookup for one guest.' })
export class GuestSegmentAnswer {
  @Field(() => GuestSegment, {
    nullable: true,
    description: 'Segment profile; null if the guest is not found in any of the accounts.',
  })
  found!: GuestSegment | null;

  @Field(() => [String], {
    description: 'Suggestions for a lookup that found no guest, based only on the format of the identifier.',
  })
  suggestions!: string[];
}

@ObjectType({ description: 'Result of a segment lookup for several guests.' })
export class GuestSegmentBatch {
  @Field(() => [GuestSegment], { description: 'Guests found, in input order.' })
  results!: GuestSegment[];

  @Field(() => [String], { description: 'Identifiers not found.' })
  notFound!: string[];

  @Field(() => Int, { description: 'Number of identifiers looked up; duplicates count once.' })
  totalRequested!: number;

  @Field(() => Int, { description: 'Number of guests found.' })
  totalFound!: number;
}
