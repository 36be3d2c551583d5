import sharp from 'sharp';
import { refusalOf } from '../../intake/refused.js';
import type { ImageRefusal } from '../../reading/id-image-reading.js';
import { openFaceModels } from '../open-face-models.js';
import { measureLargest } from '../read-faces.js';
import { FRAME_LIMITS } from './frame-limits.js';
import type { FrameReading } from './judge-movement.js';
import { levelled } from './turn-of.js';

/** The frame as pixels that are certain to decode; a refusal if it is not a JPEG within the limits. */
async function takenFrame(jpeg: Uint8Array): Promise<Uint8Array | ImageRefusal> {
  if (jpeg.length > FRAME_LIMITS.bytes) return refusalOf('too_large');
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8 || jpeg[2] !== 0xff) return refusalOf('format_not_supported');
  try {
    const image = sharp(jpeg, { failOn: 'error', limitInputPixels: FRAME_LIMITS.longest ** 2 });
    const { width, height } = await image.metadata();
    if (Math.max(width, height) > FRAME_LIMITS.longest) return refusalOf('too_large');
    if (Math.min(width, height) < FRAME_LIMITS.shortest) return refusalOf('too_small');
    return await image.autoOrient().png({ compressionLevel: 1 }).toBuffer();
  } catch {
    // The library's errors concern the image; their text may quote it.
    return refusalOf('damaged');
  }
}

const rounded = (value: number, by: number) => Math.round(value * by) / by;

/**
 * Reads one frame of a burst: number of faces, landmarks and descriptor of the largest. Undefined if the face models are
 * not installed.
 */
export async function readFrame(jpeg: Uint8Array): Promise<FrameReading | ImageRefusal | undefined> {
  const models = await openFaceModels();
  if (!models) return undefined;
  const image = await takenFrame(jpeg);
  if ('error' in image) return image;
  const measured = await measureLargest(models, image, false);
  if (!measured) return { count: 0 };
  const { reading, points } = measured;
  return {
    count: reading.count,
    confidence: reading.confidence!,
    drift: reading.drift!,
    landmarks: levelled(points).map(([x, y]) => [rounded(x, 1e5), rounded(y, 1e5)]),
    descriptor: reading.descriptor!,
  };
}
