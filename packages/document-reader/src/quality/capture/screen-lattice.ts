import type { GrayImage } from '../../intake/gray-image.js';
import { TILE, powerOfBoth } from './fourier.js';

/** Tiles each way, spread over this share of the picture's middle. */
const TILES = 4;
const MIDDLE = 0.7;
/** Waves a tile below which print, faces and folds have most of their power. */
const SLOWEST = 12;
/** Peaks that are compared with each other. */
const MAX_PEAKS = 40;
/** Of two directions that cross: how far they may be from a right angle (cosine), and how unlike their pitches. */
const SLANT = 0.2;
const UNLIKE = 1.3;
/** Half sides of the surroundings of a frequency, and of its middle, which does not count among them. */
const [AROUND, WITHIN] = [7, 2];
/** Keeps quiet frequencies quiet: about the power that rounding to whole brightness leaves. */
const FLOOR = 30;
/** Of the sixteen tiles sorted by how much a frequency stands out: what twelve of them reach or exceed. */
const REACHED_BY_MOST = 4;

const WINDOW = Float64Array.from({ length: TILE }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / TILE));

/**
 * How strongly a picture shows a fine grid in two directions at once (natural logarithm of the power over that of the
 * frequencies around, as twelve of sixteen tiles reach it). Pixels of a screen stand in such a grid, and so does the moiré that
 * they make with a camera's; lines of security print run in one direction, or curve, and text differs from tile to tile.
 * 0 where the picture is smaller than a tile.
 */
export function screenLattice(image: GrayImage): number {
  if (Math.min(image.width, image.height) < TILE) return 0;
  const tiles = tilesOf(image);
  const spectra: Float64Array[] = [];
  for (let at = 0; at < tiles.length; at += 2)
    for (const power of powerOfBoth(tiles[at]!, tiles[at + 1]!)) spectra.push(standingOut(power));
  return Math.round(crossing(peaksOf(reachedByMost(spectra))) * 100) / 100;
}

/** What most tiles reach: a few with large print or a sharp edge decide nothing. */
function reachedByMost(spectra: readonly Float64Array[]): Float64Array {
  const column = new Float64Array(spectra.length);
  return Float64Array.from({ length: TILE * TILE }, (_, at) => {
    for (let tile = 0; tile < spectra.length; tile++) column[tile] = spectra[tile]![at]!;
    return column.sort()[REACHED_BY_MOST]!;
  });
}

/** Parts of the picture, without their mean, fading out to their edges. */
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

/** By how much each frequency stands out from those around it; a grid that leans moves by one or so. */
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

/** Sums of all values above and left of a place, the spectrum going on beyond its edges, as it does. */
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

/** A frequency that stands out more than all next to it: waves a tile across and down. */
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

/** The strength of the weaker of two peaks whose waves cross at about a right angle and are about as long. */
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
