import { binOf } from '../bins.js';

/** Distribution of a value at training time: cuts, and the share of each bin (missing first). */
export interface Baseline {
  cuts: number[];
  shares: number[];
}

const COARSE = 10;

/** Returns the distribution of a column over about ten bins. */
export function baselineOf(cuts: number[], column: ArrayLike<number>): Baseline {
  const few = cuts.length < COARSE ? cuts : pick(cuts, COARSE - 1);
  return { cuts: few, shares: sharesOf(few, column) };
}

function pick(cuts: number[], count: number): number[] {
  return Array.from({ length: count }, (_, n) => cuts[Math.floor(((n + 1) * cuts.length) / (count + 1))]!);
}

export function sharesOf(cuts: readonly number[], column: ArrayLike<number>): number[] {
  const counts = Array<number>(cuts.length + 2).fill(0);
  for (let row = 0; row < column.length; row += 1) counts[binOf(cuts, column[row]!)]! += 1;
  return counts.map((count) => count / Math.max(1, column.length));
}

/**
 * Population stability index of values against a baseline: up to 0.1 is stable, from 0.25 on review the model. Empty
 * bins count as one in ten thousand.
 */
export function psiOf({ cuts, shares }: Baseline, column: ArrayLike<number>): number {
  const held = (share: number) => Math.max(share, 1e-4);
  return sharesOf(cuts, column).reduce(
    (sum, now, bin) => sum + (held(now) - held(shares[bin]!)) * Math.log(held(now) / held(shares[bin]!)),
    0,
  );
}

export const PSI_WARN = 0.1;
export const PSI_ALARM = 0.25;
