import type { Bins } from '../bins.js';
import { logit, rateOf, sigmoid } from '../table.js';

/** Rows while a model is boosted: where their score stands, and the slope and curvature of the loss there. */
export interface BoostingRows {
  labels: Uint8Array;
  scores: Float64Array;
  slopes: Float64Array;
  curves: Float64Array;
}

/** Rows at a first score: one for all, or one each (a model that is gone on from). */
export function rowsFrom(labels: Uint8Array, start: number | Float64Array): BoostingRows {
  const scores = typeof start === 'number' ? new Float64Array(labels.length).fill(start) : Float64Array.from(start);
  const rows = { labels, scores, slopes: new Float64Array(labels.length), curves: new Float64Array(labels.length) };
  refresh(rows);
  return rows;
}

/** Slope and curvature of the logistic loss, exactly, out of the scores. */
export function refresh({ labels, scores, slopes, curves }: BoostingRows): void {
  for (let row = 0; row < labels.length; row += 1) {
    const p = sigmoid(scores[row]!);
    slopes[row] = p - labels[row]!;
    curves[row] = Math.max(p * (1 - p), 1e-9);
  }
}

/**
 * Moves the rows by a step on one feature. The slope follows along the curvature, which is exact to first order and
 * spares an exponential for each row and feature; `refresh` makes it exact again once a round.
 */
export function move({ scores, slopes, curves }: BoostingRows, bins: Bins, step: Float64Array): void {
  for (let row = 0; row < bins.length; row += 1) {
    const by = step[bins[row]!]!;
    scores[row]! += by;
    slopes[row]! += curves[row]! * by;
  }
}

/** Moves scores only, for rows that nothing is learned from. */
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

/** The log-odds of the rate; half a row of each label is added, so that one label alone gives a number. */
export function baseOf(labels: Uint8Array): number {
  const count = labels.length;
  return logit((rateOf(labels) * count + 0.5) / (count + 1));
}
