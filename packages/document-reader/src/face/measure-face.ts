import { type Point, laidInto, mirrored, placedBack, placingOf } from './align-face.js';
import type { FaceBox } from './decode-boxes.js';
import type { FaceModels } from './open-face-models.js';
import type { RgbImage } from './rgb-image.js';

/** Side of the square input of the recogniser in pixels, and the margin around eyes and nose, as in its training. */
const MEASURED_SIDE = 150;
const MEASURED_ROOM = 0.25;
/**
 * The same for the square in which the landmarks of the upright face are located, and the share of it that is the face.
 */
const UPRIGHT_SIDE = 300;
const UPRIGHT_ROOM = 0.6;
const FACE_IN_IT: FaceBox = { x: 65, y: 61, width: 169, height: 169 };

type Tensor = ReturnType<FaceModels['tensorOf']>;

/** The 68 landmarks of a face in pixels of the image, and how far they moved when located a second time. */
export interface LocatedFace {
  points: Point[];
  /** In eye distances: small only for human faces. */
  drift: number;
}

/** Locates the landmarks of the face in a box, twice, since this works better on an upright face. */
export async function locateFace(models: FaceModels, image: RgbImage, box: FaceBox): Promise<LocatedFace> {
  const pixels = Int32Array.from(image.data);
  const first = await withTensor(models, pixels, image, (tensor) => models.pointsOf(tensor, box));
  const turn = placingOf(first, UPRIGHT_SIDE, UPRIGHT_ROOM);
  const size = { width: UPRIGHT_SIDE, height: UPRIGHT_SIDE };
  const upright = laidInto(image, turn, UPRIGHT_SIDE);
  const second = await withTensor(models, upright, size, (tensor) => models.pointsOf(tensor, FACE_IN_IT));
  const points = second.map((point) => placedBack(turn, point));
  return { points, drift: driftOf(first, points) };
}

/**
 * Computes the descriptor (128 numbers) of a face with these landmarks. The face is aligned as in training, and the
 * descriptor averaged with that of its mirror image.
 */
export async function describeFace(models: FaceModels, image: RgbImage, points: readonly Point[]): Promise<number[]> {
  const face = laidInto(image, placingOf(points, MEASURED_SIDE, MEASURED_ROOM), MEASURED_SIDE);
  const measured = { width: MEASURED_SIDE, height: MEASURED_SIDE };
  const one = await withTensor(models, face, measured, (tensor) => models.numbersOf(tensor));
  const other = await withTensor(models, mirrored(face, MEASURED_SIDE), measured, (tensor) => models.numbersOf(tensor));
  return Array.from(one, (value, n) => (value + other[n]!) / 2);
}

/** The outer corners of the eyes. */
const EYES = [36, 45] as const;

function driftOf(before: readonly Point[], after: readonly Point[]): number {
  const apart = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);
  const moved = before.reduce((sum, point, at) => sum + apart(point, after[at]!), 0) / before.length;
  return moved / Math.max(1, apart(after[EYES[0]]!, after[EYES[1]]!));
}

/** Pixels as a tensor, for the duration of a call. */
export async function withTensor<T>(
  { tensorOf }: FaceModels,
  pixels: Int32Array,
  { width, height }: Pick<RgbImage, 'width' | 'height'>,
  use: (tensor: Tensor) => Promise<T>,
): Promise<T> {
  const tensor = tensorOf(pixels, height, width);
  try {
    return await use(tensor);
  } finally {
    tensor.dispose();
  }
}
