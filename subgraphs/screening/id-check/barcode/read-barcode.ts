import { type LicenceReading, parseAamva } from './aamva/parse-aamva.js';
import { decodePdf417 } from './decode-pdf417.js';
import { type GreyImage, type Rectangle, cut, evened, shrunk } from './grey-image.js';
import { locateCodes } from './locate-code.js';

/** Widths at which a code is read best: enough pixels for the narrowest bar, not so many that noise has edges too. */
const WIDTHS = [1_100, 1_700, 750];
const WHOLE = [1_600, 1_000];
const MOST_MS = 3_000;

/**
 * The driving licence's code in an upright picture; undefined where there is none. The code is looked for first and read
 * out of a crop, since decoders lose it in a whole photograph. Of two decodes the one that may be believed is taken.
 * Starts no new attempt after `mostMs`.
 */
export async function readBarcode(image: GreyImage, mostMs = MOST_MS): Promise<LicenceReading | undefined> {
  const until = performance.now() + mostMs;
  let doubtful: LicenceReading | undefined;
  for (const attempt of attempts(image)) {
    if (performance.now() > until) break;
    const text = await decodePdf417(attempt());
    const reading = text === null ? undefined : parseAamva(text);
    if (reading?.valid) return reading;
    doubtful ??= reading;
  }
  return doubtful;
}

function* attempts(image: GreyImage): Generator<() => GreyImage> {
  const places = locateCodes(image);
  for (const width of WIDTHS)
    for (const place of places) {
      yield () => cropped(image, place, width);
      yield () => evenCrop(image, place, width);
    }
  for (const most of WHOLE) yield () => shrunk(image, most);
}

/** With room for the quiet zone, and for bars that were not seen as part of the patch. */
function cropped(image: GreyImage, place: Rectangle, width: number): GreyImage {
  const roomy = { ...place, width: place.width * 1.12 + 16, height: place.height * 1.12 + 16 };
  return cut(image, roomy, Math.min(3, width / roomy.width));
}

function evenCrop(image: GreyImage, place: Rectangle, width: number): GreyImage {
  const crop = cropped(image, place, width);
  return evened(crop, Math.max(12, Math.round(crop.width / 24)));
}
