import type { GrayImage } from './gray-image.js';
import { shrunk } from './shrunk.js';

/** DCT coefficients per axis: 8 capture the layout and compare fast; 32 also capture the content. */
const FEW = 8;
const MANY = 32;
/** Pixels per side for each coefficient. */
const PIXELS = 4;

/** Lowest-frequency basis vectors of the discrete cosine transform, one per row. */
function wavesOf(kept: number): number[][] {
  const side = PIXELS * kept;
  return Array.from({ length: kept }, (_, wave) =>
    Array.from({ length: side }, (_, at) => Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * side))),
  );
}

/** 64-bit perceptual hash as 16 hexadecimal digits, to find similar images. */
export const perceptualHash = (image: GrayImage): string => hashOf(image, FEW);

/**
 * 1,024-bit perceptual hash as 256 hexadecimal digits, to distinguish copies from similar images: up to 40 bits differ
 * between copies that were scaled, compressed or relit, at least 58 between scans of two documents with the same
 * design.
 */
export const fineHash = (image: GrayImage): string => hashOf(image, MANY);

/** Marks the low-frequency coefficients of a downscaled image that are above their median. */
function hashOf(image: GrayImage, kept: number): string {
  const side = PIXELS * kept;
  const waves = wavesOf(kept);
  const { data } = shrunk(image, side, side);
  const rows = Array.from({ length: side }, (_, y) =>
    waves.map((wave) => wave.reduce((sum, value, x) => sum + value * data[y * side + x]!, 0)),
  );
  const strengths = waves.flatMap((wave) =>
    waves.map((_, across) => wave.reduce((sum, value, y) => sum + value * rows[y]![across]!, 0)),
  );
  const sorted = strengths.slice(1).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1]!;
  const bits = strengths.map((strength, at) => (at > 0 && strength > median ? '1' : '0')).join('');
  return (bits.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('');
}

/** Maximum number of differing bits between copies: of the short hash, and of the long one. */
export const COPY_BITS = { few: 3, many: 40 } as const;

/** Hashes of an image; `fineHash` is null for older readings. */
export interface Hashes {
  perceptualHash: string;
  fineHash: string | null;
}

/** Whether two images are copies of the same one. */
export function isCopy(one: Hashes, other: Hashes): boolean {
  if (differentBits(one.perceptualHash, other.perceptualHash) > COPY_BITS.few) return false;
  return !one.fineHash || !other.fineHash || differentBits(one.fineHash, other.fineHash) <= COPY_BITS.many;
}

/** Hamming distance of two hashes of equal length. */
export function differentBits(one: string, other: string): number {
  let left = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; left > 0n; left &= left - 1n) count++;
  return count;
}
