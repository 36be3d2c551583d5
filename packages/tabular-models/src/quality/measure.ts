import { rateOf } from '../table.js';
import { brierOf, eceOf } from './calibration-error.js';
import { aucOf, prAucOf, recallAt } from './ranking.js';

/** How good probabilities are; NaN where there is nothing to measure on. */
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
