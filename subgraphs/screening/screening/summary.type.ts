import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { CATALOG, ENTRY_KEYS } from './checks/catalog.js';
import {
  CompositeStatus,
  DetailStatus,
  PortalStatus,
  RiskColor,
  SupervisedDecision,
  VerificationStatus,
} from '../booking/reservation/statuses.type.js';
import { PhraseType } from '#kit/graph/phrase.type.js';
import { GuestValueTier, ModelOrigin, RebookingTier } from './loyalty-enums.js';

@ObjectType({ description: 'Result of one check.' })
export class VerificationEntry {
  @Field(() => DetailStatus, { description: 'Status of the check.' })
  status!: string;

  @Field(() => String, { nullable: true, description: 'Value of the check, such as a score.' })
  value?: string | null;

  @Field(() => String, { nullable: true, description: 'Explanation of the status and what to do.' })
  help?: string | null;

  @Field(() => [PhraseType], {
    description: 'The sentences of `help` as phrases; empty in older results and stored decisions.',
  })
  helpPhrases?: PhraseType[];

  @Field(() => [String], { description: 'Findings.' })
  findings!: string[];

  @Field(() => [PhraseType], {
    description: 'The findings as phrases, in the same order; empty in older results and stored decisions.',
  })
  findingPhrases?: PhraseType[];
}

@ObjectType({ description: 'Results of all checks.' })
export class VerificationDetails {}

/** GraphQL field of an entry: `credit_check` → `creditCheck`. */
export const entryField = (key: string): string => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

for (const key of ENTRY_KEYS)
  Field(() => VerificationEntry, { description: CATALOG[key].description })(
    VerificationDetails.prototype,
    entryField(key),
  );

@ObjectType({ description: 'Loyalty prediction from the last analysis. Does not affect any check.' })
export class LoyaltyPrediction {
  @Field(() => Float, { description: 'Rank among guests, 0 to 100; not a probability.' })
  score!: number;

  @Field(() => RebookingTier, { description: 'Loyalty tier.' })
  tier!: string;

  @Field(() => Float, {
    description: 'Customer value in US dollars: past stays, this stay and the next three years (predicted).',
  })
  value!: number;

  @Field(() => GuestValueTier, { description: 'Value tier.' })
  valueTier!: string;

  @Field(() => [String], { description: 'Most influential factors of the score.' })
  reasons!: string[];

  @Field(() => String, { description: 'Name, version and content digest of the model.' })
  model!: string;

  @Field(() => ModelOrigin, { nullable: true, description: 'Origin of the training data; null in older analyses.' })
  origin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Limitations of the prediction; null if the model was trained on your own history.',
  })
  note?: string | null;
}

@ObjectType({ description: 'Verification summary of a reservation.' })
export class VerificationSummary {
  @Field(() => ID, { description: 'Reservation ID.' })
  reservationId!: string;

  @Field(() => PortalStatus, { description: "Guest's progress in the portal." })
  guestPortalStatus!: string;

  @Field(() => String, { nullable: true, description: 'Portal screen submitted last.' })
  guestPortalLastScreen!: string | null;

  @Field(() => CompositeStatus, { description: 'Supervised decision if there is one, otherwise the automatic status.' })
  compositeStatus!: string;

  @Field(() => VerificationStatus, { description: 'Automatic status.' })
  status!: string;

  @Field(() => String, { description: 'Explanation of the status.' })
  reason!: string;

  @Field(() => [PhraseType], { description: 'The sentences of `reason` as phrases; empty in older results.' })
  reasonPhrases!: PhraseType[];

  @Field(() => RiskColor, { nullable: true, description: 'Risk color of the stay; null before the first analysis.' })
  riskColor!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Risk score of the stay, 0 to 100; null before the first analysis.',
  })
  riskScore!: number | null;

  @Field(() => [String], { description: 'Top risks, most severe first; up to 5.' })
  topRisks!: string[];

  @Field(() => [PhraseType], { description: 'The top risks as phrases, in the same order; empty in older results.' })
  topRiskPhrases!: PhraseType[];

  @Field(() => [String], { description: 'Recommended actions for the top risks; up to 5.' })
  topRecommendations!: string[];

  @Field(() => [PhraseType], {
    description: 'The recommended actions as phrases, in the same order; empty in older results.',
  })
  topRecommendationPhrases!: PhraseType[];

  @Field(() => VerificationDetails, { description: 'Results of each check.' })
  details!: VerificationDetails;

  @Field(() => SupervisedDecision, {
    nullable: true,
    description: 'Supervised decision, made by a team member or a business rule.',
  })
  supervised!: string | null;

  @Field(() => [String], { description: 'Names of the live business rules that fired.' })
  businessRules!: string[];

  @Field(() => LoyaltyPrediction, {
    nullable: true,
    description: 'How likely the guest is to return; null before the first analysis and in test mode.',
  })
  loyalty!: LoyaltyPrediction | null;

  @Field(() => Boolean, { description: 'Whether an analysis is queued or running.' })
  queued!: boolean;
}
