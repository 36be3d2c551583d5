import { descending } from './ranking.js';

/** Brier score: mean squared difference between probability and outcome. */
export function brierOf(labels: Uint8Array, probabilities: ArrayLike<number>): number {
  let sum = 0;
  for (let row = 0; row < labels.length; row += 1) sum += (probabilities[row]! - labels[row]!) ** 2;
  return sum / Math.max(1, labels.length);
}

export interface CalibrationBin {
  count: number;
  predicted: number;
  actual: number;
}

/** Returns mean probability and share of label 1 in bins with about equal numbers of rows, lowest first. */
export function calibrationBins(labels: Uint8Array, probabilities: ArrayLike<number>, groups = 10): CalibrationBin[] {
  const order = descending(probabilities).reverse();
  return Array.from({ length: groups }, (_, n) => {
    const rows = order.subarray(Math.floor((n * order.length) / groups), Math.floor(((n + 1) * order.length) / groups));
    let [predicted, actual] = [0, 0];
    for (const row of rows) {
      predicted += probabilities[row]!;
      actual += labels[row]!;
    }
    const count = rows.length;
    return { count, predicted: predicted / Math.max(1, count), actual: actual / Math.max(1, count) };
  }).filter(({ count }) => count > 0);
}

/** Expected calibration error: mean difference between predicted and actual share over bins of equal size. */
export function eceOf(labels: Uint8Array, probabilities: ArrayLike<number>, groups = 10): number {
  const bins = calibrationBins(labels, probabilities, groups);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce((sum, bin) => sum + (bin.count / Math.max(1, total)) * Math.abs(bin.predicted - bin.actual), 0);
}
