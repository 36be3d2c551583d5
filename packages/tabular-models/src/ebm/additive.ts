import { binOf } from '../bins.js';

/** Contribution of one feature to the log-odds, by bin; `values[0]` is for missing values. */
export interface Shape {
  feature: number;
  cuts: number[];
  values: number[];
}

/** Joint contribution of two features, by their bins, in row-major order of the first feature's bins. */
export interface PairShape {
  features: [number, number];
  cuts: [number[], number[]];
  values: number[];
}

/**
 * An additive model: the score is the intercept plus the contribution of each term, which makes it exactly explainable.
 */
export interface Additive {
  intercept: number;
  shapes: Shape[];
  pairs: PairShape[];
}

/** Returns the contribution of a single feature for a row. */
export function added({ feature, cuts, values }: Shape, row: ArrayLike<number>): number {
  return values[binOf(cuts, row[feature]!)]!;
}

/** Returns the contribution of a feature pair for a row. */
export function addedByPair({ features, cuts, values }: PairShape, row: ArrayLike<number>): number {
  const width = cuts[1].length + 2;
  return values[binOf(cuts[0], row[features[0]]!) * width + binOf(cuts[1], row[features[1]]!)]!;
}

/** Returns the log-odds of a row. */
export function scoreAdditive({ intercept, shapes, pairs }: Additive, row: ArrayLike<number>): number {
  let score = intercept;
  for (const shape of shapes) score += added(shape, row);
  for (const pair of pairs) score += addedByPair(pair, row);
  return score;
}

/**
 * Returns the contribution of each feature; pairs are split equally between their features. The intercept plus all
 * contributions equals the score.
 */
export function explainAdditive({ shapes, pairs }: Additive, row: ArrayLike<number>, count: number): Float64Array {
  const shares = new Float64Array(count);
  for (const shape of shapes) shares[shape.feature]! += added(shape, row);
  for (const pair of pairs) {
    const half = addedByPair(pair, row) / 2;
    for (const feature of pair.features) shares[feature]! += half;
  }
  return shares;
}
