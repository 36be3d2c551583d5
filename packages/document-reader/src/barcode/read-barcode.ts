import { type LicenceReading, parseAamva } from './aamva/parse-aamva.js';
import { decodePdf417 } from './decode-pdf417.js';
import { type GreyImage, type Rectangle, cut, evened, shrunk } from './grey-image.js';
import { straightened } from './code-corners.js';
import { locateCodes } from './locate-code.js';

/**
 * Widths at which a barcode is read best: enough pixels for the narrowest bar, but not so many that noise has edges.
 */
const WIDTHS = [1_100, 1_700, 750];
const WHOLE = [1_600, 1_000];
/** Margin around a skewed barcode, as a share of its size. */
const MARGIN = 0.06;
const MAX_MS = 3_000;

/**
 * Reads the licence barcode in an upright image; undefined if there is none. Of two decodings, prefers a valid one.
 * Starts no new attempt after `mostMs`.
 */
export async function readBarcode(image: GreyImage, mostMs = MAX_MS): Promise<LicenceReading | undefined> {
  let doubtful: LicenceReading | undefined;
  for await (const text of codesIn(image, mostMs)) {
    const reading = parseAamva(text);
    if (reading?.valid) return reading;
    doubtful ??= reading;
  }
  return doubtful;
}

/**
 * Yields the texts of barcodes in an image as they are decoded; the same barcode may occur several times. Locates a
 * barcode first and decodes a crop, since decoders miss it in a full photo.
 */
export async function* codesIn(image: GreyImage, mostMs: number): AsyncGenerator<string> {
  const until = performance.now() + mostMs;
  for (const attempt of attempts(image)) {
    if (performance.now() > until) return;
    const text = await decodePdf417(attempt());
    if (text !== null) yield text;
  }
}

/** The full image, then crops of candidate areas, at one width after another. */
function* attempts(image: GreyImage): Generator<() => GreyImage> {
  yield () => image;
  const places = locateCodes(image);
  for (const width of WIDTHS)
    for (const { frame, corners } of places) {
      yield () => cropped(image, frame, width);
      if (corners) yield () => straightened(image, corners, width, MARGIN);
      yield () => evenCrop(cropped(image, frame, width));
      if (corners) yield () => evenCrop(straightened(image, corners, width, MARGIN));
    }
  for (const most of WHOLE) yield () => evenCrop(shrunk(image, most));
}

/** With room for the quiet zone, and for bars outside the detected patch. */
function cropped(image: GreyImage, place: Rectangle, width: number): GreyImage {
  const roomy = { ...place, width: place.width * 1.12 + 16, height: place.height * 1.12 + 16 };
  return cut(image, roomy, Math.min(3, width / roomy.width));
}

const evenCrop = (crop: GreyImage): GreyImage => evened(crop, Math.max(12, Math.round(crop.width / 24)));
