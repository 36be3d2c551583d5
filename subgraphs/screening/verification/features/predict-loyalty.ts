import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Answer, LoyaltySignal } from '../checks/signals.js';
import type { Features } from './find-features.js';
import { OWN_ECHO } from './predict-fraud.js';

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
  contributions: { logOdds: number; text: string }[];
  model: string;
}

const REASONS = 3;
const MOVES_FROM = 0.1;

function signalOf(predicted: Predicted): LoyaltySignal {
  const { rebookingScore: score, rebookingTier: tier, predictedGlv: value, glvTier: valueTier, model } = predicted;
  const moving = predicted.contributions.filter(({ logOdds }) => Math.abs(logOdds) >= MOVES_FROM);
  return { model, score, tier, value, valueTier, reasons: moving.slice(0, REASONS).map(({ text }) => text) };
}

/** How likely the guest of these features comes back, and their value. Nobody waits for it: it weighs in no check. */
export async function predictLoyalty(
  graph: Graph,
  accountId: string,
  features: Features,
  now: Date,
): Promise<Answer<LoyaltySignal>> {
  const known = Object.entries(features).filter(([name]) => !OWN_ECHO.includes(name));
  const { data, errors } = await graph(ASK, { features: Object.fromEntries(known) }, serviceViewer(accountId));
  const predicted = data?.predictGuestLoyalty as Predicted | null | undefined;
  if (errors.some(({ code }) => code === 'BAD_INPUT')) return { known: false, reason: 'features_out_of_bounds' };
  if (!predicted) return { known: false, reason: 'provider_failed' };
  const at = now.toISOString();
  return { known: true, source: predicted.model, asOf: at, askedAt: at, value: signalOf(predicted) };
}
