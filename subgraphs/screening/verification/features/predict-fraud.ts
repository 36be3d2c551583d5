import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Answer, FraudModelSignal } from '../checks/signals.js';
import type { Features } from './find-features.js';

const ASK = /* GraphQL */ `
  query ScreeningsFraudModel($features: JSONObject!) {
    predictStrFraud(features: $features) {
      score
      thresholds {
        reviewMin
        flagMin
      }
      contributions {
        logOdds
        text
      }
      model
    }
  }
`;

interface Predicted {
  score: number;
  thresholds: { reviewMin: number; flagMin: number };
  contributions: { logOdds: number; text: string }[];
  model: string;
}

/** What earlier decisions said: a model that is part of the next one would hear itself. */
export const OWN_ECHO = ['verification_status_numeric', 'is_verified', 'risk_color_numeric', 'risk_color_encoded'];

/** So many reasons are kept, of those that move the log-odds by a tenth and more. */
const REASONS = 5;
const MOVES_FROM = 0.1;

function signalOf({ score, thresholds, contributions, model }: Predicted): FraudModelSignal {
  // The model alone: hard evidence has rules of its own, and would count twice.
  const probability = Math.round(1e6 / (1 + Math.exp(-score))) / 1e6;
  const tier =
    probability >= thresholds.flagMin ? 'flag' : probability >= thresholds.reviewMin ? 'review' : 'auto_approve';
  const reasons = contributions.filter(({ logOdds }) => Math.abs(logOdds) >= MOVES_FROM).slice(0, REASONS);
  return { model, probability, tier, reasons: reasons.map(({ text }) => text) };
}

/** How likely the model in use takes a reservation of these features to end in fraud, floors of evidence left out. */
export async function predictFraud(
  graph: Graph,
  accountId: string,
  features: Features,
  now: Date,
): Promise<Answer<FraudModelSignal>> {
  const known = Object.entries(features).filter(([name]) => !OWN_ECHO.includes(name));
  const { data, errors } = await graph(ASK, { features: Object.fromEntries(known) }, serviceViewer(accountId));
  const predicted = data?.predictStrFraud as Predicted | null | undefined;
  if (errors.some(({ code }) => code === 'BAD_INPUT')) return { known: false, reason: 'features_out_of_bounds' };
  if (!predicted) return { known: false, reason: 'provider_failed', failed: true };
  const at = now.toISOString();
  return { known: true, source: predicted.model, asOf: at, askedAt: at, value: signalOf(predicted) };
}
