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

/** The widest range of probabilities that any model may claim: nothing is ever certain. */
const WIDEST_RANGE: readonly [number, number] = [logit(0.0001), logit(0.999)];

/** The range of log-odds that a model may claim: that of its training rows, within the widest one. */
export function rangeOf(scoreRange: Artefact['scoreRange']): readonly [least: number, highest: number] {
  const [least, highest] = scoreRange ?? WIDEST_RANGE;
  return [Math.max(WIDEST_RANGE[0], least), Math.min(WIDEST_RANGE[1], highest)];
}

/** A prediction in log-odds: with the base they are what the features add. */
export interface Scored {
  probability: number;
  score: number;
  base: number;
  /** What each feature adds, in the order of the artefact's features. */
  added: Float64Array;
}

/** Predicts with one artefact. */
export interface Scorer {
  artefact: SealedArtefact;
  score(row: Float64Array): Scored;
  /** The log-odds before calibration and without the cap; nothing is explained. */
  raw(row: Float64Array): number;
}

/**
 * Holds a score within a range by shortening every part in the same proportion, so that the parts still sum up to it.
 * Gives the score.
 */
function held(score: number, base: number, added: Float64Array, [least, highest]: readonly [number, number]): number {
  const within = Math.min(highest, Math.max(least, score));
  if (within === score) return score;
  const share = (within - base) / (score - base);
  for (let n = 0; n < added.length; n += 1) added[n]! *= share;
  return within;
}

/**
 * The prediction of an artefact. What a feature adds is held to the cap, and the score to the range that the training rows
 * support; the parts sum up to the score exactly, and the probability is the score's.
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
