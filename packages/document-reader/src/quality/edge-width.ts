import type { GrayImage } from '../intake/gray-image.js';

/** Number of rows to examine, and the minimum step between two pixels that starts an edge. */
const EVERY = 3;
const MIN_RISE = 10;
const MIN_EDGES = 60;

/** Averages three pixels vertically, so that noise is not taken for an edge. */
function smoothRow({ width, data }: GrayImage, y: number, row: Float32Array): void {
  for (let x = 0, at = y * width; x < width; x++, at++)
    row[x] = (data[at - width]! + data[at]! + data[at + width]!) / 3;
}

/** Width in pixels over which brightness keeps rising (or falling) around a steep position. */
function widthAt(row: Float32Array, x: number): number {
  const sign = Math.sign(row[x + 1]! - row[x]!);
  let [left, right] = [x, x + 1];
  while (left > 0 && sign * (row[left]! - row[left - 1]!) > 1.5) left--;
  while (right < row.length - 1 && sign * (row[right + 1]! - row[right]!) > 1.5) right++;
  return right - left;
}

/** Width in pixels of the strongest edges of an image: 2 to 4 if it is sharp. Undefined if it has hardly any edges. */
export function edgeWidth(image: GrayImage): number | undefined {
  const { width, height } = image;
  const row = new Float32Array(width);
  const found: { rise: number; wide: number }[] = [];
  for (let y = 1; y < height - 1; y += EVERY) {
    smoothRow(image, y, row);
    for (let x = 1; x < width - 2; x++) {
      const rise = Math.abs(row[x + 1]! - row[x]!);
      if (rise < MIN_RISE || rise < Math.abs(row[x]! - row[x - 1]!) || rise < Math.abs(row[x + 2]! - row[x + 1]!))
        continue;
      found.push({ rise, wide: widthAt(row, x) });
    }
  }
  if (found.length < MIN_EDGES) return undefined;
  found.sort((a, b) => b.rise - a.rise);
  const strongest = found.slice(0, Math.max(MIN_EDGES, found.length >> 2)).map(({ wide }) => wide);
  return strongest.sort((a, b) => a - b)[strongest.length >> 1];
}
