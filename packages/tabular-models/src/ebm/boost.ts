import type { Bins } from '../bins.js';
import { type BoostingRows, lossOf, move, moveScores, refresh } from './boosting-rows.js';
import { emptyHistogram, fill, type Histogram } from './step.js';

/** A boosted term: a feature by its bins, or a pair by its cells. */
export interface Term {
  /** Bins of the training rows, and of the validation rows used for early stopping. */
  bins: Bins;
  heldBins: Bins;
  count: number;
  step(histogram: Histogram): Float64Array | null;
  /** Returns the closest values that satisfy the monotonic directions, or null if there are none. */
  follow: ((values: number[]) => number[]) | null;
}

export interface Boosting {
  rows: BoostingRows;
  /** Validation rows for early stopping; without them all rounds are run. */
  held: { labels: Uint8Array; scores: Float64Array };
  rounds: number;
  /** Number of rounds without improvement after which boosting stops. */
  patience: number;
}

/** Limits a step so that it does not violate a direction; other terms can still learn the remainder. */
function heldStep({ follow }: Term, values: Float64Array, step: Float64Array): Float64Array {
  if (!follow) return step;
  const next = follow(Array.from(values, (value, bin) => value + step[bin]!));
  return Float64Array.from(next, (value, bin) => value - values[bin]!);
}

/** Boosts the terms in turn, round by round. Returns the values of each term by bin, as of the best round. */
export function boost(terms: Term[], { rows, held, rounds, patience }: Boosting): Float64Array[] {
  const values = terms.map(({ count }) => new Float64Array(count));
  const histograms = terms.map(({ count }) => emptyHistogram(count));
  let best = { loss: lossOf(held.labels, held.scores), values: values.map((value) => value.slice()), round: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    let stepped = false;
    terms.forEach((term, n) => {
      fill(histograms[n]!, term.bins, rows.slopes, rows.curves);
      const free = term.step(histograms[n]!);
      if (!free) return;
      const step = heldStep(term, values[n]!, free);
      stepped = true;
      move(rows, term.bins, step);
      moveScores(held.scores, term.heldBins, step);
      step.forEach((by, bin) => (values[n]![bin]! += by));
    });
    if (!stepped) break;
    refresh(rows);
    if (held.labels.length === 0) continue;
    const loss = lossOf(held.labels, held.scores);
    if (loss < best.loss - 1e-6) best = { loss, values: values.map((value) => value.slice()), round };
    else if (round - best.round >= patience) break;
  }
  return held.labels.length === 0 ? values : best.values;
}
