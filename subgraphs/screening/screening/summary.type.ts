import { Field, Float, ID, ObjectType } from 'type-graphql';
import { CATALOG, ENTRY_KEYS } from './checks/catalog.js';
import {
  CompositeStatus,
  DetailStatus,
  PortalStatus,
  RiskColor,
  SupervisedDecision,
  VerificationStatus,
} from '../booking/reservation/statuses.type.js';

@ObjectType({ description: 'One entry of the verification.' })
export class VerificationEntry {
  @Field(() => DetailStatus, { description: 'What the entry found.' })
  status!: string;

  @Field(() => String, { nullable: true, description: 'The value that the entry found, such as a score.' })
  value?: string | null;

  @Field(() => String, { nullable: true, description: 'What the status means and what to do.' })
  help?: string | null;

  @Field(() => [String], { description: 'What was found.' })
  findings!: string[];
}

@ObjectType({ description: 'The entries of the verification.' })
export class VerificationDetails {}

/** `credit_check` → `creditCheck`: an entry's field in the graph. */
export const entryField = (key: string): string => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

for (const key of ENTRY_KEYS)
  Field(() => VerificationEntry, { description: CATALOG[key].description })(
    VerificationDetails.prototype,
    entryField(key),
  );

@ObjectType({ description: 'What the loyalty model said of the guest at the last analysis. It weighs in no check.' })
export class LoyaltyPrediction {
  @Field(() => Float, { description: 'Standing among guests, 0 to 100; no probability.' })
  score!: number;

  @Field(() => String, { description: '`high_loyalty`, `medium_loyalty` or `low_loyalty`.' })
  tier!: string;

  @Field(() => Float, {
    description:
      'US dollars: what the guest has spent, this stay, and what the next three years are expected to bring.',
  })
  value!: number;

  @Field(() => String, { description: '`high_value`, `medium_value` or `low_value`.' })
  valueTier!: string;

  @Field(() => [String], { description: 'What moved the standing most.' })
  reasons!: string[];

  @Field(() => String, { description: 'Name, version and content of the model.' })
  model!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the model was trained on: `simulated`, `open` or `own` data; null in older analyses.',
  })
  origin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What to know before relying on the numbers; null: the model was trained on your own history.',
  })
  note?: string | null;
}

@ObjectType({ description: 'What the verification of a reservation shows.' })
export class VerificationSummary {
  @Field(() => ID, { description: 'Identifier of the reservation.' })
  reservationId!: string;

  @Field(() => PortalStatus, { description: 'How far the guest got in the portal.' })
  guestPortalStatus!: string;

  @Field(() => String, { nullable: true, description: 'The screen of the portal that was submitted last.' })
  guestPortalLastScreen!: string | null;

  @Field(() => CompositeStatus, { description: "The operator's decision if there is one, else the machine's status." })
  compositeStatus!: string;

  @Field(() => VerificationStatus, { description: "The machine's verdict." })
  status!: string;

  @Field(() => String, { description: 'Why the status is what it is.' })
  reason!: string;

  @Field(() => RiskColor, { nullable: true, description: 'How risky the stay is; null before the first analysis.' })
  riskColor!: string | null;

  @Field(() => [String], { description: 'What weighs most, the heaviest first.' })
  topRisks!: string[];

  @Field(() => [String], { description: 'What to do about it.' })
  topRecommendations!: string[];

  @Field(() => VerificationDetails, { description: 'The entries.' })
  details!: VerificationDetails;

  @Field(() => SupervisedDecision, { nullable: true, description: "The operator's decision." })
  supervised!: string | null;

  @Field(() => [String], { description: 'Business rules that fired.' })
  businessRules!: string[];

  @Field(() => LoyaltyPrediction, {
    nullable: true,
    description: 'How likely the guest comes back; null before the first analysis and in test mode.',
  })
  loyalty!: LoyaltyPrediction | null;

  @Field(() => Boolean, { description: 'Whether an analysis is still to come.' })
  queued!: boolean;
}
