import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { Contribution, DataCoverage } from '../register/contribution.type.js';

export const RebookingTier = {
  high_loyalty: 'high_loyalty',
  medium_loyalty: 'medium_loyalty',
  low_loyalty: 'low_loyalty',
} as const;

export type RebookingTier = keyof typeof RebookingTier;

registerEnumType(RebookingTier, {
  name: 'RebookingTier',
  description: 'How likely a guest comes back, beside the others.',
  valuesConfig: {
    high_loyalty: { description: 'Among the likeliest tenth of the guests that the model was trained on.' },
    medium_loyalty: { description: 'Among the likeliest four tenths.' },
    low_loyalty: { description: 'Less likely than that.' },
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
  description: 'What a guest is worth.',
  valuesConfig: {
    high_value: { description: 'From `glvHighMin` on.' },
    medium_value: { description: 'From `glvMediumMin` on.' },
    low_value: { description: 'Less than that.' },
  },
});

@ObjectType({ description: 'Where the tiers of loyalty and of value begin.' })
export class LoyaltyThresholds {
  @Field(() => Float, { description: 'Score from which loyalty is high.' })
  rebookingHighMin!: number;

  @Field(() => Float, { description: 'Score from which loyalty is medium.' })
  rebookingMediumMin!: number;

  @Field(() => Float, { description: 'US dollars from which the value is high.' })
  glvHighMin!: number;

  @Field(() => Float, { description: 'US dollars from which the value is medium.' })
  glvMediumMin!: number;
}

@ObjectType({ description: 'An incident that holds loyalty down, whatever the model says.' })
export class LoyaltyCap {
  @Field(() => String, { description: 'Name of the feature, as in the input.' })
  feature!: string;

  @Field(() => Float, { description: 'The highest score that it allows.' })
  score!: number;

  @Field(() => Boolean, { description: 'Whether no future stays count towards the predicted value.' })
  forfeitsValue!: boolean;

  @Field(() => String, { description: 'The incident, in words that follow "Capped:".' })
  text!: string;
}

@ObjectType({ description: 'How likely a guest comes back to the same manager, and what the guest is worth.' })
export class GuestLoyaltyPrediction {
  @Field(() => Float, {
    description:
      'Standing among guests, 0 to 100: 70 is the likeliest tenth, 40 the likeliest four tenths. No probability. Caps included.',
  })
  rebookingScore!: number;

  @Field(() => RebookingTier, { description: 'What the score leads to.' })
  rebookingTier!: RebookingTier;

  @Field(() => String, { description: 'The tier for a person.' })
  rebookingTierDescription!: string;

  @Field(() => Float, {
    description: 'Calibrated probability of a stay with the same manager within 365 days, caps included.',
  })
  probability!: number;

  @Field(() => Float, {
    description:
      'US dollars: revenue of earlier stays, the price of this one, and what the next 36 months are expected to bring, discounted.',
  })
  predictedGlv!: number;

  @Field(() => GuestValueTier, { description: 'What the value leads to.' })
  glvTier!: GuestValueTier;

  @Field(() => String, { description: 'The tier for a person.' })
  glvTierDescription!: string;

  @Field(() => LoyaltyThresholds, { description: 'Where the tiers begin.' })
  thresholds!: LoyaltyThresholds;

  @Field(() => [LoyaltyCap], { description: 'Incidents that hold the score down; empty: none.' })
  caps!: LoyaltyCap[];

  @Field(() => Boolean, {
    description: 'Whether any earlier booking is known. Without one the loyalty is never above low.',
  })
  hasHistory!: boolean;

  @Field(() => Float, { description: 'The log-odds of a return by the model alone, without caps.' })
  score!: number;

  @Field(() => Float, { description: 'The log-odds before any feature.' })
  baseScore!: number;

  @Field(() => [Contribution], { description: 'What each feature adds to the log-odds, the largest first.' })
  contributions!: Contribution[];

  @Field(() => [DataCoverage], { description: 'How much of each part of the data was given.' })
  coverage!: DataCoverage[];

  @Field(() => String, { description: 'Name, version and content of the model.' })
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
