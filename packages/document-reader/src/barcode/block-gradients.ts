import type { GreyImage } from './grey-image.js';

export const BLOCK = 8;

/** Edges of one block of 8×8 pixels: strength, coherence (0–1), and direction across them (radians). */
export interface Block {
  column: number;
  row: number;
  strength: number;
  coherence: number;
  angle: number;
}

/**
 * Computes the structure tensor of each block; flat blocks are omitted. `floor` is the minimum mean square of a
 * gradient.
 */
export function blockGradients({ data, width, height }: GreyImage, floor = 60): Block[] {
  const blocks: Block[] = [];
  const [columns, rows] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [xx, yy, xy] = [0, 0, 0];
      for (let y = Math.max(1, row * BLOCK); y < Math.min(height - 1, (row + 1) * BLOCK); y++) {
        for (let x = Math.max(1, column * BLOCK); x < Math.min(width - 1, (column + 1) * BLOCK); x++) {
          const at = y * width + x;
          const right = (data[at + 1]! - data[at - 1]!) / 2;
          const down = (data[at + width]! - data[at - width]!) / 2;
          xx += right * right;
          yy += down * down;
          xy += right * down;
        }
      }
      const strength = (xx + yy) / (BLOCK * BLOCK);
      if (strength < floor) continue;
      const coherence = Math.hypot(xx - yy, 2 * xy) / (xx + yy);
      blocks.push({ column, row, strength, coherence, angle: Math.atan2(2 * xy, xx - yy) / 2 });
    }
  }
  return blocks;
}

/** Angle between two undirected axes (0 to π/2). */
export function angleBetween(a: number, b: number): number {
  const apart = Math.abs(a - b) % Math.PI;
  return Math.min(apart, Math.PI - apart);
}

const BINS = 36;

/** Main directions of the edges in many blocks, strongest first, at least 20° apart. */
export function directionsOf(blocks: Block[], most: number): number[] {
  const weights = new Float64Array(BINS);
  for (const { angle, strength, coherence } of blocks) {
    const bin = Math.floor((((angle + Math.PI) % Math.PI) / Math.PI) * BINS) % BINS;
    weights[bin]! += Math.min(strength, 2_000) * coherence * coherence;
  }
  const smooth = weights.map(
    (weight, bin) => weight * 2 + weights[(bin + 1) % BINS]! + weights[(bin + BINS - 1) % BINS]!,
  );
  const order = [...smooth.keys()].sort((a, b) => smooth[b]! - smooth[a]!);
  const found: number[] = [];
  for (const bin of order) {
    const angle = ((bin + 0.5) / BINS) * Math.PI;
    if (found.every((other) => angleBetween(other, angle) > Math.PI / 9)) found.push(angle);
    if (found.length === most) break;
  }
  return found;
}
