import type { Bins } from '../bins.js';
import { logit, rateOf, sigmoid } from '../table.js';

/** Rows during boosting: their current scores, and the gradient and curvature of the loss at those scores. */
export interface BoostingRows {
  labels: Uint8Array;
  scores: Float64Array;
  slopes: Float64Array;
  curves: Float64Array;
}

/** Creates rows with initial scores: one for all, or one per row (to continue from another model). */
export function rowsFrom(labels: Uint8Array, start: number | Float64Array): BoostingRows {
  const scores = typeof start === 'number' ? new Float64Array(labels.length).fill(start) : Float64Array.from(start);
  const rows = { labels, scores, slopes: new Float64Array(labels.length), curves: new Float64Array(labels.length) };
  refresh(rows);
  return rows;
}

/** Recomputes gradient and curvature of the logistic loss exactly from the scores. */
export function refresh({ labels, scores, slopes, curves }: BoostingRows): void {
  for (let row = 0; row < labels.length; row += 1) {
    const p = sigmoid(scores[row]!);
    slopes[row] = p - labels[row]!;
    curves[row] = Math.max(p * (1 - p), 1e-9);
  }
}

/**
 * Applies a step on one feature to the rows. Updates the gradient with the curvature, which is exact to first order and
 * saves an exponential per row and feature; `refresh` makes it exact once per round.
 */
export function move({ scores, slopes, curves }: BoostingRows, bins: Bins, step: Float64Array): void {
  for (let row = 0; row < bins.length; row += 1) {
    const by = step[bins[row]!]!;
    scores[row]! += by;
    slopes[row]! += curves[row]! * by;
  }
}

/** Updates only the scores, for rows that are not trained on. */
export function moveScores(scores: Float64Array, bins: Bins, step: Float64Array): void {
  for (let row = 0; row < bins.length; row += 1) scores[row]! += step[bins[row]!]!;
}

/** Mean logistic loss. */
export function lossOf(labels: Uint8Array, scores: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < labels.length; row += 1) {
    const z = labels[row] ? -scores[row]! : scores[row]!;
    sum += z > 30 ? z : Math.log1p(Math.exp(z));
  }
  return sum / Math.max(1, labels.length);
}

/**
 * Returns the log-odds of the base rate; half a row of each label is added, so that the result is finite with one label
 * only.
 */
export function baseOf(labels: Uint8Array): number {
  const count = labels.length;
  return logit((rateOf(labels) * count + 0.5) / (count + 1));
}
