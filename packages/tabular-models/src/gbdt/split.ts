import type { Direction } from '../ebm/monotone.js';
import type { Histogram } from '../ebm/step.js';

export interface SplitSettings {
  lambda: number;
  minRows: number;
  /** Minimum curvature on each side. */
  minCurve: number;
}

/** Bounds of a leaf's value that keep the feature directions valid in the subtree. */
export interface Bounds {
  low: number;
  high: number;
}

export interface Split {
  feature: number;
  bin: number;
  missingLeft: boolean;
  gain: number;
  left: { value: number; rows: number };
  right: { value: number; rows: number };
}

const held = (value: number, { low, high }: Bounds) => Math.min(high, Math.max(low, value));

interface Side {
  slope: number;
  curve: number;
  rows: number;
}

const without = (all: Side, part: Side): Side => ({
  slope: all.slope - part.slope,
  curve: all.curve - part.curve,
  rows: all.rows - part.rows,
});

/** Returns the value of a leaf and its loss reduction, within its bounds. */
export function leafOf({ slope, curve }: Side, lambda: number, bounds: Bounds): { value: number; gain: number } {
  const value = held(-slope / (curve + lambda), bounds);
  return { value, gain: -(2 * slope * value + (curve + lambda) * value * value) };
}

/**
 * Finds the best cut of one feature, with missing values on the better side; null if no cut is allowed or improves the
 * loss.
 */
export function bestSplit(
  feature: number,
  histogram: Histogram,
  direction: Direction | null,
  bounds: Bounds,
  { lambda, minRows, minCurve }: SplitSettings,
): Split | null {
  const sideOf = (bin: number): Side => ({
    slope: histogram.slope[bin]!,
    curve: histogram.curve[bin]!,
    rows: histogram.rows[bin]!,
  });
  const add = (a: Side, b: Side): Side => ({
    slope: a.slope + b.slope,
    curve: a.curve + b.curve,
    rows: a.rows + b.rows,
  });
  const bins = histogram.slope.length;
  const missing = sideOf(0);
  let all = missing;
  for (let bin = 1; bin < bins; bin += 1) all = add(all, sideOf(bin));
  const base = leafOf(all, lambda, bounds).gain;
  let best: Split | null = null;
  let known: Side = { slope: 0, curve: 0, rows: 0 };
  for (let bin = 1; bin < bins - 1; bin += 1) {
    known = add(known, sideOf(bin));
    for (const missingLeft of missing.rows > 0 ? [true, false] : [true]) {
      const left = missingLeft ? add(known, missing) : known;
      const right = without(all, left);
      if (left.rows < minRows || right.rows < minRows || left.curve < minCurve || right.curve < minCurve) continue;
      const [one, other] = [leafOf(left, lambda, bounds), leafOf(right, lambda, bounds)];
      if (direction && direction * (other.value - one.value) < 0) continue;
      const gain = one.gain + other.gain - base;
      if (gain <= 1e-6 || (best !== null && gain <= best.gain)) continue;
      const sides = { left: { value: one.value, rows: left.rows }, right: { value: other.value, rows: right.rows } };
      best = { feature, bin, missingLeft, gain, ...sides };
    }
  }
  return best;
}
