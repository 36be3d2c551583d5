import { z } from 'zod';
import { type Feature, describe } from '#records/features/feature.js';
import { featureProblems } from '#records/features/feature-problems.js';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { toGraph, unknownNames } from '#records/features/graph-values.js';
import { LOYALTY_FEATURES } from '#records/features/loyalty-features.js';
import { type RouteInput, route } from '../route.js';

/** A body with features. Unknown members are accepted, and listed in `unknown_features` of the response. */
const featuresBody = (features: readonly Feature[]) =>
  z.looseObject({}).superRefine((given, { addIssue }) => {
    for (const { loc, msg, type } of featureProblems(features, given))
      addIssue({ code: 'custom', path: loc, message: msg, params: { type } });
  });

/** The same for the API reference. */
const documentedFeatures = (features: readonly Feature[]) =>
  z.looseObject(
    Object.fromEntries(
      features.map((one) => [one.name, z.number().min(one.min).max(one.max).describe(describe(one)).optional()]),
    ),
  );

/** Features whose names may have client aliases. */
const aliased = { members: 'feature' } as const;

/** Adds the unknown members of the body to the prediction, under the caller's own names. */
function answered(prediction: unknown, features: readonly Feature[], { body, sentAs }: RouteInput) {
  const unknown = unknownNames(features, body).map((name) => sentAs?.get(name) ?? name);
  return { ...(prediction as object), unknown_features: unknown };
}

const addedProperties = {
  unknown_features: {
    type: 'array',
    items: { type: 'string' },
    description: 'Members of the request that are not features and were ignored; up to 100.',
  },
};

const token = z.string().nullish();

const FraudBody = z.object({
  sessionToken: token,
  productToken: token,
  email: token,
  phoneNumber: token,
  phoneCountry: token,
  ipAddress: token,
  billingCountry: token,
  billingZip: token,
});

/** The contract fixes this text for invalid input on these operations. */
const invalid = 'Invalid input';

export const predictionRoutes = [
  route({
    method: 'post',
    path: '/predict/str-fraud',
    summary: 'Predict the fraud probability of a reservation from its features',
    body: featuresBody(FRAUD_FEATURES),
    toldBody: documentedFeatures(FRAUD_FEATURES),
    invalid,
    operation: /* GraphQL */ `
      query PredictStrFraud($features: FraudFeaturesInput!) {
        predictStrFraud(features: $features) {
          fraud_probability: probability
          risk_tier: riskTier
          action
          threshold_info: thresholds {
            auto_approve_max: autoApproveMax
            review_min: reviewMin
            flag_min: flagMin
          }
          model
          model_origin: origin
          model_note: note
        }
      }
    `,
    variables: ({ body }) => ({ features: toGraph(FRAUD_FEATURES, body) }),
    answer: ({ predictStrFraud }, input) => answered(predictStrFraud, FRAUD_FEATURES, input),
    addedProperties,
    aliased,
  }),
  route({
    method: 'post',
    path: '/loyalty/guest-loyalty',
    summary: "Predict whether a guest will book again, and the guest's lifetime value",
    body: featuresBody(LOYALTY_FEATURES),
    toldBody: documentedFeatures(LOYALTY_FEATURES),
    invalid,
    operation: /* GraphQL */ `
      query PredictGuestLoyalty($features: LoyaltyFeaturesInput!) {
        predictGuestLoyalty(features: $features) {
          rebooking_score: rebookingScore
          rebooking_tier: rebookingTier
          rebooking_tier_description: rebookingTierDescription
          predicted_glv: predictedGlv
          glv_tier: glvTier
          glv_tier_description: glvTierDescription
          threshold_info: thresholds {
            rebooking_high_min: rebookingHighMin
            rebooking_medium_min: rebookingMediumMin
            glv_high_min: glvHighMin
            glv_medium_min: glvMediumMin
          }
          model
          model_origin: origin
          model_note: note
        }
      }
    `,
    variables: ({ body }) => ({ features: toGraph(LOYALTY_FEATURES, body) }),
    answer: ({ predictGuestLoyalty }, input) => answered(predictGuestLoyalty, LOYALTY_FEATURES, input),
    addedProperties,
    aliased,
  }),
  route({
    method: 'post',
    path: '/fraud/analyze',
    summary: 'Score the fraud risk of a payment by email, phone number, IP address and billing country',
    body: FraudBody,
    invalid,
    operation: /* GraphQL */ `
      mutation AnalyzeFraud($input: FraudAnalysisInput!) {
        analyzeFraud(input: $input) {
          fraudAnalysis {
            score
            status
            cacheKey
            reasons {
              code
              text
            }
            unknown
            unknown_details: unknownDetails {
              part
              text
            }
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: ({ body }) => ({ input: body }),
    answer: ({ analyzeFraud }) => analyzeFraud,
  }),
];
