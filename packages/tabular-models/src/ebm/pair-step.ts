import type { Histogram, StepSettings } from './step.js';

/** Returns two-dimensional prefix sums, with a row and a column of zeros first. */
export function summed(values: Float64Array, height: number, width: number): Float64Array {
  const sums = new Float64Array((height + 1) * (width + 1));
  for (let y = 0; y < height; y += 1) {
    let line = 0;
    for (let x = 0; x < width; x += 1) {
      line += values[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + line;
    }
  }
  return sums;
}

export interface Quadrants {
  y: number;
  x: number;
  gain: number;
  /** Leaf values: upper left, upper right, lower left, lower right. */
  leaves: [number, number, number, number];
}

type Four = [number, number, number, number];

/** Finds the best cross that splits a pair table into four leaves; null if no cross leaves enough rows in each. */
export function bestQuadrants(
  histogram: Histogram,
  height: number,
  width: number,
  { lambda, minRows, rate }: StepSettings,
): Quadrants | null {
  const sums = [histogram.slope, histogram.curve, histogram.rows].map((values) => summed(values, height, width));
  const wide = width + 1;
  const whole = height * wide + width;
  const parts = (of: Float64Array, y: number, x: number): Four => {
    const [corner, top, left, all] = [of[y * wide + x]!, of[y * wide + width]!, of[height * wide + x]!, of[whole]!];
    return [corner, top - corner, left - corner, all - top - left + corner];
  };
  const base = sums[0]![whole]! ** 2 / (sums[1]![whole]! + lambda);
  let best: Quadrants | null = null;
  for (let y = 1; y < height; y += 1)
    for (let x = 1; x < width; x += 1) {
      const rows = parts(sums[2]!, y, x);
      if (Math.min(...rows) < minRows) continue;
      const [slopes, curves] = [parts(sums[0]!, y, x), parts(sums[1]!, y, x)];
      const gain = slopes.reduce((sum, slope, n) => sum + slope ** 2 / (curves[n]! + lambda), -base);
      if (gain <= 1e-9 || (best !== null && gain <= best.gain)) continue;
      best = { y, x, gain, leaves: slopes.map((slope, n) => (-rate * slope) / (curves[n]! + lambda)) as Four };
    }
  return best;
}

/** Returns the step on a pair table by its best cross. */
export function pairStepOf(
  histogram: Histogram,
  height: number,
  width: number,
  settings: StepSettings,
): Float64Array | null {
  const found = bestQuadrants(histogram, height, width, settings);
  if (!found) return null;
  const step = new Float64Array(height * width);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      step[y * width + x] = found.leaves[(y >= found.y ? 2 : 0) + (x >= found.x ? 1 : 0)]!;
  return step;
}
