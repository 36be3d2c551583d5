import { explainAdditive } from '../engine/ebm/additive.js';
import { sigmoid } from '../engine/table.js';
import type { SealedArtefact } from './artefact.js';

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
}

/**
 * The prediction of an artefact. What a feature adds is held to the cap; the parts sum up to the
 * score exactly, and the probability is the score's.
 */
export function scorerOf(artefact: SealedArtefact): Scorer {
  const { intercept, cap, calibration, features } = artefact;
  const base = calibration.slope * intercept + calibration.offset;
  return {
    artefact,
    score(row) {
      const added = explainAdditive(artefact, row, features.length);
      let score = base;
      for (let n = 0; n < added.length; n += 1) {
        const plain = calibration.slope * added[n]!;
        added[n] = plain > cap ? cap : plain < -cap ? -cap : plain;
        score += added[n]!;
      }
      return { probability: sigmoid(score), score, base, added };
    },
  };
}
