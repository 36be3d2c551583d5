import { Field, ObjectType } from 'type-graphql';
import { withNumberFields } from '#kit/graph/number-fields.js';
import { type Feature, describe } from '#records/features/feature.js';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { toGraph } from '#records/features/graph-values.js';
import { LOYALTY_FEATURES } from '#records/features/loyalty-features.js';

/** Builds the type of a family of features: a field for each, null if unknown. */
function typeOf(name: string, description: string, features: readonly Feature[]): new () => object {
  const type = withNumberFields(features.map((one) => ({ ...one, description: describe(one) })));
  ObjectType(name, { description })(type);
  return type;
}

const FraudFeatures = typeOf('FraudFeatures', 'Features of the fraud model; null if unknown.', FRAUD_FEATURES);

const LoyaltyFeatures = typeOf('LoyaltyFeatures', 'Features of the loyalty model; null if unknown.', LOYALTY_FEATURES);

@ObjectType({ description: 'Model features of a reservation, by model.' })
export class ModelFeatures {
  @Field(() => FraudFeatures, { description: 'Features of the fraud model.' })
  fraud!: object;

  @Field(() => LoyaltyFeatures, { description: 'Features of the loyalty model.' })
  loyalty!: object;
}

/** Values by feature name, as the graph shows them. */
export function modelFeaturesOf(values: Readonly<Record<string, number>>): ModelFeatures {
  return { fraud: toGraph(FRAUD_FEATURES, values), loyalty: toGraph(LOYALTY_FEATURES, values) };
}
