import type { Point } from '../align-face.js';

/** A map of the plane onto itself by projection: eight numbers, the ninth is 1. */
type Projection = readonly number[];

/**
 * Moves `points` as a flat surface would move that takes `from` to `to`: the least-squares projection between the two,
 * for places of about 1. Null if the places do not determine one.
 */
export function movedFlat(from: readonly Point[], to: readonly Point[], points: readonly Point[]): Point[] | null {
  const projection = projectionOf(from, to);
  return projection && points.map((point) => projected(projection, point));
}

function projected([a, b, c, d, e, f, g, h]: Projection, [x, y]: Point): Point {
  const w = g! * x + h! * y + 1;
  return [(a! * x + b! * y + c!) / w, (d! * x + e! * y + f!) / w];
}

/** Two linear equations for each pair of places, solved by their normal equations. */
function projectionOf(from: readonly Point[], to: readonly Point[]): Projection | null {
  const sums = Array.from({ length: 8 }, () => new Float64Array(9));
  const add = (row: readonly number[], value: number) => {
    for (const [i, one] of row.entries()) {
      for (const [j, other] of row.entries()) sums[i]![j]! += one * other;
      sums[i]![8]! += one * value;
    }
  };
  for (const [at, [x, y]] of from.entries()) {
    const [u, v] = to[at]!;
    add([x, y, 1, 0, 0, 0, -u * x, -u * y], u);
    add([0, 0, 0, x, y, 1, -v * x, -v * y], v);
  }
  return solved(sums);
}

/** Smallest pivot of a system that still has one solution. */
const SMALLEST = 1e-9;

/** Gaussian elimination with pivots, on rows of n numbers and their sum. */
function solved(rows: Float64Array[]): number[] | null {
  const n = rows.length;
  for (let at = 0; at < n; at++) {
    let best = at;
    for (let row = at + 1; row < n; row++) if (Math.abs(rows[row]![at]!) > Math.abs(rows[best]![at]!)) best = row;
    [rows[at], rows[best]] = [rows[best]!, rows[at]!];
    const pivot = rows[at]!;
    if (Math.abs(pivot[at]!) < SMALLEST) return null;
    for (let row = 0; row < n; row++) {
      if (row === at) continue;
      const by = rows[row]![at]! / pivot[at]!;
      for (let column = at; column <= n; column++) rows[row]![column]! -= by * pivot[column]!;
    }
  }
  return rows.map((row, at) => row[n]! / row[at]!);
}
