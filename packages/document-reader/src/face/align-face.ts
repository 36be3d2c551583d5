import type { RgbImage } from './rgb-image.js';

export type Point = readonly [x: number, y: number];

/**
 * Similarity transform: rotation and scale by (`a`, `b`), then translation: (x, y) maps to (a·x − b·y + `right`, b·x +
 * a·y + `down`).
 */
export interface Placing {
  a: number;
  b: number;
  right: number;
  down: number;
}

/** Of the 68 landmarks: outer and inner corner of each eye, base of the nose. */
const TOLD_BY = [45, 42, 36, 39, 33];
/**
 * Positions of these five landmarks in a square around eyes and nose, in the recogniser's training images: dlib's
 * `get_face_chip_details` for five points (King, dlib_face_recognition_resnet_model_v1, 2017).
 */
const PLACES: readonly Point[] = [
  [0.8595674595992, 0.2134981538014],
  [0.6460604764104, 0.2289674387677],
  [0.1205750620789, 0.2137274526848],
  [0.3340850613712, 0.2290642403242],
  [0.4901123135679, 0.6277975316475],
];

/**
 * Transform of a face with these 68 landmarks into a square of `side` pixels with `room` around it (share of the inner
 * square).
 */
export function placingOf(points: readonly Point[], side: number, room: number): Placing {
  const places = PLACES.map(([x, y]): Point => [
    ((room + x) / (2 * room + 1)) * side,
    ((room + y) / (2 * room + 1)) * side,
  ]);
  return nearest(
    TOLD_BY.map((at) => points[at]!),
    places,
  );
}

/** Least-squares similarity transform between two sets of points. */
function nearest(points: readonly Point[], places: readonly Point[]): Placing {
  const [[px, py], [qx, qy]] = [middleOf(points), middleOf(places)];
  let [a, b, size] = [0, 0, 0];
  for (const [at, point] of points.entries()) {
    const [x, y, u, v] = [point[0] - px, point[1] - py, places[at]![0] - qx, places[at]![1] - qy];
    a += x * u + y * v;
    b += x * v - y * u;
    size += x * x + y * y;
  }
  [a, b] = [a / size, b / size];
  return { a, b, right: qx - a * px + b * py, down: qy - b * px - a * py };
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Maps a point of the square back into the image. */
export function placedBack({ a, b, right, down }: Placing, [u, v]: Point): Point {
  const scale = a * a + b * b;
  return [(a * (u - right) + b * (v - down)) / scale, (a * (v - down) - b * (u - right)) / scale];
}

/** Samples per pixel and axis: one sample would skip pixels that a downscaled image has to blend. */
const LOOKS = [-0.25, 0.25];

/** The square as RGB; pixels outside the image repeat its edge. */
export function laidInto(image: RgbImage, placing: Placing, side: number): Int32Array {
  const square = new Int32Array(side * side * 3);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const seen = LOOKS.flatMap((dy) => LOOKS.map((dx) => placedBack(placing, [x + dx, y + dy])));
      for (let c = 0; c < 3; c++)
        square[(y * side + x) * 3 + c] = Math.round(
          seen.reduce((sum, at) => sum + between(image, at, c), 0) / seen.length,
        );
    }
  return square;
}

/** Bilinear interpolation of one colour channel. */
function between({ data, width, height }: RgbImage, [x, y]: Point, c: number): number {
  const [px, py] = [Math.min(width - 1.001, Math.max(0, x)), Math.min(height - 1.001, Math.max(0, y))];
  const [left, upper] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - left, py - upper];
  const at = (row: number, column: number) => data[((upper + row) * width + left + column) * 3 + c]!;
  return (at(0, 0) * (1 - fx) + at(0, 1) * fx) * (1 - fy) + (at(1, 0) * (1 - fx) + at(1, 1) * fx) * fy;
}

/** The square mirrored horizontally. */
export function mirrored(square: Int32Array, side: number): Int32Array {
  return square.map((_, at) => {
    const [pixel, c] = [Math.floor(at / 3), at % 3];
    return square[(pixel + side - 1 - 2 * (pixel % side)) * 3 + c]!;
  });
}
