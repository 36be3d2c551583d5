import { GRID, type Ridges } from './text-ridges.js';

/** A text segment: its course `y = a + b·x + c·x²` in pixels between two ends, and its strength. */
export interface TextRun {
  from: number;
  to: number;
  course: [number, number, number];
  weight: number;
  /** Whether it was joined with others into a further segment. */
  isPart?: boolean;
}

export const courseAt = ([a, b, c]: TextRun['course'], x: number): number => a + b * x + c * x * x;

interface Blob {
  xs: number[];
  ys: number[];
  weights: number[];
}

/** Connected components. */
function blobsOf({ width, height, strength }: Ridges): Blob[] {
  const seen = new Uint8Array(width * height);
  const blobs: Blob[] = [];
  const open: number[] = [];
  for (let first = 0; first < strength.length; first++) {
    if (seen[first] || strength[first] === 0) continue;
    const blob: Blob = { xs: [], ys: [], weights: [] };
    seen[first] = 1;
    open.push(first);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, (at / width) | 0];
      blob.xs.push(x * GRID);
      blob.ys.push(y * GRID);
      blob.weights.push(strength[at]!);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (seen[next] || strength[next] === 0) continue;
          seen[next] = 1;
          open.push(next);
        }
    }
    blobs.push(blob);
  }
  return blobs;
}

/** Least-squares fit by normal equations, centred for numerical stability; straight for short segments. */
export function fitCourse(xs: number[], ys: number[], weights: number[], curved: boolean): [number, number, number] {
  const middle = (Math.min(...ends(xs)) + Math.max(...ends(xs))) / 2;
  const sums = new Float64Array(8);
  xs.forEach((x, index) => {
    const [u, y, w] = [(x - middle) / 100, ys[index]!, weights[index]!];
    [w, w * u, w * u * u, w * u ** 3, w * u ** 4, w * y, w * u * y, w * u * u * y].forEach(
      (part, at) => (sums[at]! += part),
    );
  });
  const [s0, s1, s2, s3, s4, t0, t1, t2] = sums as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  let [a, b, c] = [0, 0, 0];
  const det = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2);
  if (curved && Math.abs(det) > 1e-9) {
    a = (t0 * (s2 * s4 - s3 * s3) - s1 * (t1 * s4 - s3 * t2) + s2 * (t1 * s3 - s2 * t2)) / det;
    b = (s0 * (t1 * s4 - t2 * s3) - t0 * (s1 * s4 - s3 * s2) + s2 * (s1 * t2 - t1 * s2)) / det;
    c = (s0 * (s2 * t2 - s3 * t1) - s1 * (s1 * t2 - t1 * s2) + t0 * (s1 * s3 - s2 * s2)) / det;
  } else {
    const straight = s0 * s2 - s1 * s1 || 1;
    [a, b] = [(t0 * s2 - t1 * s1) / straight, (s0 * t1 - s1 * t0) / straight];
  }
  [b, c] = [b / 100, c / 10_000];
  return [a - b * middle + c * middle * middle, b - 2 * c * middle, c];
}

/** Minimum and maximum; `Math.min(...)` of a large component would have too many arguments. */
function ends(values: number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
}

const SHORTEST = 36;
const STRAIGHTEST = 3.6;
/** How far the band of a segment extends beyond its text. */
const OVERHANG = 5;

function runOf({ xs, ys, weights }: Blob): (TextRun & Blob) | null {
  const [from, to] = ends(xs);
  if (to - from < SHORTEST) return null;
  const course = fitCourse(xs, ys, weights, to - from > 150);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const off = xs.reduce((sum, x, at) => sum + weights[at]! * (ys[at]! - courseAt(course, x)) ** 2, 0) / total;
  return off > STRAIGHTEST ** 2 ? null : { from, to, course, weight: total, xs, ys, weights };
}

const follows = (left: TextRun, right: TextRun): boolean => {
  const [gap, between] = [right.from - left.to, (right.from + left.to) / 2];
  if (gap < -20 || gap > 44) return false;
  const slope = (run: TextRun) => run.course[1] + 2 * run.course[2] * between;
  const straightAt = (run: TextRun, x: number, pin: number) =>
    courseAt(run.course, pin) + slopeAt(run, pin) * (x - pin);
  const apart = straightAt(left, between, left.to) - straightAt(right, between, right.from);
  return Math.abs(apart) < 4 && Math.abs(slope(left) - slope(right)) < 0.2;
};

const slopeAt = ({ course: [, b, c] }: TextRun, x: number): number => b + 2 * c * x;

/** Segments of this length may be separate rows that only seem to continue others, such as text next to a card. */
const MAY_STAND_ALONE = 150;

/**
 * Text segments, with continuations joined, plus the long segments they consist of, strongest first. In coordinates of
 * the image.
 */
export function textRuns(ridges: Ridges): TextRun[] {
  const runs = blobsOf(ridges)
    .flatMap((blob) => runOf(blob) ?? [])
    .sort((a, b) => a.from - b.from);
  const parts: TextRun[] = [];
  for (let at = 0; at < runs.length; at++) {
    for (;;) {
      const left = runs[at]!;
      const next = runs.findIndex((right, index) => index > at && follows(left, right));
      if (next < 0) break;
      const [right] = runs.splice(next, 1);
      const joined = runOf({
        xs: [...left.xs, ...right!.xs],
        ys: [...left.ys, ...right!.ys],
        weights: [...left.weights, ...right!.weights],
      });
      if (!joined) break;
      parts.push(...[left, right!].filter(({ from, to }) => to - from >= MAY_STAND_ALONE));
      runs[at] = joined;
    }
  }
  const shown = ({ from, to, course, weight }: TextRun) => ({
    from: from + OVERHANG,
    to: to - OVERHANG,
    course,
    weight,
  });
  return [...runs.map(shown), ...parts.map((part) => ({ ...shown(part), isPart: true }))].sort(
    (a, b) => b.weight - a.weight,
  );
}
