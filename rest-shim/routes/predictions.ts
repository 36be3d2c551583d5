import { z } from 'zod';
import { type RouteInput, route } from '../route.js';

/** Accepts any members: the model picks the features that it knows. */
const Members = z.looseObject({});

/** Features whose names may have client aliases. */
const aliased = { members: 'feature' } as const;

/** Returns the prediction with unknown features under the caller's own names. */
function named(prediction: unknown, { sentAs }: RouteInput) {
  const { unknown_features, ...told } = prediction as { unknown_features: string[] };
  return { ...told, unknown_features: unknown_features.map((name) => sentAs?.get(name) ?? name) };
}

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
    body: Members,
    invalid,
    operation: /* GraphQL */ `
      query PredictStrFraud($features: JSONObject!) {
        predictStrFraud(features: $features) {
          fraud_probability: probability
          risk_tier: riskTier
          action
          threshold_info: thresholds {
            auto_approve_max: autoApproveMax
            review_min: reviewMin
            flag_min: flagMin
          }
          unknown_features: unknownFeatures
          model
          model_origin: origin
          model_note: note
        }
      }
    `,
    variables: ({ body }) => ({ features: body }),
    answer: ({ predictStrFraud }, input) => named(predictStrFraud, input),
    aliased,
  }),
  route({
    method: 'post',
    path: '/loyalty/guest-loyalty',
    summary: "Predict whether a guest will book again, and the guest's lifetime value",
    body: Members,
    invalid,
    operation: /* GraphQL */ `
      query PredictGuestLoyalty($features: JSONObject!) {
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
          unknown_features: unknownFeatures
          model
          model_origin: origin
          model_note: note
        }
      }
    `,
    variables: ({ body }) => ({ features: body }),
    answer: ({ predictGuestLoyalty }, input) => named(predictGuestLoyalty, input),
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
