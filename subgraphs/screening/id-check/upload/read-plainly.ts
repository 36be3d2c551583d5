import sharp from 'sharp';
import { readBarcode } from '../barcode/read-barcode.js';
import { readFaces } from '../face/read-faces.js';
import type { IdDocumentKind, IdImageReading, IdStep, ImageRefusal } from '../reading/id-image-reading.js';

const MOST_CHARACTERS = 14_000_000;
const MOST_PIXELS = 40_000_000;
const LEAST_SIDE = 480;
const MOST_SIDE = 8_000;
const KEPT_SIDE = 2_600;
const FACES_AT = 1_200;
const FORMATS = ['jpeg', 'png', 'webp'];

const refusal = (code: ImageRefusal['code'], error: string): ImageRefusal => ({ code, error });

/** Reads a picture (base64, also as a data URL) in this process: its code and its faces, no machine-readable zone. */
export async function readPlainly(
  image: string,
  { step }: { step: IdStep; kind: IdDocumentKind },
): Promise<IdImageReading | ImageRefusal> {
  if (image.length > MOST_CHARACTERS) return refusal('too_large', 'The picture is too large. It may have 10 MB.');
  const bytes = Buffer.from(image.replace(/^data:[^,]{0,100},/, ''), 'base64');
  const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, animated: false });
  const {
    format,
    width = 0,
    height = 0,
  } = await open()
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (!format) return refusal('not_an_image', 'This is not a picture that can be read. Send a JPEG, PNG or WebP.');
  if (!FORMATS.includes(format)) return refusal('format_not_supported', 'Send the picture as JPEG, PNG or WebP.');
  if (Math.min(width, height) < LEAST_SIDE) return refusal('too_small', 'The picture is too small. Go closer.');
  if (Math.max(width, height) > MOST_SIDE)
    return refusal('too_large', 'The picture has more than 8,000 pixels a side.');
  const upright = open().rotate().flatten({ background: '#fff' }).toColourspace('srgb');
  const whole = upright.resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true });
  const jpeg = await whole
    .jpeg({ quality: 90 })
    .toBuffer()
    .catch(() => null);
  if (!jpeg) return refusal('damaged', 'The picture is damaged. Please take it again.');
  return readJpeg(jpeg, step);
}

async function readJpeg(jpeg: Buffer, step: IdStep): Promise<IdImageReading> {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const barcode = step === 'selfie' ? undefined : await readBarcode({ data, width: info.width, height: info.height });
  const rgb = sharp(jpeg).resize({ width: FACES_AT, height: FACES_AT, fit: 'inside', withoutEnlargement: true });
  const small = step === 'back' ? null : await rgb.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const faces = small
    ? await readFaces({ data: small.data, ...{ width: small.info.width, height: small.info.height } })
    : undefined;
  return {
    ...{ width: info.width, height: info.height, jpeg, perceptualHash: await differenceHash(jpeg), quality: [] },
    ...(barcode && { barcode }),
    ...(faces && { faces }),
  };
}

/** Whether each of 8×8 pixels is brighter than its right neighbour. */
async function differenceHash(jpeg: Buffer): Promise<string> {
  const grey = await sharp(jpeg).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  let bits = 0n;
  for (let at = 0; at < 72; at++) if (at % 9 < 8) bits = (bits << 1n) | (grey[at]! > grey[at + 1]! ? 1n : 0n);
  return bits.toString(16).padStart(16, '0');
}
