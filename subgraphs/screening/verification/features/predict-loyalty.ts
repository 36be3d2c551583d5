import type { Graph } from '#kit/graph/graph.js';
import type { Answer, LoyaltySignal } from '../checks/signals.js';
import { type Contribution, askModel, reasonsOf } from './ask-model.js';
import type { Features } from './find-features.js';

const ASK = /* GraphQL */ `
  query ScreeningsLoyaltyModel($features: JSONObject!) {
    predictGuestLoyalty(features: $features) {
      rebookingScore
      rebookingTier
      predictedGlv
      glvTier
      contributions {
        logOdds
        text
      }
      model
    }
  }
`;

interface Predicted {
  rebookingScore: number;
  rebookingTier: LoyaltySignal['tier'];
  predictedGlv: number;
  glvTier: LoyaltySignal['valueTier'];
  contributions: Contribution[];
  model: string;
}

const REASONS = 3;

function signalOf(predicted: Predicted): LoyaltySignal {
  const { rebookingScore: score, rebookingTier: tier, predictedGlv: value, glvTier: valueTier, model } = predicted;
  return { model, score, tier, value, valueTier, reasons: reasonsOf(predicted.contributions, REASONS) };
}

/** How likely the guest of these features comes back, and their value. Nobody waits for it: it weighs in no check. */
export async function predictLoyalty(
  graph: Graph,
  accountId: string,
  features: Features,
  now: Date,
): Promise<Answer<LoyaltySignal>> {
  return askModel(graph, accountId, { operation: ASK, field: 'predictGuestLoyalty', features, now }, signalOf);
}
