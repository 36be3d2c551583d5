import { InputType } from 'type-graphql';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import { withNumberFields } from '#kit/graph/number-fields.js';
import { FEATURE_GROUPS, type Feature, describe } from '#records/features/feature.js';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { LOYALTY_FEATURES } from '#records/features/loyalty-features.js';

export const FeatureGroup = capitalEnumOf('FeatureGroup', 'What a group of features describes.', FEATURE_GROUPS);

const namesOf = (features: readonly Feature[]) => Object.fromEntries(features.map((one) => [one.name, describe(one)]));

export const FraudFeature = capitalEnumOf(
  'FraudFeature',
  'Input feature of the fraud prediction: a field of `FraudFeaturesInput`, in capitals.',
  namesOf(FRAUD_FEATURES),
);

export const LoyaltyFeature = capitalEnumOf(
  'LoyaltyFeature',
  'Input feature of the loyalty prediction: a field of `LoyaltyFeaturesInput`, in capitals.',
  namesOf(LOYALTY_FEATURES),
);

/** Builds the input object of a family: an optional field for each feature. */
function inputOf(name: string, description: string, features: readonly Feature[]): new () => object {
  const type = withNumberFields(features.map((one) => ({ ...one, description: describe(one) })));
  InputType(name, { description })(type);
  return type;
}

export const FraudFeaturesInput = inputOf(
  'FraudFeaturesInput',
  'Features of a reservation; leave out what is unknown.',
  FRAUD_FEATURES,
);

export const LoyaltyFeaturesInput = inputOf(
  'LoyaltyFeaturesInput',
  'Features of a guest and a booking; leave out what is unknown.',
  LOYALTY_FEATURES,
);
