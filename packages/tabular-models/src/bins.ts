/** Bin index of each row; cells of two features need more than one byte. */
export type Bins = Uint8Array | Uint16Array;

/** Bin of missing values. */
export const MISSING = 0;

/** Maximum number of bins, so that an index fits into a byte. */
export const MAX_BINS = 254;

/**
 * Computes the cuts of a column into bins with about equal numbers of rows, never between equal values. A column with
 * few distinct values gets one bin per value. Returns at most `most` - 1 ascending cuts, or none if all values are
 * equal or missing.
 */
export function cutsOf(column: Float64Array, most: number = MAX_BINS): number[] {
  const sorted = column.filter((value) => !Number.isNaN(value)).sort();
  const ends: number[] = [];
  for (let n = 1; n < sorted.length; n += 1) if (sorted[n]! > sorted[n - 1]!) ends.push(n);
  const between = (n: number) => shortest(sorted[n - 1]!, sorted[n]!);
  if (ends.length < most) return ends.map(between);
  const cuts: number[] = [];
  let filled = 0;
  for (const end of ends) {
    const wanted = ((cuts.length + 1) * sorted.length) / most;
    if (end < wanted || end - filled < 1) continue;
    cuts.push(between(end));
    filled = end;
    if (cuts.length === most - 1) break;
  }
  return cuts;
}

/**
 * Returns the shortest decimal number above `low` and not above `high`, which keeps stored models small and readable.
 */
function shortest(low: number, high: number): number {
  const middle = low + (high - low) / 2;
  for (let digits = 1; digits < 17; digits += 1) {
    const rounded = Number(middle.toPrecision(digits));
    if (rounded > low && rounded <= high) return rounded;
  }
  return high;
}

/** Returns the bin of a value: 0 if missing, otherwise 1 plus the number of cuts it reaches. */
export function binOf(cuts: readonly number[], value: number): number {
  if (Number.isNaN(value)) return MISSING;
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (value >= cuts[middle]!) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

/** Returns the bins of a whole column. */
export function binned(cuts: readonly number[], column: Float64Array): Uint8Array {
  return Uint8Array.from(column, (value) => binOf(cuts, value));
}
