import {
  explainAdditive,
  explainForest,
  explainable,
  logit,
  scoreAdditive,
  scoreForest,
  sigmoid,
} from '@guest-screening/tabular-models';
import type { Artefact, SealedArtefact } from './artefact.js';
import { forestOf } from './forest-rows.js';

/** Widest range of probabilities a model may state: nothing is ever certain. */
const WIDEST_RANGE: readonly [number, number] = [logit(0.0001), logit(0.999)];

/** Log-odds range of a model: that of its training rows, within the widest range. */
export function rangeOf(scoreRange: Artefact['scoreRange']): readonly [least: number, highest: number] {
  const [least, highest] = scoreRange ?? WIDEST_RANGE;
  return [Math.max(WIDEST_RANGE[0], least), Math.min(WIDEST_RANGE[1], highest)];
}

/** A prediction in log-odds: base plus the contributions of all features. */
export interface Scored {
  probability: number;
  score: number;
  base: number;
  /** Contribution of each feature, in the order of the artefact's features. */
  added: Float64Array;
}

/** Predicts with one artefact. */
export interface Scorer {
  artefact: SealedArtefact;
  score(row: Float64Array): Scored;
  /** Log-odds before calibration and caps, without an explanation. */
  raw(row: Float64Array): number;
}

/** Limits a score to a range by scaling all parts proportionally, so that they still add up. Returns the score. */
function held(score: number, base: number, added: Float64Array, [least, highest]: readonly [number, number]): number {
  const within = Math.min(highest, Math.max(least, score));
  if (within === score) return score;
  const share = (within - base) / (score - base);
  for (let n = 0; n < added.length; n += 1) added[n]! *= share;
  return within;
}

/**
 * Returns the scorer of an artefact. Contributions are capped and the score is limited to the range of the training
 * rows; the parts add up to the score exactly, and the probability follows from it.
 */
export function scorerOf(artefact: SealedArtefact): Scorer {
  const { intercept, cap, calibration, features, trees } = artefact;
  const forest = trees && forestOf(trees);
  const ways = forest && explainable(forest);
  const range = rangeOf(artefact.scoreRange);
  const base = calibration.slope * (intercept + (ways?.base ?? 0)) + calibration.offset;
  return {
    artefact,
    raw: (row) => scoreAdditive(artefact, row) + (forest ? scoreForest(forest, row) : 0),
    score(row) {
      const added = explainAdditive(artefact, row, features.length);
      if (ways) explainForest(ways, row, added);
      let score = base;
      for (let n = 0; n < added.length; n += 1) {
        const plain = calibration.slope * added[n]!;
        added[n] = plain > cap ? cap : plain < -cap ? -cap : plain;
        score += added[n]!;
      }
      score = held(score, base, added, range);
      return { probability: sigmoid(score), score, base, added };
    },
  };
}
