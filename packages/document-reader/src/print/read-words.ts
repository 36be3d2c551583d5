import sharp from 'sharp';
import type { GrayImage } from '../intake/gray-image.js';
import type { PrintedWord, TextModel } from './open-text-model.js';
import { turnOfRows } from './turn-of-rows.js';

sharp.cache(false);
sharp.concurrency(1);

/** Longer sides of the image at the first attempt, and at the second one if something is missing. */
const READ_AT = 1_600;
const READ_LARGER_AT = 2_300;
/** Number of plain words that indicate a page in upright orientation. */
const PLAIN_WORDS = 5;

export interface ReadPage {
  words: PrintedWord[];
  /** The page in upright orientation, in which the word positions apply. */
  picture: Buffer;
  /** Applied rotation. */
  degrees: number;
}

/**
 * Recognises the words of an image in the orientation that yields the most. Starts no further attempt after `until`.
 */
export async function readWords(jpeg: Uint8Array, model: TextModel, until: number): Promise<ReadPage | undefined> {
  let best: (ReadPage & { plain: number }) | undefined;
  const gray = await grayOf(jpeg);
  for (const degrees of waysUp(gray)) {
    if (best && performance.now() > until) break;
    const picture = await turned(jpeg, degrees, READ_AT);
    const words = await model(picture, 'page');
    const plain = words.filter(isPlain).length;
    if (plain > (best?.plain ?? 0)) best = { words, picture, degrees, plain };
    if (plain >= PLAIN_WORDS) break;
  }
  return best;
}

/** Minimum rotation: below it a page is read as well without correction. */
const HARDLY_TURNED = 2;

/** Reads the page again, enlarged: some words are readable only then. */
export async function readLarger(jpeg: Uint8Array, page: ReadPage, model: TextModel): Promise<ReadPage> {
  const whole = 90 * Math.round(page.degrees / 90);
  const degrees = Math.abs(page.degrees - whole) < HARDLY_TURNED ? whole : page.degrees;
  const picture = await turned(jpeg, degrees, READ_LARGER_AT);
  return { words: await model(picture, 'page'), picture, degrees };
}

const isPlain = ({ text, confidence }: PrintedWord) => confidence > 80 && /^[\p{L}\d./-]{3,}$/u.test(text);

/** Possible rotations, most likely first: rows show whether they are horizontal or vertical, not which way is up. */
function waysUp(gray: GrayImage): number[] {
  const [across, upwards] = [turnOfRows(gray), turnOfRows(gray, true)];
  const flat = [-across.degrees, 180 - across.degrees];
  const quarter = [90 - upwards.degrees, 270 - upwards.degrees];
  return across.score >= upwards.score ? [...flat, ...quarter] : [...quarter, ...flat];
}

async function grayOf(jpeg: Uint8Array): Promise<GrayImage> {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function turned(jpeg: Uint8Array, degrees: number, side: number): Promise<Buffer> {
  const upright = await sharp(jpeg).greyscale().rotate(degrees, { background: '#888' }).png().toBuffer();
  const size = { width: side, height: side, fit: 'inside' } as const;
  return sharp(upright).resize(size).png({ compressionLevel: 1 }).toBuffer();
}
