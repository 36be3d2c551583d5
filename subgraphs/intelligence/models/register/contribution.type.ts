import { Field, Float, Int, ObjectType } from 'type-graphql';
import { FeatureGroup, FraudFeature, LoyaltyFeature } from '../features/feature-types.js';

/** Contribution of one feature to a prediction. */
export interface Contribution {
  feature: string;
  value: number | null;
  logOdds: number;
  text: string;
}

/** Builds the type of the contributions of a family of features. */
function contributionType(name: string, of: string, feature: object): new () => Contribution {
  @ObjectType(name, { description: `Contribution of one feature to a ${of} prediction.` })
  class ContributionType implements Contribution {
    @Field(() => feature, { description: 'Feature.' })
    feature!: string;

    @Field(() => Float, { nullable: true, description: 'Input value, 0 or 1 for flags; null if not given.' })
    value!: number | null;

    @Field(() => Float, {
      description: "Change in log-odds, limited to the model's cap. `baseScore` plus all contributions equals `score`.",
    })
    logOdds!: number;

    @Field(() => String, { description: 'Human-readable explanation.' })
    text!: string;
  }
  return ContributionType;
}

export const FraudContribution = contributionType('FraudContribution', 'fraud', FraudFeature);

export const LoyaltyContribution = contributionType('LoyaltyContribution', 'loyalty', LoyaltyFeature);

@ObjectType({ description: 'Input completeness of one feature group.' })
export class DataCoverage {
  @Field(() => FeatureGroup, { description: 'Feature group.' })
  group!: string;

  @Field(() => Int, { description: 'Number of features provided.' })
  given!: number;

  @Field(() => Int, { description: 'Number of features in the group.' })
  of!: number;
}

@ObjectType({ description: 'Hard evidence that sets a minimum probability, regardless of what the model predicts.' })
export class EvidenceFloor {
  @Field(() => FraudFeature, { description: 'Feature.' })
  feature!: string;

  @Field(() => Float, { description: 'Minimum probability.' })
  probability!: number;

  @Field(() => String, { description: 'Human-readable explanation.' })
  text!: string;
}
