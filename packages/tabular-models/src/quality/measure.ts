import { rateOf } from '../table.js';
import { brierOf, eceOf } from './calibration-error.js';
import { aucOf, prAucOf, recallAt } from './ranking.js';

/** Quality metrics of probabilities; NaN if they cannot be computed. */
export interface Measures {
  auc: number;
  prAuc: number;
  brier: number;
  ece: number;
  /** Sum of the probabilities divided by the number of positive outcomes, minus 1. */
  totalError: number;
  recallAt2: number;
}

/** Computes quality metrics on rows that were not trained on. */
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
