import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { Contribution, DataCoverage, EvidenceFloor } from '../register/contribution.type.js';

export const FraudRiskTier = { auto_approve: 'auto_approve', review: 'review', flag: 'flag' } as const;

export type FraudRiskTier = keyof typeof FraudRiskTier;

registerEnumType(FraudRiskTier, {
  name: 'FraudRiskTier',
  description: 'What a probability of fraud leads to.',
  valuesConfig: {
    auto_approve: { description: 'Nothing needs to be done.' },
    review: { description: 'A person should look.' },
    flag: { description: 'Likely enough to be held back.' },
  },
});

@ObjectType({ description: 'Where the tiers of a probability of fraud begin.' })
export class FraudThresholds {
  @Field(() => Float, { description: 'Below this nothing needs to be done.' })
  autoApproveMax!: number;

  @Field(() => Float, { description: 'From here on a person should look.' })
  reviewMin!: number;

  @Field(() => Float, { description: 'From here on the reservation should be held back.' })
  flagMin!: number;
}

@ObjectType({ description: 'How likely a reservation ends in fraud, and why.' })
export class StrFraudPrediction {
  @Field(() => Float, { description: 'Calibrated probability, 0 to 1, floors of hard evidence included.' })
  probability!: number;

  @Field(() => FraudRiskTier, { description: 'What the probability leads to.' })
  riskTier!: FraudRiskTier;

  @Field(() => String, { description: 'What to do, for a person.' })
  action!: string;

  @Field(() => FraudThresholds, { description: 'Where the tiers begin.' })
  thresholds!: FraudThresholds;

  @Field(() => Float, { description: 'The log-odds by the model alone, without floors.' })
  score!: number;

  @Field(() => Float, { description: 'The log-odds before any feature.' })
  baseScore!: number;

  @Field(() => [Contribution], { description: 'What each feature adds to the log-odds, the largest first.' })
  contributions!: Contribution[];

  @Field(() => [EvidenceFloor], { description: 'Hard evidence that was given; empty: none.' })
  floors!: EvidenceFloor[];

  @Field(() => [DataCoverage], { description: 'How much of each part of the data was given.' })
  coverage!: DataCoverage[];

  @Field(() => String, { description: 'Name, version and content of the model: `str-fraud@<version>+<hash>`.' })
  model!: string;

  @Field(() => [String], {
    description: 'Members of the request that are not features, and so were not used; at most 100.',
  })
  unknownFeatures!: string[];

  @Field(() => String, { description: 'What the model was trained on: `simulated`, `open` or `own` data.' })
  origin!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What to know before relying on the number; null: the model was trained on your own history.',
  })
  note!: string | null;
}

@ObjectType({ description: 'Predictions of many reservations, in the order of the rows.' })
export class StrFraudTable {
  @Field(() => [Float], { description: 'Calibrated probabilities, floors of hard evidence included.' })
  probabilities!: number[];

  @Field(() => [FraudRiskTier], { description: 'What the probabilities lead to.' })
  riskTiers!: FraudRiskTier[];

  @Field(() => FraudThresholds, { description: 'Where the tiers begin.' })
  thresholds!: FraudThresholds;

  @Field(() => String, { description: 'Name, version and content of the model.' })
  model!: string;

  @Field(() => String, { description: 'What the model was trained on: `simulated`, `open` or `own` data.' })
  origin!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What to know before relying on the number; null: the model was trained on your own history.',
  })
  note!: string | null;
}
