import type { GrayImage } from '../../intake/gray-image.js';

/** Prefix sums of an image, with one additional row and column. */
interface Summed {
  width: number;
  height: number;
  sums: Float64Array;
}

function summed(width: number, height: number, values: Uint8Array | Float32Array): Summed {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0, at = 0, to = stride + 1; y < height; y++, to++) {
    let row = 0;
    for (let x = 0; x < width; x++, at++, to++) {
      row += values[at]!;
      sums[to] = sums[to - stride]! + row;
    }
  }
  return { width, height, sums };
}

/** Half the size of a box around a pixel, without the pixel itself. */
interface HalfBox {
  wide: number;
  high: number;
}

/**
 * Means of boxes around the pixels of row `y`, at intervals of `every` pixels. Boxes are clipped to the image; the mean
 * of a box outside it is 0.
 */
function rowMeans(
  { width, height, sums }: Summed,
  y: number,
  every: number,
  { wide, high }: HalfBox,
  to: Float64Array,
) {
  const stride = width + 1;
  const [top, bottom] = [Math.max(0, y - high), Math.min(height, y + high + 1)];
  if (bottom <= top) return to.fill(0);
  const [above, below] = [top * stride, bottom * stride];
  for (let at = 0, x = 0; at < to.length; at++, x += every) {
    const left = Math.max(0, x - wide);
    const right = Math.min(width, x + wide + 1);
    const total = sums[below + right]! - sums[above + right]! - sums[below + left]! + sums[above + left]!;
    to[at] = total / ((right - left) * (bottom - top));
  }
  return to;
}

/** Possible positions of text rows, on a grid of every second pixel; otherwise 0. */
export interface Ridges {
  width: number;
  height: number;
  strength: Float32Array;
}

export const GRID = 2;
const LIGHT: HalfBox = { wide: 4, high: 4 };
const BAND: HalfBox = { wide: 8, high: 3 };
const BESIDE: HalfBox = { wide: 8, high: 2 };
/** Distance from the centre of a band to the centre of its surroundings. */
const AWAY = 7;

/**
 * Detects text rows with a character pitch of about eight pixels: high activity along a band, lower above and below it.
 * Contrast is relative to local brightness, so that rows in the shade are found, too.
 */
export function textRidges({ width, height, data }: GrayImage): Ridges {
  const light = summed(width, height, data);
  const busy = new Float32Array(width * height);
  const means = new Float64Array(width);
  for (let y = 0, at = 0; y < height; y++) {
    rowMeans(light, y, 1, LIGHT, means);
    for (let x = 0; x < width; x++, at++) busy[at] = Math.min(0.6, Math.abs(data[at]! - means[x]!) / (means[x]! + 20));
  }
  const busyness = summed(width, height, busy);
  const [w, h] = [(width / GRID) | 0, (height / GRID) | 0];
  const band = new Float32Array(w * h);
  const [over, under] = [new Float64Array(w), new Float64Array(w)];
  for (let y = 0; y < h; y++) band.set(rowMeans(busyness, y * GRID, GRID, BAND, over), y * w);
  const least = Math.max(0.015, 0.35 * quantile(band, 0.985));
  const strength = new Float32Array(w * h);
  for (let y = 0, at = 0; y < h; y++) {
    rowMeans(busyness, y * GRID - AWAY, GRID, BESIDE, over);
    rowMeans(busyness, y * GRID + AWAY, GRID, BESIDE, under);
    for (let x = 0; x < w; x++, at++) {
      const [here, beside] = [band[at]!, Math.max(over[x]!, under[x]!)];
      if (here >= least && here > 1.12 * beside) strength[at] = here - beside;
    }
  }
  return { width: w, height: h, strength };
}

function quantile(values: Float32Array, share: number): number {
  const sample = Float32Array.from({ length: Math.ceil(values.length / 61) }, (_, at) => values[at * 61]!).sort();
  return sample[Math.min(sample.length - 1, Math.floor(sample.length * share))] ?? 0;
}
