import type { Point } from '../align-face.js';
import { movedFlat } from './flat-fit.js';

/** Of the 68 landmarks: the outer corners of the eyes. */
const [EYE, OTHER_EYE] = [36, 45];
/** Landmarks that lie about in one plane: corners of eyes and mouth, ends of the brows, chin. */
const FLAT = [36, 39, 42, 45, 48, 54, 17, 26, 21, 22, 8];
/** Landmarks that stand out of it: end of the bridge, tip and base of the nose. */
const NOSE = [29, 30, 33];

/** The landmarks in units of the eyes' distance, from the middle between the eyes, which lie level. */
export function levelled(points: readonly Point[]): Point[] {
  const [[ax, ay], [bx, by]] = [points[EYE]!, points[OTHER_EYE]!];
  const [x0, y0] = [(ax + bx) / 2, (ay + by) / 2];
  const size = Math.max(1e-9, (bx - ax) ** 2 + (by - ay) ** 2);
  return points.map(([x, y]): Point => [
    ((x - x0) * (bx - ax) + (y - y0) * (by - ay)) / size,
    ((y - y0) * (bx - ax) - (x - x0) * (by - ay)) / size,
  ]);
}

export interface Turn {
  /**
   * How far the nose moved to the right of the picture against the plane of eyes, brows, mouth and chin, in eye
   * distances: positive if the head turned to its own left. A flat picture has about 0, however it is turned.
   */
  nose: number;
  /** How far the outline of the face changed its shape, in eye distances: also if a flat picture is turned. */
  outline: number;
}

const at = (points: readonly Point[], indices: readonly number[]) => indices.map((index) => points[index]!);

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How a head turned from one frame to another; both have levelled landmarks. */
export function turnOf(straight: readonly Point[], turned: readonly Point[]): Turn {
  const expected = movedFlat(at(straight, FLAT), at(turned, FLAT), at(straight, NOSE));
  if (!expected) return { nose: 0, outline: 0 };
  const nose = meanOf(at(turned, NOSE).map(([x], n) => x - expected[n]![0]));
  const moved = at(turned, FLAT).map(([x, y], n) => Math.hypot(x - straight[FLAT[n]!]![0], y - straight[FLAT[n]!]![1]));
  return { nose, outline: meanOf(moved) };
}

/** The mean of several frames' levelled landmarks. */
export const meanLandmarks = (frames: readonly (readonly Point[])[]): Point[] =>
  frames[0]!.map((_, n): Point => [
    meanOf(frames.map((points) => points[n]![0])),
    meanOf(frames.map((points) => points[n]![1])),
  ]);
