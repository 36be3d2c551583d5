import type { Graph } from '#kit/graph/graph.js';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import type { Answer, FraudModelSignal } from '../checks/signals.js';
import { type Contribution, askModel, reasonsOf } from './ask-model.js';
import type { Features } from './find-features.js';
import type { ModelOrigin } from '../../booking/facts/loyalty-facts.js';

const ASK = /* GraphQL */ `
  query ScreeningsFraudModel($features: FraudFeaturesInput!) {
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
      origin
    }
  }
`;

interface Predicted {
  score: number;
  thresholds: { reviewMin: number; flagMin: number };
  contributions: Contribution[];
  model: string;
  origin: ModelOrigin;
}

const REASONS = 5;

function signalOf({ score, thresholds, contributions, model, origin }: Predicted): FraudModelSignal {
  // Without the minimum scores for hard evidence: separate rules cover it, so it would count twice.
  const probability = Math.round(1e6 / (1 + Math.exp(-score))) / 1e6;
  const tier =
    probability >= thresholds.flagMin ? 'flag' : probability >= thresholds.reviewMin ? 'review' : 'auto_approve';
  return { model, origin, probability, tier, reasons: reasonsOf(contributions, REASONS) };
}

/** Predicts the probability of fraud with the current model, without the minimum scores for hard evidence. */
export async function predictFraud(
  graph: Graph,
  accountId: string,
  features: Features,
  now: Date,
): Promise<Answer<FraudModelSignal>> {
  const asked = { operation: ASK, field: 'predictStrFraud', family: FRAUD_FEATURES, features, now };
  const answer = await askModel<Predicted, FraudModelSignal>(graph, accountId, asked, signalOf);
  return answer.known || answer.reason !== 'provider_failed' ? answer : { ...answer, failed: true };
}
