import type { Graph } from '#kit/graph/graph.js';
import { LOYALTY_FEATURES } from '#records/features/loyalty-features.js';
import type { Answer } from '../checks/signals.js';
import { type Contribution, askModel, reasonsOf } from './ask-model.js';
import type { Features } from './find-features.js';
import type { LoyaltySignal, ModelOrigin } from '../../booking/facts/loyalty-facts.js';

const ASK = /* GraphQL */ `
  query ScreeningsLoyaltyModel($features: LoyaltyFeaturesInput!) {
    predictGuestLoyalty(features: $features) {
      rebookingScore
      rebookingTier
      predictedGlv
      glvTier
      contributions {
        logOdds
        text
      }
      caps {
        text
      }
      model
      origin
      note
    }
  }
`;

interface Predicted {
  rebookingScore: number;
  rebookingTier: LoyaltySignal['tier'];
  predictedGlv: number;
  glvTier: LoyaltySignal['valueTier'];
  contributions: Contribution[];
  caps: { text: string }[];
  model: string;
  origin: ModelOrigin;
  note: string | null;
}

const REASONS = 3;

function signalOf(predicted: Predicted): LoyaltySignal {
  const { rebookingScore: score, rebookingTier: tier, predictedGlv: value, glvTier: valueTier } = predicted;
  const { model, origin, note, caps, contributions } = predicted;
  const reasons = [...caps.map(({ text }) => `Capped: ${text}.`), ...reasonsOf(contributions, REASONS)];
  return { model, origin, note, score, tier, value, valueTier, reasons };
}

/** Predicts whether the guest will return, and their value. A failure is not retried, because no check uses it. */
export async function predictLoyalty(
  graph: Graph,
  accountId: string,
  features: Features,
  now: Date,
): Promise<Answer<LoyaltySignal>> {
  const asked = { operation: ASK, field: 'predictGuestLoyalty', family: LOYALTY_FEATURES, features, now };
  return askModel(graph, accountId, asked, signalOf);
}
