import type { FaceReading } from '../reading/id-image-reading.js';
import { type FoundFace, openFaceModels } from './open-face-models.js';

/** A picture as red, green and blue: three bytes a pixel, row by row. */
export interface RgbImage {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** Below this mean square of the second derivative a face of 150 pixels is blurred; set on blurred sample photographs. */
const SHARP_FROM = 20;
const MEASURED_AT = 150;

/** The faces in an upright picture, best at 600 to 1,600 pixels; undefined where the face models are not installed. */
export async function readFaces(image: RgbImage): Promise<FaceReading | undefined> {
  const models = await openFaceModels();
  if (!models) return undefined;
  const tensor = models.tensorOf(Int32Array.from(image.data), image.height, image.width);
  try {
    const faces = await models.facesOf(tensor);
    const [largest] = faces.toSorted((a, b) => heightOf(b) - heightOf(a));
    if (!largest) return { count: 0, height: 0, sharp: false };
    return {
      count: faces.length,
      height: Math.round(heightOf(largest)),
      sharp: sharpness(image, largest) >= SHARP_FROM,
      descriptor: Array.from(largest.descriptor, (value) => Math.round(value * 1e5) / 1e5),
    };
  } finally {
    tensor.dispose();
  }
}

const heightOf = ({ detection }: FoundFace) => detection.box.height;

/** Mean square of the Laplacian over the face, each sample a mean so that size and noise matter little. */
function sharpness(image: RgbImage, { detection: { box } }: FoundFace): number {
  const step = Math.max(1, box.height / MEASURED_AT);
  const [wide, high] = [Math.floor(box.width / step), Math.floor(box.height / step)];
  const grey = new Float64Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) grey[y * wide + x] = brightness(image, box.x + x * step, box.y + y * step, step);
  let sum = 0;
  for (let y = 1; y < high - 1; y++)
    for (let x = 1; x < wide - 1; x++) {
      const at = y * wide + x;
      sum += (4 * grey[at]! - grey[at - 1]! - grey[at + 1]! - grey[at - wide]! - grey[at + wide]!) ** 2;
    }
  return sum / Math.max(1, (wide - 2) * (high - 2));
}

function brightness({ data, width, height }: RgbImage, left: number, top: number, size: number): number {
  const [right, bottom] = [Math.min(width, left + size), Math.min(height, top + size)];
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, Math.floor(top)); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(left)); x < right; x++) {
      const at = (y * width + x) * 3;
      sum += 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}
