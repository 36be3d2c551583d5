import type { GrayImage } from './gray-image.js';
import { shrunk } from './shrunk.js';

/** Waves each way: few tell a layout and are quickly compared, many also tell what stands in it. */
const FEW = 8;
const MANY = 32;
/** Pixels a side for each wave. */
const PIXELS = 4;

/** The slowest waves of the discrete cosine transform, a row each. */
function wavesOf(kept: number): number[][] {
  const side = PIXELS * kept;
  return Array.from({ length: kept }, (_, wave) =>
    Array.from({ length: side }, (_, at) => Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * side))),
  );
}

/** 64 bits as 16 hexadecimal digits by which pictures that are alike are found. */
export const perceptualHash = (image: GrayImage): string => hashOf(image, FEW);

/**
 * 1,024 bits as 256 hexadecimal digits by which a copy is told from a picture that is alike: of copies that were scaled,
 * compressed or lit otherwise up to 40 differ, of scans of two documents of one design 58 and more.
 */
export const fineHash = (image: GrayImage): string => hashOf(image, MANY);

/** Which of the slowest waves of a picture, brought to a few pixels, are stronger than their median. */
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

/** Bits in which two pictures may differ and still be copies of one: of the few, and of the many. */
export const COPY_BITS = { few: 3, many: 40 } as const;

/** By what a picture is compared with others; `fineHash` null: from before there were any. */
export interface Hashes {
  perceptualHash: string;
  fineHash: string | null;
}

/** Whether two pictures are copies of one. */
export function isCopy(one: Hashes, other: Hashes): boolean {
  if (differentBits(one.perceptualHash, other.perceptualHash) > COPY_BITS.few) return false;
  return !one.fineHash || !other.fineHash || differentBits(one.fineHash, other.fineHash) <= COPY_BITS.many;
}

/** How many bits of two hashes of one length differ. */
export function differentBits(one: string, other: string): number {
  let left = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; left > 0n; left &= left - 1n) count++;
  return count;
}
