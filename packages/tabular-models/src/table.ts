/** A table in columns; NaN is a missing value. `labels` are 0 or 1. */
export interface Table {
  names: string[];
  columns: Float64Array[];
  labels: Uint8Array;
}

/** Returns the rows at the given indexes, in the given order. */
export function rowsAt({ names, columns, labels }: Table, places: ArrayLike<number>): Table {
  const picked = columns.map((column) => {
    const copy = new Float64Array(places.length);
    for (let n = 0; n < copy.length; n += 1) copy[n] = column[places[n]!]!;
    return copy;
  });
  const marks = new Uint8Array(places.length);
  for (let n = 0; n < marks.length; n += 1) marks[n] = labels[places[n]!]!;
  return { names, columns: picked, labels: marks };
}

/** Returns the rows from one index (inclusive) to another (exclusive) as views, without copying. */
export function rowsBetween({ names, columns, labels }: Table, from: number, to: number): Table {
  return { names, columns: columns.map((column) => column.subarray(from, to)), labels: labels.subarray(from, to) };
}

/** Returns the values of one row, in the order of the names. */
export function rowAt({ columns }: Table, row: number): Float64Array {
  return Float64Array.from(columns, (column) => column[row]!);
}

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

/** Returns the log-odds; 0 and 1 are clamped by 1e-12. */
export const logit = (p: number): number => {
  const held = Math.min(1 - 1e-12, Math.max(1e-12, p));
  return Math.log(held / (1 - held));
};

/** Returns the share of rows with label 1. */
export function rateOf(labels: Uint8Array): number {
  let ones = 0;
  for (const label of labels) ones += label;
  return labels.length === 0 ? 0 : ones / labels.length;
}
