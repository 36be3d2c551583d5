import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { type Contribution, DataCoverage, EvidenceFloor, FraudContribution } from '../register/contribution.type.js';
import { ModelOrigin } from '../register/model-enums.js';

export const FraudRiskTier = { auto_approve: 'auto_approve', review: 'review', flag: 'flag' } as const;

export type FraudRiskTier = keyof typeof FraudRiskTier;

registerEnumType(FraudRiskTier, {
  name: 'FraudRiskTier',
  description: 'Risk tier of a fraud probability.',
  valuesConfig: {
    auto_approve: { description: 'Low risk: no action needed.' },
    review: { description: 'Manual review recommended.' },
    flag: { description: 'High risk: hold the reservation.' },
  },
});

@ObjectType({ description: 'Probability thresholds of the risk tiers.' })
export class FraudThresholds {
  @Field(() => Float, { description: 'Below this probability: `auto_approve`.' })
  autoApproveMax!: number;

  @Field(() => Float, { description: 'At or above this probability: `review`.' })
  reviewMin!: number;

  @Field(() => Float, { description: 'At or above this probability: `flag`.' })
  flagMin!: number;
}

@ObjectType({ description: 'Fraud prediction for a reservation, with its explanation.' })
export class StrFraudPrediction {
  @Field(() => Float, { description: 'Calibrated fraud probability, 0 to 1, after applying evidence floors.' })
  probability!: number;

  @Field(() => FraudRiskTier, { description: 'Risk tier.' })
  riskTier!: FraudRiskTier;

  @Field(() => String, { description: 'Recommended action, as human-readable text.' })
  action!: string;

  @Field(() => FraudThresholds, { description: 'Thresholds of the tiers.' })
  thresholds!: FraudThresholds;

  @Field(() => Float, { description: 'Log-odds of the model, before evidence floors.' })
  score!: number;

  @Field(() => Float, { description: 'Base log-odds, before any feature contributes.' })
  baseScore!: number;

  @Field(() => [FraudContribution], { description: 'Contribution of each feature to the log-odds, largest first.' })
  contributions!: Contribution[];

  @Field(() => [EvidenceFloor], { description: 'Evidence floors that apply; empty if none.' })
  floors!: EvidenceFloor[];

  @Field(() => [DataCoverage], { description: 'Input completeness by feature group.' })
  coverage!: DataCoverage[];

  @Field(() => String, { description: 'Model identifier: `str-fraud@<version>+<hash>`.' })
  model!: string;

  @Field(() => ModelOrigin, { description: 'Origin of the training data.' })
  origin!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Caveat for using the result; null if the model was trained on your own history.',
  })
  note!: string | null;
}

@ObjectType({ description: 'Fraud predictions for a table of reservations, in row order.' })
export class StrFraudTable {
  @Field(() => [Float], { description: 'Calibrated fraud probabilities, 0 to 1, after applying evidence floors.' })
  probabilities!: number[];

  @Field(() => [FraudRiskTier], { description: 'Risk tiers.' })
  riskTiers!: FraudRiskTier[];

  @Field(() => FraudThresholds, { description: 'Thresholds of the tiers.' })
  thresholds!: FraudThresholds;

  @Field(() => String, { description: 'Model identifier: name, version and content hash.' })
  model!: string;

  @Field(() => ModelOrigin, { description: 'Origin of the training data.' })
  origin!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Caveat for using the result; null if the model was trained on your own history.',
  })
  note!: string | null;
}
