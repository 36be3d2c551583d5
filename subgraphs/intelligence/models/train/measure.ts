import type { ModelCard } from '../artefact/artefact.js';
import { brierOf, eceOf } from '../engine/quality/calibration-error.js';
import { aucOf, prAucOf, recallAt } from '../engine/quality/ranking.js';
import { rateOf } from '../engine/table.js';

export interface Measures {
  auc: number;
  prAuc: number;
  brier: number;
  ece: number;
  /** Sum of probabilities to number of outcomes, less 1. */
  totalError: number;
  recallAt2: number;
}

/** How good probabilities are on rows that were not learned from. */
export function measure(labels: Uint8Array, probabilities: ArrayLike<number>): Measures {
  let expected = 0;
  for (let row = 0; row < labels.length; row += 1) expected += probabilities[row]!;
  return {
    auc: aucOf(labels, probabilities),
    prAuc: prAucOf(labels, probabilities),
    brier: brierOf(labels, probabilities),
    ece: eceOf(labels, probabilities),
    totalError: expected / Math.max(1, rateOf(labels) * labels.length) - 1,
    recallAt2: recallAt(labels, probabilities, 0.02),
  };
}

/** The measures as figures of a card, those that there are. */
export function figuresOf(prefix: string, measures: Measures): ModelCard['figures'] {
  return Object.entries(measures)
    .filter(([, value]) => Number.isFinite(value))
    .map(([name, value]) => ({ name: `${prefix} ${name}`, value: Number(value.toFixed(4)) }));
}
