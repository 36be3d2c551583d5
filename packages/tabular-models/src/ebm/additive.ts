import { binOf } from '../bins.js';

/** What one feature adds to the log-odds, by bin; `values[0]` is for a missing value. */
export interface Shape {
  feature: number;
  cuts: number[];
  values: number[];
}

/** What two features add together, by their bins: row after row of the first one's bins. */
export interface PairShape {
  features: [number, number];
  cuts: [number[], number[]];
  values: number[];
}

/** A sum of shapes: the score is the intercept and what each shape adds. Exactly explainable by construction. */
export interface Additive {
  intercept: number;
  shapes: Shape[];
  pairs: PairShape[];
}

/** What a shape adds for a row. */
export function added({ feature, cuts, values }: Shape, row: ArrayLike<number>): number {
  return values[binOf(cuts, row[feature]!)]!;
}

/** What a pair adds for a row. */
export function addedByPair({ features, cuts, values }: PairShape, row: ArrayLike<number>): number {
  const width = cuts[1].length + 2;
  return values[binOf(cuts[0], row[features[0]]!) * width + binOf(cuts[1], row[features[1]]!)]!;
}

/** The log-odds of a row. */
export function scoreAdditive({ intercept, shapes, pairs }: Additive, row: ArrayLike<number>): number {
  let score = intercept;
  for (const shape of shapes) score += added(shape, row);
  for (const pair of pairs) score += addedByPair(pair, row);
  return score;
}

/** What each feature adds; of a pair half goes to either. With the intercept they sum up to the score. */
export function explainAdditive({ shapes, pairs }: Additive, row: ArrayLike<number>, count: number): Float64Array {
  const shares = new Float64Array(count);
  for (const shape of shapes) shares[shape.feature]! += added(shape, row);
  for (const pair of pairs) {
    const half = addedByPair(pair, row) / 2;
    for (const feature of pair.features) shares[feature]! += half;
  }
  return shares;
}
