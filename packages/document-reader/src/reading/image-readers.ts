import { readBarcode } from '../barcode/read-barcode.js';
import { measureCapture } from '../quality/capture/measure-capture.js';
import { fineHash, perceptualHash } from '../intake/perceptual-hash.js';
import { readZone } from '../mrz/read-zone.js';
import { longRows } from '../quality/long-rows.js';
import { judgeQuality } from '../quality/judge-quality.js';
import type { ImageReader } from './image-reader.js';

/** Share of the time budget for the barcode: readable ones are decoded long before. */
const CODE_SHARE = 3 / 8;

/** Readers for every image, in order, except faces. A reader that does not apply returns nothing. */
export const imageReaders: ImageReader[] = [
  ({ gray }) => ({ perceptualHash: perceptualHash(gray), fineHash: fineHash(gray) }),
  ({ gray }, { step }) => ({ quality: judgeQuality(gray, step) }),
  ({ gray }, { step }) => (step === 'selfie' ? {} : { rows: longRows(gray) }),
  (image, { step }) => ({ capture: measureCapture(image, step) }),
  async ({ gray }, { step, kind }, budgetMs) => {
    if (step === 'selfie') return {};
    const until = performance.now() + budgetMs;
    const readCode = () => readBarcode(gray, CODE_SHARE * budgetMs);
    // Most identity cards have an MRZ, and some US ones a barcode; for driving licences it is the other way round.
    if (step === 'back' && kind === 'id') {
      const zone = readZone(gray, (1 - CODE_SHARE) * budgetMs);
      const barcode = zone?.valid ? undefined : await readCode();
      return { ...(barcode && { barcode }), ...(zone && { zone }) };
    }
    const barcode = step === 'back' && kind === 'drivers' ? await readCode() : undefined;
    // A licence whose barcode was read has no MRZ; searching for one takes longest if there is none.
    const zone = barcode?.valid ? undefined : readZone(gray, until - performance.now());
    return { ...(barcode && { barcode }), ...(zone && { zone }) };
  },
];
