import { readBarcode } from '../barcode/read-barcode.js';
import { readJpegFaces } from '../face/read-jpeg-faces.js';
import { perceptualHash } from '../intake/perceptual-hash.js';
import { readZone } from '../mrz/read-zone.js';
import { judgeQuality } from '../quality/judge-quality.js';
import type { ImageReader } from './image-reader.js';

/** Codes that can be read are read long before. */
const CODE_MS = 3_000;

/** What is read of every picture, one after another. A reader that does not apply gives nothing. */
export const imageReaders: ImageReader[] = [
  ({ gray }) => ({ perceptualHash: perceptualHash(gray) }),
  ({ gray }, { step }) => ({ quality: judgeQuality(gray, step) }),
  ({ gray }, { step }, budgetMs) => {
    const zone = step === 'selfie' ? undefined : readZone(gray, budgetMs);
    return zone ? { zone } : {};
  },
  async ({ gray }, { step, kind }, budgetMs) => {
    const barcode =
      step !== 'back' || kind === 'passport' ? undefined : await readBarcode(gray, Math.min(budgetMs, CODE_MS));
    return barcode ? { barcode } : {};
  },
  async ({ jpeg }, { step, faces: wanted = true }) => {
    const faces = step === 'back' || !wanted ? undefined : await readJpegFaces(jpeg);
    return faces ? { faces } : {};
  },
];
