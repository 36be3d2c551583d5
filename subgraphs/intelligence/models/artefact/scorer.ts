import { explainAdditive, scoreAdditive } from '../engine/ebm/additive.js';
import { explainForest, explainable } from '../engine/gbdt/explain-forest.js';
import { scoreForest } from '../engine/gbdt/tree.js';
import { sigmoid } from '../engine/table.js';
import type { SealedArtefact } from './artefact.js';
import { forestOf } from './forest-rows.js';

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
 * The prediction of an artefact. What a feature adds is held to the cap; the parts sum up to the
 * score exactly, and the probability is the score's.
 */
export function scorerOf(artefact: SealedArtefact): Scorer {
  const { intercept, cap, calibration, features, trees } = artefact;
  const forest = trees && forestOf(trees);
  const ways = forest && explainable(forest);
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
      return { probability: sigmoid(score), score, base, added };
    },
  };
}
