import sharp from 'sharp';
import type { FaceReading } from '../reading/id-image-reading.js';
import { faceSharpness } from './face-sharpness.js';
import type { FaceBox } from './decode-boxes.js';
import { FINDER_SIDE } from './face-finder.js';
import { type FaceModels, openFaceModels } from './open-face-models.js';
import { type RgbImage, squareOf } from './rgb-image.js';

/** What surrounds the largest face, in its heights, and the size at which it is measured. */
const AROUND = 0.55;
const MEASURED_AT = 512;
const SHARP_FROM = 20;

/**
 * The faces in an upright JPEG, of the largest one also its sharpness and its numbers; undefined where the face models
 * are not installed. One face at a time is measured, so that a crowd takes no more memory than a portrait.
 */
export async function readFaces(jpeg: Uint8Array): Promise<FaceReading | undefined> {
  const models = await openFaceModels();
  if (!models) return undefined;
  const { width, height } = await sharp(jpeg).metadata();
  const small = await squareOf(jpeg, FINDER_SIDE);
  const boxes = await withTensor(models, small, (tensor) => models.boxesOf(tensor));
  const [largest] = boxes.toSorted((a, b) => b.height - a.height);
  if (!largest) return { count: 0, height: 0, sharp: false };
  const face = scaled(largest, 1 / small.scale, { x: 0, y: 0 });
  const part = around(face, width, height);
  const near = await squareOf(jpeg, MEASURED_AT, part);
  const box = scaled(face, near.scale, { x: part.left, y: part.top });
  const descriptor = await withTensor(models, near, (tensor) => models.descriptorOf(tensor, box));
  return {
    count: boxes.length,
    height: Math.round(face.height),
    sharp: faceSharpness(near, box) >= SHARP_FROM,
    descriptor: Array.from(descriptor, (value) => Math.round(value * 1e5) / 1e5),
  };
}

type Tensor = ReturnType<FaceModels['tensorOf']>;

async function withTensor<T>(
  { tensorOf }: FaceModels,
  { data, width, height }: RgbImage,
  use: (tensor: Tensor) => Promise<T>,
) {
  const tensor = tensorOf(Int32Array.from(data), height, width);
  try {
    return await use(tensor);
  } finally {
    tensor.dispose();
  }
}

const scaled = ({ x, y, width, height }: FaceBox, by: number, from: { x: number; y: number }): FaceBox => ({
  ...{ x: (x - from.x) * by, y: (y - from.y) * by, width: width * by, height: height * by },
});

/** A square of whole pixels around a face, as far as the picture reaches. */
function around(face: FaceBox, width: number, height: number) {
  const room = AROUND * face.height;
  const [left, top] = [Math.max(0, Math.floor(face.x - room)), Math.max(0, Math.floor(face.y - room))];
  const right = Math.min(width, Math.ceil(face.x + face.width + room));
  const bottom = Math.min(height, Math.ceil(face.y + face.height + room));
  return { left, top, width: right - left, height: bottom - top };
}
