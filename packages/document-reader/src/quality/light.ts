import type { GrayImage } from '../intake/gray-image.js';

/** Exposure of an image: brightness at the 0.3rd, 5th and 95th percentile, and the overexposed share. */
export interface Light {
  darkest: number;
  dark: number;
  bright: number;
  blown: number;
}

const BLOWN = 250;
/** Glare is a patch: the neighbourhood (5×5) must be overexposed, too. */
const PATCH = 2;

function percentile(counts: Uint32Array, total: number, share: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) if ((seen += counts[value]!) >= total * share) return value;
  return 255;
}

/**
 * Measures exposure on a downscaled image. Only patches surrounded by darker areas count as overexposed: a white sheet
 * or a scan background, which touches the border, does not.
 */
export function lightOf(image: GrayImage): Light {
  const { width, height, data } = image;
  const counts = new Uint32Array(256);
  for (const value of data) counts[value]!++;
  const blown = new Uint8Array(data.length);
  for (let y = PATCH; y < height - PATCH; y++)
    for (let x = PATCH; x < width - PATCH; x++) if (isPatch(image, x, y)) blown[y * width + x] = 1;
  return {
    darkest: percentile(counts, data.length, 0.003),
    dark: percentile(counts, data.length, 0.05),
    bright: percentile(counts, data.length, 0.95),
    blown: inside(blown, width, height) / data.length,
  };
}

function isPatch({ width, data }: GrayImage, x: number, y: number): boolean {
  for (let dy = -PATCH; dy <= PATCH; dy++)
    for (let dx = -PATCH; dx <= PATCH; dx++) if (data[(y + dy) * width + x + dx]! < BLOWN) return false;
  return true;
}

/** Patches that do not touch the border of the image. */
function inside(marked: Uint8Array, width: number, height: number): number {
  let total = 0;
  const open: number[] = [];
  for (let first = 0; first < marked.length; first++) {
    if (marked[first] !== 1) continue;
    let [count, border] = [0, false];
    marked[first] = 2;
    open.push(first);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      count++;
      const [x, y] = [at % width, (at / width) | 0];
      border ||= x <= PATCH || y <= PATCH || x >= width - PATCH - 1 || y >= height - PATCH - 1;
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (marked[next] === 1) {
          marked[next] = 2;
          open.push(next);
        }
    }
    if (!border) total += count;
  }
  return total;
}
