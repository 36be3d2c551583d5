import { type Point, laidInto, mirrored, placedBack, placingOf } from './align-face.js';
import type { FaceBox } from './decode-boxes.js';
import type { FaceModels } from './open-face-models.js';
import type { RgbImage } from './rgb-image.js';

/** Pixels of a side of the square that is measured, and the room around eyes and nose in it: as the recogniser learned. */
const MEASURED_SIDE = 150;
const MEASURED_ROOM = 0.25;
/** The same for the square in which the points of the upright face are looked for, and the part of it that is the face. */
const UPRIGHT_SIDE = 300;
const UPRIGHT_ROOM = 0.6;
const FACE_IN_IT: FaceBox = { x: 65, y: 61, width: 169, height: 169 };

type Tensor = ReturnType<FaceModels['tensorOf']>;

export interface MeasuredFace {
  /** 128 numbers that tell people apart. */
  descriptor: number[];
  /** How far the 68 points moved when they were looked for again, in widths of the eyes: little on a human face only. */
  drift: number;
}

/**
 * 128 numbers that tell people apart, of the face in the box of a picture. Points are found twice, since they are found
 * better where the face is upright; it is laid as the recogniser learned, and measured together with its mirror's picture.
 */
export async function measureFace(models: FaceModels, image: RgbImage, box: FaceBox): Promise<MeasuredFace> {
  const pixels = Int32Array.from(image.data);
  const first = await withTensor(models, pixels, image, (tensor) => models.pointsOf(tensor, box));
  const turn = placingOf(first, UPRIGHT_SIDE, UPRIGHT_ROOM);
  const size = { width: UPRIGHT_SIDE, height: UPRIGHT_SIDE };
  const upright = laidInto(image, turn, UPRIGHT_SIDE);
  const second = await withTensor(models, upright, size, (tensor) => models.pointsOf(tensor, FACE_IN_IT));
  const points = second.map((point) => placedBack(turn, point));
  const face = laidInto(image, placingOf(points, MEASURED_SIDE, MEASURED_ROOM), MEASURED_SIDE);
  const measured = { width: MEASURED_SIDE, height: MEASURED_SIDE };
  const one = await withTensor(models, face, measured, (tensor) => models.numbersOf(tensor));
  const other = await withTensor(models, mirrored(face, MEASURED_SIDE), measured, (tensor) => models.numbersOf(tensor));
  return { descriptor: Array.from(one, (value, n) => (value + other[n]!) / 2), drift: driftOf(first, points) };
}

/** The outer corners of the eyes. */
const EYES = [36, 45] as const;

function driftOf(before: readonly Point[], after: readonly Point[]): number {
  const apart = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);
  const moved = before.reduce((sum, point, at) => sum + apart(point, after[at]!), 0) / before.length;
  return moved / Math.max(1, apart(after[EYES[0]]!, after[EYES[1]]!));
}

/** Pixels as the models take them, for as long as they are used. */
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
