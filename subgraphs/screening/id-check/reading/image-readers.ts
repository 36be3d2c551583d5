import { readBarcode } from '../barcode/read-barcode.js';
import { perceptualHash } from '../intake/perceptual-hash.js';
import { readZone } from '../mrz/read-zone.js';
import { judgeQuality } from '../quality/judge-quality.js';
import type { ImageReader } from './image-reader.js';

/** The share of the time for a picture that is spent on a code: those that can be read are read long before. */
const CODE_SHARE = 3 / 8;

/** What is read of every picture, one after another; faces apart. A reader that does not apply gives nothing. */
export const imageReaders: ImageReader[] = [
  ({ gray }) => ({ perceptualHash: perceptualHash(gray) }),
  ({ gray }, { step }) => ({ quality: judgeQuality(gray, step) }),
  async ({ gray }, { step, kind }, budgetMs) => {
    if (step === 'selfie') return {};
    const startedAt = performance.now();
    const hasCode = step === 'back' && kind !== 'passport';
    const barcode = hasCode ? await readBarcode(gray, CODE_SHARE * budgetMs) : undefined;
    // A licence whose code was read has no zone to look for, which takes longest where there is none.
    if (barcode?.valid && kind === 'drivers') return { barcode };
    const zone = readZone(gray, budgetMs - (performance.now() - startedAt));
    return { ...(barcode && { barcode }), ...(zone && { zone }) };
  },
];
