import type { GrayImage } from '../../intake/gray-image.js';
import { TILE, powerOfBoth } from './fourier.js';

/** Number of tiles per axis, spread over this share of the image centre. */
const TILES = 4;
const MIDDLE = 0.7;
/** Minimum frequency in waves per tile: print, faces and folds have most of their power below. */
const SLOWEST = 12;
/** Number of peaks to compare. */
const MAX_PEAKS = 40;
/** Tolerances for two crossing directions: deviation from a right angle (cosine), and ratio of their pitches. */
const SLANT = 0.2;
const UNLIKE = 1.3;
/** Half sides of a frequency's neighbourhood, and of its excluded centre. */
const [AROUND, WITHIN] = [7, 2];
/** Noise floor: about the power of rounding to whole brightness levels. */
const FLOOR = 30;
/** Quantile over the sixteen tiles: the prominence that twelve of them reach or exceed. */
const REACHED_BY_MOST = 4;

const WINDOW = Float64Array.from({ length: TILE }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / TILE));

/**
 * Measures how strongly an image shows a fine grid in two directions at once: natural logarithm of the power relative
 * to neighbouring frequencies, reached by twelve of sixteen tiles. Screen pixels form such a grid, and so does their
 * moiré with a camera sensor. Lines of security print run in one direction or are curved, and text differs between
 * tiles. 0 if the image is smaller than a tile.
 */
export function screenLattice(image: GrayImage): number {
  if (Math.min(image.width, image.height) < TILE) return 0;
  const tiles = tilesOf(image);
  const spectra: Float64Array[] = [];
  for (let at = 0; at < tiles.length; at += 2)
    for (const power of powerOfBoth(tiles[at]!, tiles[at + 1]!)) spectra.push(standingOut(power));
  return Math.round(crossing(peaksOf(reachedByMost(spectra))) * 100) / 100;
}

/** The prominence in most tiles: a few tiles with large print or a sharp edge do not matter. */
function reachedByMost(spectra: readonly Float64Array[]): Float64Array {
  const column = new Float64Array(spectra.length);
  return Float64Array.from({ length: TILE * TILE }, (_, at) => {
    for (let tile = 0; tile < spectra.length; tile++) column[tile] = spectra[tile]![at]!;
    return column.sort()[REACHED_BY_MOST]!;
  });
}

/** Tiles of the image, with mean removed and a window applied. */
function tilesOf({ width, height, data }: GrayImage): Float64Array[] {
  const share = (step: number) => (1 - MIDDLE) / 2 + (MIDDLE * step) / (TILES - 1);
  return Array.from({ length: TILES * TILES }, (_, n) => {
    const left = Math.round((width - TILE) * share(n % TILES));
    const top = Math.round((height - TILE) * share(Math.floor(n / TILES)));
    const tile = new Float64Array(TILE * TILE);
    let sum = 0;
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++) sum += tile[y * TILE + x] = data[(top + y) * width + left + x]!;
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++)
        tile[y * TILE + x] = (tile[y * TILE + x]! - sum / tile.length) * WINDOW[x]! * WINDOW[y]!;
    return tile;
  });
}

/** Prominence of each frequency relative to its neighbours; a slightly rotated grid moves by about one bin. */
function standingOut(power: Float64Array): Float64Array {
  const out = new Float64Array(TILE * TILE);
  const logs = power.map((value) => Math.log(value + FLOOR));
  const sums = summed(logs);
  const [wide, narrow] = [2 * AROUND + 1, 2 * WITHIN + 1];
  for (let v = 0; v < TILE; v++)
    for (let u = 0; u <= TILE / 2; u++) {
      const inner = AROUND - WITHIN;
      const ring = boxOf(sums, u, v, wide) - boxOf(sums, u + inner, v + inner, narrow);
      const outside = ring / (wide ** 2 - narrow ** 2);
      out[v * TILE + u] = largestAt(logs, u, v, 1) - outside;
    }
  return out;
}

const WIDE = TILE + 2 * AROUND + 1;

/** Prefix sums of the spectrum, continued periodically. */
function summed(values: Float64Array): Float64Array {
  const sums = new Float64Array(WIDE * WIDE);
  for (let y = 0; y < WIDE - 1; y++) {
    let row = 0;
    for (let x = 0; x < WIDE - 1; x++) {
      row += values[((y - AROUND + TILE) % TILE) * TILE + ((x - AROUND + TILE) % TILE)]!;
      sums[(y + 1) * WIDE + x + 1] = sums[y * WIDE + x + 1]! + row;
    }
  }
  return sums;
}

const boxOf = (sums: Float64Array, x: number, y: number, side: number): number =>
  sums[(y + side) * WIDE + x + side]! - sums[y * WIDE + x + side]! - sums[(y + side) * WIDE + x]! + sums[y * WIDE + x]!;

function largestAt(values: Float64Array, u: number, v: number, reach: number): number {
  let largest = -Infinity;
  for (let dv = -reach; dv <= reach; dv++)
    for (let du = -reach; du <= reach; du++)
      largest = Math.max(largest, values[((v + dv + TILE) % TILE) * TILE + ((u + du + TILE) % TILE)]!);
  return largest;
}

/** A local maximum of the prominence: waves per tile across and down. */
interface Peak {
  strength: number;
  u: number;
  v: number;
}

function peaksOf(reached: Float64Array): Peak[] {
  const peaks: Peak[] = [];
  for (let row = 0; row < TILE; row++)
    for (let u = 0; u <= TILE / 2; u++) {
      const v = row <= TILE / 2 ? row : row - TILE;
      const strength = reached[row * TILE + u]!;
      if (Math.hypot(u, v) < SLOWEST || (u === 0 && v < 0)) continue;
      if (strength >= largestAt(reached, u, row, 2)) peaks.push({ strength, u, v });
    }
  return peaks.toSorted((a, b) => b.strength - a.strength).slice(0, MAX_PEAKS);
}

/** Strength of the weaker of two peaks that are about perpendicular and of similar frequency. */
function crossing(peaks: readonly Peak[]): number {
  let best = 0;
  for (const [n, one] of peaks.entries())
    for (const other of peaks.slice(n + 1)) {
      const [a, b] = [Math.hypot(one.u, one.v), Math.hypot(other.u, other.v)];
      const slant = Math.abs(one.u * other.u + one.v * other.v) / (a * b);
      if (slant > SLANT || Math.max(a, b) / Math.min(a, b) > UNLIKE) continue;
      best = Math.max(best, Math.min(one.strength, other.strength));
    }
  return best;
}
