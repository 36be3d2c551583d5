import type { GrayImage } from '../../intake/gray-image.js';

/** Sums of all that lies left of and above each place; one row and column more than the picture. */
function integralOf(width: number, height: number, value: (at: number) => number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0, at = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++, at++) {
      row += value(at);
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

type BoxMean = (x: number, y: number, halfWidth: number, halfHeight: number) => number;

function boxMeanOf(width: number, height: number, value: (at: number) => number): BoxMean {
  const sums = integralOf(width, height, value);
  const stride = width + 1;
  return (x, y, halfWidth, halfHeight) => {
    const [left, right] = [Math.max(0, x - halfWidth), Math.min(width, x + halfWidth + 1)];
    const [top, bottom] = [Math.max(0, y - halfHeight), Math.min(height, y + halfHeight + 1)];
    if (right <= left || bottom <= top) return 0;
    const total =
      sums[bottom * stride + right]! -
      sums[top * stride + right]! -
      sums[bottom * stride + left]! +
      sums[top * stride + left]!;
    return total / ((right - left) * (bottom - top));
  };
}

/** Places where a row of text may run, on a grid of every second pixel; 0 where none does. */
export interface Ridges {
  width: number;
  height: number;
  strength: Float32Array;
}

export const GRID = 2;
const ACROSS = 8;
const TALL = 3;
const BESIDE = 7;

/**
 * Rows of text whose characters are about eight pixels apart: busy along a band, quieter above and below it.
 * Contrast counts in proportion to the light around, so that a row in the shade is one too.
 */
export function textRidges({ width, height, data }: GrayImage): Ridges {
  const light = boxMeanOf(width, height, (at) => data[at]!);
  const busy = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const mean = light(x, y, 4, 4);
      busy[at] = Math.min(0.6, Math.abs(data[at]! - mean) / (mean + 20));
    }
  const busyness = boxMeanOf(width, height, (at) => busy[at]!);
  const [w, h] = [(width / GRID) | 0, (height / GRID) | 0];
  const band = new Float32Array(w * h);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) band[y * w + x] = busyness(x * GRID, y * GRID, ACROSS, TALL);
  const strong = 0.35 * quantile(band, 0.985);
  const strength = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const here = band[y * w + x]!;
      if (here < strong || here < 0.015) continue;
      const beside = Math.max(
        busyness(x * GRID, y * GRID - BESIDE, ACROSS, 2),
        busyness(x * GRID, y * GRID + BESIDE, ACROSS, 2),
      );
      if (here > 1.12 * beside) strength[y * w + x] = here - beside;
    }
  return { width: w, height: h, strength };
}

function quantile(values: Float32Array, share: number): number {
  const sample = Float32Array.from({ length: Math.ceil(values.length / 61) }, (_, at) => values[at * 61]!).sort();
  return sample[Math.min(sample.length - 1, Math.floor(sample.length * share))] ?? 0;
}
