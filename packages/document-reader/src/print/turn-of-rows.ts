import type { GrayImage } from '../intake/gray-image.js';
import { shrunk } from '../intake/shrunk.js';

const LOOKED_AT = 700;
const MAX_DEGREES = 24;
const STEP = 0.5;
const STRONGEST = 0.08;

interface Edges {
  xs: Float64Array;
  ys: Float64Array;
}

/**
 * Skew of text rows in degrees: positive if they fall to the right. At the correct angle, the edges above and below the
 * characters gather in few rows. `upwards` measures rows that run vertically.
 */
export function turnOfRows(image: GrayImage, upwards = false): { degrees: number; score: number } {
  const factor = Math.max(1, Math.max(image.width, image.height) / LOOKED_AT);
  const small = shrunk(image, Math.round(image.width / factor), Math.round(image.height / factor));
  const edges = edgesOf(small, upwards);
  let best = { degrees: 0, score: 0 };
  for (let degrees = -MAX_DEGREES; degrees <= MAX_DEGREES; degrees += STEP) {
    const score = gathered(edges, (degrees * Math.PI) / 180, small.width + small.height);
    if (score > best.score) best = { degrees, score };
  }
  return best;
}

/** The strongest vertical brightness changes; with `upwards`, the image is first rotated by 90° to the right. */
function edgesOf({ width, height, data }: GrayImage, upwards: boolean): Edges {
  const along = upwards ? 1 : width;
  const rises = new Uint8Array(data.length);
  const counts = new Uint32Array(256);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const rise = Math.abs(data[at + along]! - data[at - along]!);
      rises[at] = rise;
      counts[rise]!++;
    }
  let [least, seen] = [256, 0];
  while (least > 8 && seen < STRONGEST * data.length) seen += counts[--least]!;
  const places = Array.from(rises.keys()).filter((at) => rises[at]! >= least);
  const [column, row] = [(at: number) => at % width, (at: number) => Math.floor(at / width)];
  return {
    xs: Float64Array.from(places, upwards ? (at) => height - row(at) : column),
    ys: Float64Array.from(places, upwards ? column : row),
  };
}

/** How unevenly the edges are distributed over rows with this skew: the sum of squares. */
function gathered({ xs, ys }: Edges, angle: number, rows: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bins = new Float64Array(2 * rows);
  for (let at = 0; at < xs.length; at++) bins[Math.floor(ys[at]! * cos - xs[at]! * sin + rows)]!++;
  return bins.reduce((sum, count) => sum + count * count, 0) / Math.max(1, xs.length);
}
