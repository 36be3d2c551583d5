import type { Table } from '../table.js';

/** Encoding of a feature for logistic regression: standardized; a missing value becomes the mean plus an indicator. */
export interface Scaling {
  mean: number;
  deviation: number;
  hasMissing: boolean;
}

export function scalingOf(column: Float64Array): Scaling {
  let [count, sum, squares] = [0, 0, 0];
  for (const value of column) {
    if (Number.isNaN(value)) continue;
    count += 1;
    const before = sum / Math.max(1, count - 1);
    sum += value;
    squares += (value - before) * (value - sum / count);
  }
  const deviation = Math.sqrt(squares / Math.max(1, count));
  return {
    mean: count ? sum / count : 0,
    deviation: deviation > 1e-12 ? deviation : 1,
    hasMissing: count < column.length,
  };
}

/** Encodes a row for the regression; the first number is 1, for the intercept. */
export function encode(scalings: readonly Scaling[], row: ArrayLike<number>, into: Float64Array): void {
  into[0] = 1;
  let at = 1;
  scalings.forEach(({ mean, deviation, hasMissing }, n) => {
    const value = row[n]!;
    const missing = Number.isNaN(value);
    into[at++] = missing ? 0 : Math.max(-10, Math.min(10, (value - mean) / deviation));
    if (hasMissing) into[at++] = missing ? 1 : 0;
  });
}

export const widthOf = (scalings: readonly Scaling[]): number =>
  scalings.reduce((sum, { hasMissing }) => sum + (hasMissing ? 2 : 1), 1);

/** Encodes all rows of a table. */
export function designOf({ columns, labels }: Table, scalings: readonly Scaling[]): Float64Array {
  const width = widthOf(scalings);
  const design = new Float64Array(labels.length * width);
  const row = new Float64Array(columns.length);
  for (let n = 0; n < labels.length; n += 1) {
    columns.forEach((column, feature) => (row[feature] = column[n]!));
    encode(scalings, row, design.subarray(n * width, (n + 1) * width));
  }
  return design;
}
