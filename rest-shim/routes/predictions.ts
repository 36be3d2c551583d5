import { z } from 'zod';
import { type RouteInput, route } from '../route.js';

/** Whatever the members are: the model's own list of features reads them. */
const Members = z.looseObject({});

/** Features that carry the name of a company elsewhere. */
const aliased = { members: 'feature' } as const;

/** The prediction, with unknown features as the caller called them. */
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

/** The fixed text of refused input on these operations. */
const invalid = 'Invalid input';

export const predictionRoutes = [
  route({
    method: 'post',
    path: '/predict/str-fraud',
    summary: 'How likely a reservation is fraud, out of its features.',
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
    summary: 'How likely a guest books again, and what the guest is worth.',
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
    summary: 'Points against a payment, out of its e-mail, phone, IP address and billing country.',
    body: FraudBody,
    invalid,
    operation: /* GraphQL */ `
      mutation AnalyzeFraud($input: FraudAnalysisInput!) {
        analyzeFraud(input: $input) {
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
      }
    `,
    variables: ({ body }) => ({ input: body }),
    answer: ({ analyzeFraud }) => analyzeFraud,
  }),
];
