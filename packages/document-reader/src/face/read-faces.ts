import sharp from 'sharp';
import type { FaceReading } from '../reading/id-image-reading.js';
import { faceSharpness } from './face-sharpness.js';
import type { DetectedFace, FaceBox } from './decode-boxes.js';
import { FINDER_SIDE } from './face-finder.js';
import { measureFace, withTensor } from './measure-face.js';
import { type FaceModels, openFaceModels } from './open-face-models.js';
import { squareOf } from './rgb-image.js';

/** What surrounds the largest face, in its heights, and the size at which it is measured. */
const AROUND = 0.55;
const MEASURED_AT = 512;
const SHARP_FROM = 20;
/** Of a document's longer side: no portrait is higher; what is takes the whole page for a face. */
const HIGHEST_PORTRAIT = 0.4;
/** Where no portrait is seen on a page it is looked for larger, in four parts so long. */
const PART = 0.6;

interface Size {
  width: number;
  height: number;
}

/**
 * The faces in an upright JPEG, of the largest one also its sharpness and its numbers; undefined where the face models
 * are not installed. One face at a time is measured, so that a crowd takes no more memory than a portrait.
 */
export async function readFaces(jpeg: Uint8Array, onDocument: boolean): Promise<FaceReading | undefined> {
  const models = await openFaceModels();
  if (!models) return undefined;
  const { width, height } = await sharp(jpeg).metadata();
  const faces = await (onDocument ? portraitsIn : facesIn)(models, jpeg, { width, height });
  const [face] = faces.toSorted((a, b) => b.height - a.height);
  if (!face) return { count: 0, height: 0, sharp: false, confidence: 0 };
  const part = around(face, width, height);
  const near = await squareOf(jpeg, MEASURED_AT, part);
  const box = moved(face, near.scale, { x: part.left, y: part.top });
  const { descriptor, drift } = await measureFace(models, near, box);
  return {
    count: faces.length,
    height: Math.round(face.height),
    sharp: faceSharpness(near, box) >= SHARP_FROM,
    confidence: Math.round(face.confidence * 1_000) / 1_000,
    drift: Math.round(drift * 1_000) / 1_000,
    descriptor: descriptor.map((value) => Math.round(value * 1e5) / 1e5),
  };
}

type Part = Parameters<typeof squareOf>[2] & object;

/** The faces in a picture or a part of it, in pixels of the whole. */
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

/** The faces printed on a page. */
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

/** A square of whole pixels around a face, as far as the picture reaches. */
function around(face: FaceBox, width: number, height: number): Part {
  const room = AROUND * face.height;
  const [left, top] = [Math.max(0, Math.floor(face.x - room)), Math.max(0, Math.floor(face.y - room))];
  const right = Math.min(width, Math.ceil(face.x + face.width + room));
  const bottom = Math.min(height, Math.ceil(face.y + face.height + room));
  return { left, top, width: right - left, height: bottom - top };
}
