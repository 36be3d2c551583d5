import { type Bins, MISSING } from '../bins.js';

/** Sums over the rows of each bin: gradients, curvatures and row counts. */
export interface Histogram {
  slope: Float64Array;
  curve: Float64Array;
  rows: Float64Array;
}

export interface StepSettings {
  /** Learning rate. */
  rate: number;
  /** L2 regularization: keeps leaves with little evidence near 0. */
  lambda: number;
  /** Minimum number of rows per leaf. */
  minRows: number;
}

export function emptyHistogram(bins: number): Histogram {
  return { slope: new Float64Array(bins), curve: new Float64Array(bins), rows: new Float64Array(bins) };
}

/** Sums gradients and curvatures by bin. */
export function fill(into: Histogram, bins: Bins, slopes: Float64Array, curves: Float64Array): void {
  into.slope.fill(0);
  into.curve.fill(0);
  into.rows.fill(0);
  for (let row = 0; row < bins.length; row += 1) {
    const bin = bins[row]!;
    into.slope[bin]! += slopes[row]!;
    into.curve[bin]! += curves[row]!;
    into.rows[bin]! += 1;
  }
}

interface Sums {
  slope: number;
  curve: number;
  rows: number;
}

function sumOf({ slope, curve, rows }: Histogram, from: number, to: number): Sums {
  const sums = { slope: 0, curve: 0, rows: 0 };
  for (let bin = from; bin < to; bin += 1) {
    sums.slope += slope[bin]!;
    sums.curve += curve[bin]!;
    sums.rows += rows[bin]!;
  }
  return sums;
}

interface Cut {
  at: number;
  gain: number;
}

/** Finds the best cut among the bins from `from` up to `to`; null if no cut leaves enough rows on both sides. */
function bestCut(histogram: Histogram, from: number, to: number, { lambda, minRows }: StepSettings): Cut | null {
  const all = sumOf(histogram, from, to);
  const whole = all.slope ** 2 / (all.curve + lambda);
  let left = { slope: 0, curve: 0, rows: 0 };
  let best: Cut | null = null;
  for (let at = from + 1; at < to; at += 1) {
    left = {
      slope: left.slope + histogram.slope[at - 1]!,
      curve: left.curve + histogram.curve[at - 1]!,
      rows: left.rows + histogram.rows[at - 1]!,
    };
    if (left.rows < minRows || all.rows - left.rows < minRows) continue;
    const right = (all.slope - left.slope) ** 2 / (all.curve - left.curve + lambda);
    const gain = left.slope ** 2 / (left.curve + lambda) + right - whole;
    if (gain > 1e-9 && (best === null || gain > best.gain)) best = { at, gain };
  }
  return best;
}

/** One boosting step on one feature: at most three leaves over the ordered bins, and one for missing values. */
export function stepOf(histogram: Histogram, settings: StepSettings): Float64Array | null {
  const bins = histogram.slope.length;
  const step = new Float64Array(bins);
  const { rate, lambda, minRows } = settings;
  const leaf = ({ slope, curve }: Sums) => (-rate * slope) / (curve + lambda);
  const missing = sumOf(histogram, MISSING, MISSING + 1);
  const hasMissing = missing.rows >= minRows;
  if (hasMissing) step[MISSING] = leaf(missing);
  const first = bestCut(histogram, MISSING + 1, bins, settings);
  if (!first) return hasMissing ? step : null;
  const halves = [bestCut(histogram, MISSING + 1, first.at, settings), bestCut(histogram, first.at, bins, settings)];
  const second = halves.reduce((one, other) => ((other?.gain ?? 0) > (one?.gain ?? 0) ? other : one), null);
  const ends = [MISSING + 1, ...[first.at, ...(second ? [second.at] : [])].sort((a, b) => a - b), bins];
  for (let n = 1; n < ends.length; n += 1)
    step.fill(leaf(sumOf(histogram, ends[n - 1]!, ends[n]!)), ends[n - 1]!, ends[n]!);
  return step;
}
