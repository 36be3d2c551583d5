import sharp from 'sharp';
import type { GrayImage } from '../intake/gray-image.js';
import type { PrintedWord, TextModel } from './open-text-model.js';
import { turnOfRows } from './turn-of-rows.js';

sharp.cache(false);
sharp.concurrency(1);

/** The longer side of a picture as it is read. */
const READ_AT = 1_900;
/** So many plain words are a page the right way up. */
const PLAIN_WORDS = 5;

export interface ReadPage {
  words: PrintedWord[];
  /** The page the right way up, where the words stand as they say. */
  picture: Buffer;
}

/** The words of a picture, in that way up in which most are read. No attempt begins after `until`. */
export async function readWords(jpeg: Uint8Array, model: TextModel, until: number): Promise<ReadPage | undefined> {
  let best: (ReadPage & { plain: number }) | undefined;
  for (const degrees of waysUp(await grayOf(jpeg))) {
    if (performance.now() > until) break;
    const picture = await turned(jpeg, degrees);
    const words = await model(picture, 'page');
    const plain = words.filter(isPlain).length;
    if (plain > (best?.plain ?? 0)) best = { words, picture, plain };
    if (plain >= PLAIN_WORDS) break;
  }
  return best;
}

const isPlain = ({ text, confidence }: PrintedWord) => confidence > 80 && /^[\p{L}\d./-]{3,}$/u.test(text);

/** Turns of the picture, the likeliest first: rows are seen to run across or upwards, not which way up they are. */
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

async function turned(jpeg: Uint8Array, degrees: number): Promise<Buffer> {
  const upright = await sharp(jpeg).greyscale().rotate(degrees, { background: '#888' }).png().toBuffer();
  const size = { width: READ_AT, height: READ_AT, fit: 'inside' } as const;
  return sharp(upright).resize(size).png({ compressionLevel: 1 }).toBuffer();
}
