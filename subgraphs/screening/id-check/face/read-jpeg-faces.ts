import sharp from 'sharp';
import type { FaceReading } from '../reading/id-image-reading.js';
import { readFaces } from './read-faces.js';

const LONGEST_SIDE = 1_200;

/** The faces in an upright JPEG; undefined where the face models are not installed. */
export async function readJpegFaces(jpeg: Uint8Array): Promise<FaceReading | undefined> {
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const small = sharp(jpeg, { failOn: 'error' }).resize(size).toColourspace('srgb').removeAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return readFaces({ data, width: info.width, height: info.height });
}
