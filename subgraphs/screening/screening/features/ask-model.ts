import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Feature } from '#records/features/feature.js';
import { toGraph } from '#records/features/graph-values.js';
import type { Answer } from '../checks/signals.js';
import type { Features } from './find-features.js';

/** Influence of one feature on a prediction. */
export interface Contribution {
  logOdds: number;
  text: string;
}

interface Question {
  operation: string;
  /** Field of the answer. */
  field: string;
  /** Features that the model takes. */
  family: readonly Feature[];
  features: Features;
  now: Date;
}

/** Features from earlier decisions, withheld so that the model does not reinforce its own predictions. */
const OWN_ECHO = ['verification_status_numeric', 'is_verified', 'risk_color_numeric', 'risk_color_encoded'];

const MOVES_FROM = 0.1;

/** The first `most` reasons among those that move the log-odds by at least 0.1. */
export function reasonsOf(contributions: Contribution[], most: number): string[] {
  const moving = contributions.filter(({ logOdds }) => Math.abs(logOdds) >= MOVES_FROM);
  return moving.slice(0, most).map(({ text }) => text);
}

/** Asks the current model for a prediction, without the features from earlier decisions. */
export async function askModel<Predicted extends { model: string }, Signal>(
  graph: Graph,
  accountId: string,
  { operation, field, family, features, now }: Question,
  signalOf: (predicted: Predicted) => Signal,
): Promise<Answer<Signal>> {
  const taken = family.filter(({ name }) => !OWN_ECHO.includes(name));
  const variables = { features: toGraph(taken, features) };
  const { data, errors } = await graph(operation, variables, serviceViewer(accountId));
  const predicted = data?.[field] as Predicted | null | undefined;
  if (errors.some(({ code }) => code === 'BAD_INPUT')) return { known: false, reason: 'features_out_of_bounds' };
  if (!predicted) return { known: false, reason: 'provider_failed' };
  const at = now.toISOString();
  return { known: true, source: predicted.model, asOf: at, askedAt: at, value: signalOf(predicted) };
}
