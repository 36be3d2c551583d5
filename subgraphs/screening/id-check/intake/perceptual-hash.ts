import type { GrayImage } from './gray-image.js';
import { shrunk } from './shrunk.js';

const SIDE = 32;
const KEPT = 8;

/** Waves of the discrete cosine transform, one row for each of the slowest eight. */
const WAVES = Array.from({ length: KEPT }, (_, wave) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * SIDE))),
);

/**
 * 64 bits as 16 hexadecimal digits that stay nearly the same when a picture is scaled, compressed or lit otherwise:
 * which of the 8×8 slowest waves of its 32×32 pixels are stronger than their median.
 */
export function perceptualHash(image: GrayImage): string {
  const { data } = shrunk(image, SIDE, SIDE);
  const strengths = WAVES.flatMap((down) =>
    WAVES.map((across) => {
      let sum = 0;
      for (let y = 0, at = 0; y < SIDE; y++)
        for (let x = 0; x < SIDE; x++, at++) sum += data[at]! * down[y]! * across[x]!;
      return sum;
    }),
  );
  const sorted = strengths.slice(1).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1]!;
  const bits = strengths.map((strength, at) => (at > 0 && strength > median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

/** How many of the 64 bits of two perceptual hashes differ. */
export function differentBits(one: string, other: string): number {
  let left = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; left > 0n; left &= left - 1n) count++;
  return count;
}
