import sharp from 'sharp';
import type { FaceReading } from '../reading/id-image-reading.js';
import type { Point } from './align-face.js';
import { faceSharpness } from './face-sharpness.js';
import type { DetectedFace, FaceBox } from './decode-boxes.js';
import { FINDER_SIDE } from './face-finder.js';
import { describeFace, locateFace, withTensor } from './measure-face.js';
import { type FaceModels, openFaceModels } from './open-face-models.js';
import { squareOf } from './rgb-image.js';

/** Margin around the largest face, in face heights, and the size at which it is measured. */
const AROUND = 0.55;
const MEASURED_AT = 512;
const SHARP_FROM = 20;
/** Maximum portrait height as a share of the document's longer side; a larger detection is the whole page. */
const HIGHEST_PORTRAIT = 0.4;
/** If no portrait is found on a page, search again in four enlarged parts with this side length. */
const PART = 0.6;

interface Size {
  width: number;
  height: number;
}

/**
 * Reads the faces in an upright JPEG, and the sharpness and descriptor of the largest one; undefined if the face models
 * are not installed. Measures one face only, so that a crowd takes no more memory than a portrait.
 */
export async function readFaces(jpeg: Uint8Array, onDocument: boolean): Promise<FaceReading | undefined> {
  const models = await openFaceModels();
  if (!models) return undefined;
  const measured = await measureLargest(models, jpeg, onDocument);
  return measured?.reading ?? { count: 0, height: 0, sharp: false, confidence: 0 };
}

/**
 * Reads the largest face. Returns the reading and the 68 landmarks, in pixels of the part of the image around the face,
 * enlarged by `scale`; null without a face.
 */
export async function measureLargest(
  models: FaceModels,
  image: Uint8Array,
  onDocument: boolean,
): Promise<{ reading: FaceReading; points: Point[]; part: Part & { scale: number } } | null> {
  const { width, height } = await sharp(image).metadata();
  const faces = await (onDocument ? portraitsIn : facesIn)(models, image, { width, height });
  const [face] = faces.toSorted((a, b) => b.height - a.height);
  if (!face) return null;
  const part = around(face, width, height);
  const near = await squareOf(image, MEASURED_AT, part);
  const box = moved(face, near.scale, { x: part.left, y: part.top });
  const { points, drift } = await locateFace(models, near, box);
  const descriptor = await describeFace(models, near, points);
  const reading = {
    count: faces.length,
    height: Math.round(face.height),
    sharp: faceSharpness(near, box) >= SHARP_FROM,
    confidence: Math.round(face.confidence * 1_000) / 1_000,
    drift: Math.round(drift * 1_000) / 1_000,
    descriptor: descriptor.map((value) => Math.round(value * 1e5) / 1e5),
  };
  return { reading, points, part: { ...part, scale: near.scale } };
}

type Part = Parameters<typeof squareOf>[2] & object;

/** Detects faces in an image or a part of it, in pixels of the whole image. */
async function facesIn(
  models: FaceModels,
  jpeg: Uint8Array,
  { width, height }: Size,
  part?: Part,
): Promise<DetectedFace[]> {
  const small = await squareOf(jpeg, FINDER_SIDE, part ?? { left: 0, top: 0, width, height });
  const boxes = await withTensor(models, Int32Array.from(small.data), small, (tensor) => models.boxesOf(tensor));
  const { left, top } = part ?? { left: 0, top: 0 };
  const from = { x: -left * small.scale, y: -top * small.scale };
  return boxes.map((box) => ({ ...moved(box, 1 / small.scale, from), confidence: box.confidence }));
}

/** Detects the faces printed on a page. */
async function portraitsIn(models: FaceModels, jpeg: Uint8Array, size: Size): Promise<DetectedFace[]> {
  const highest = HIGHEST_PORTRAIT * Math.max(size.width, size.height);
  const portraits = async (part?: Part) =>
    (await facesIn(models, jpeg, size, part)).filter(({ height }) => height <= highest);
  const seen = await portraits();
  if (seen.length > 0) return seen;
  for (const part of partsOf(size)) {
    const larger = await portraits(part);
    if (larger.length > 0) return larger;
  }
  return [];
}

function partsOf({ width, height }: Size): Part[] {
  const side = Math.round(PART * Math.max(width, height));
  const [wide, high] = [Math.min(width, side), Math.min(height, side)];
  return [0, width - wide].flatMap((left) =>
    [0, height - high].map((top) => ({ left, top, width: wide, height: high })),
  );
}

const moved = ({ x, y, width, height }: FaceBox, by: number, from: { x: number; y: number }): FaceBox => ({
  x: (x - from.x) * by,
  y: (y - from.y) * by,
  width: width * by,
  height: height * by,
});

/** A square of whole pixels around a face, clipped to the image. */
function around(face: FaceBox, width: number, height: number): Part {
  const room = AROUND * face.height;
  const [left, top] = [Math.max(0, Math.floor(face.x - room)), Math.max(0, Math.floor(face.y - room))];
  const right = Math.min(width, Math.ceil(face.x + face.width + room));
  const bottom = Math.min(height, Math.ceil(face.y + face.height + room));
  return { left, top, width: right - left, height: bottom - top };
}
