import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { type Contribution, DataCoverage, LoyaltyContribution } from '../register/contribution.type.js';
import { LoyaltyFeature } from '../features/feature-types.js';
import { ModelOrigin } from '../register/model-enums.js';

export const RebookingTier = {
  high_loyalty: 'high_loyalty',
  medium_loyalty: 'medium_loyalty',
  low_loyalty: 'low_loyalty',
} as const;

export type RebookingTier = keyof typeof RebookingTier;

registerEnumType(RebookingTier, {
  name: 'RebookingTier',
  description: 'Likelihood of a return, relative to other guests.',
  valuesConfig: {
    high_loyalty: { description: 'Top 10% of the guests in the training data.' },
    medium_loyalty: { description: 'Top 40% of the guests in the training data.' },
    low_loyalty: { description: 'Below the top 40%.' },
  },
});

export const GuestValueTier = {
  high_value: 'high_value',
  medium_value: 'medium_value',
  low_value: 'low_value',
} as const;

export type GuestValueTier = keyof typeof GuestValueTier;

registerEnumType(GuestValueTier, {
  name: 'GuestValueTier',
  description: 'Value tier of a guest.',
  valuesConfig: {
    high_value: { description: 'At least `glvHighMin`.' },
    medium_value: { description: 'At least `glvMediumMin`.' },
    low_value: { description: 'Below `glvMediumMin`.' },
  },
});

@ObjectType({ description: 'Thresholds of the loyalty and value tiers.' })
export class LoyaltyThresholds {
  @Field(() => Float, { description: 'Minimum score for high loyalty.' })
  rebookingHighMin!: number;

  @Field(() => Float, { description: 'Minimum score for medium loyalty.' })
  rebookingMediumMin!: number;

  @Field(() => Float, { description: 'Minimum value for the high tier, in US dollars.' })
  glvHighMin!: number;

  @Field(() => Float, { description: 'Minimum value for the medium tier, in US dollars.' })
  glvMediumMin!: number;
}

@ObjectType({ description: 'Incident that caps the loyalty score, regardless of what the model predicts.' })
export class LoyaltyCap {
  @Field(() => LoyaltyFeature, { description: 'Feature.' })
  feature!: string;

  @Field(() => Float, { description: 'Maximum score allowed.' })
  score!: number;

  @Field(() => Boolean, { description: 'Whether future stays are excluded from the predicted value.' })
  forfeitsValue!: boolean;

  @Field(() => String, { description: 'Description of the incident, to follow "Capped:".' })
  text!: string;
}

@ObjectType({
  description: "Prediction of whether a guest will return to the same property manager, and of the guest's value.",
})
export class GuestLoyaltyPrediction {
  @Field(() => Float, {
    description:
      'Relative loyalty score, 0 to 100, after caps: 70 is the top 10% of guests, 40 the top 40%. Not a probability.',
  })
  rebookingScore!: number;

  @Field(() => RebookingTier, { description: 'Tier of the score.' })
  rebookingTier!: RebookingTier;

  @Field(() => String, { description: 'Human-readable description of the tier.' })
  rebookingTierDescription!: string;

  @Field(() => Float, {
    description: 'Calibrated probability of another stay with the same property manager within 365 days, after caps.',
  })
  probability!: number;

  @Field(() => Float, {
    description:
      "Predicted guest value in US dollars: past revenue, this stay's price and the discounted revenue expected over the next 36 months.",
  })
  predictedGlv!: number;

  @Field(() => GuestValueTier, { description: 'Tier of the value.' })
  glvTier!: GuestValueTier;

  @Field(() => String, { description: 'Human-readable description of the tier.' })
  glvTierDescription!: string;

  @Field(() => LoyaltyThresholds, { description: 'Thresholds of the tiers.' })
  thresholds!: LoyaltyThresholds;

  @Field(() => [LoyaltyCap], { description: 'Incidents that cap the score; empty if none.' })
  caps!: LoyaltyCap[];

  @Field(() => Boolean, {
    description: 'Whether the guest has a known earlier booking. Without one, the loyalty tier is always low.',
  })
  hasHistory!: boolean;

  @Field(() => Float, { description: "The model's log-odds of a return, before caps." })
  score!: number;

  @Field(() => Float, { description: 'Base log-odds, before any feature contributes.' })
  baseScore!: number;

  @Field(() => [LoyaltyContribution], { description: 'Contribution of each feature to the log-odds, largest first.' })
  contributions!: Contribution[];

  @Field(() => [DataCoverage], { description: 'Input completeness by feature group.' })
  coverage!: DataCoverage[];

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
