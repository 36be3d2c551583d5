import type { Bins } from '../bins.js';
import { type BoostingRows, lossOf, move, moveScores, refresh } from './boosting-rows.js';
import { emptyHistogram, fill, type Histogram } from './step.js';

/** One thing that is boosted: a feature by its bins, or two by their cells. */
export interface Term {
  /** Bins of the rows that are learned from, and of those that tell when to stop. */
  bins: Bins;
  heldBins: Bins;
  count: number;
  step(histogram: Histogram): Float64Array | null;
  /** The nearest values that keep the directions; null where there is none. */
  follow: ((values: number[]) => number[]) | null;
}

export interface Boosting {
  rows: BoostingRows;
  /** Rows that tell when to stop; none: all rounds are run. */
  held: { labels: Uint8Array; scores: Float64Array };
  rounds: number;
  /** Rounds without a gain after which it is over. */
  patience: number;
}

/** A step that ends where a direction would be left: what it may not tell, the other terms still learn. */
function heldStep({ follow }: Term, values: Float64Array, step: Float64Array): Float64Array {
  if (!follow) return step;
  const next = follow(Array.from(values, (value, bin) => value + step[bin]!));
  return Float64Array.from(next, (value, bin) => value - values[bin]!);
}

/** Boosts the terms in turn, round after round; gives what each adds by bin, as of the best round. */
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
