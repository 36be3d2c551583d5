import sharp from 'sharp';
import type { RgbImage } from '../face/rgb-image.js';
import type { GrayImage } from '../intake/gray-image.js';
import type { TextBox } from './ocr/find-text.js';
import type { ReadSign } from './ocr/read-text.js';
import { wordsOf } from './ocr/words-of.js';
import type { PrintedWord, TextModel } from './open-text-model.js';
import { turnOfRows } from './turn-of-rows.js';

sharp.cache(false);
sharp.concurrency(1);

/** Longer side of the page in pixels; lines are detected at a smaller size. */
const READ_AT = 1_800;
/** The same for the slope of its rows. */
const LEVELLED_AT = 1_400;
/** Number of lines that show which way up a page is: the longest ones up to a length in heights. */
const SAMPLES = 3;
const MAX_LONG = 16;
/** Minimum number of characters in them, and mean probability that shows that they are the right way up. */
const MIN_SIGNS = 6;
const SURE = 0.88;
/** Single characters are narrower than high, and lines that run upwards much more so. */
const MIN_WIDE = 0.5;
/** More lines than a document has. */
const MAX_LINES = 60;

interface FoundPage {
  page: RgbImage;
  boxes: TextBox[];
  /** Lines that have been read. */
  read: Map<TextBox, ReadSign[]>;
  sureness: number;
}

/** Recognises the words of an image, whichever way up it is. Starts no further attempt after `until`. */
export async function readWords(jpeg: Uint8Array, model: TextModel, until: number): Promise<PrintedWord[]> {
  let best: FoundPage | undefined;
  for (const degrees of levelled(await grayOf(jpeg))) {
    if (best && performance.now() > until) break;
    const found = await foundOn(await turned(jpeg, degrees), model);
    if (found.sureness > (best?.sureness ?? 0)) best = found;
    if (best && best.sureness > SURE) break;
  }
  const words: PrintedWord[] = [];
  for (const box of best?.boxes ?? []) {
    if (performance.now() > until) break;
    words.push(...wordsOf(best!.read.get(box) ?? (await model.read(best!.page, box)), box));
  }
  return words;
}

/** The lines of a page with level rows, turned by half a turn if they are read better then. */
async function foundOn(page: RgbImage, model: TextModel): Promise<FoundPage> {
  const boxes = (await model.find(page)).filter(({ width, height }) => width > MIN_WIDE * height).slice(0, MAX_LINES);
  const upright = await samplesOf(page, boxes, model, false);
  const found = { page, boxes, ...upright };
  if (upright.sureness > SURE) return found;
  const { sureness } = await samplesOf(page, boxes, model, true);
  return sureness > upright.sureness ? { ...upsideDown(page, boxes), read: new Map(), sureness } : found;
}

/** Some of the longest lines, and the mean probability of their characters. */
async function samplesOf(page: RgbImage, boxes: readonly TextBox[], model: TextModel, flipped: boolean) {
  const long = boxes.filter(({ width, height }) => width < MAX_LONG * height);
  const longest = long.toSorted((a, b) => b.width / b.height - a.width / a.height).slice(0, SAMPLES);
  const read = new Map<TextBox, ReadSign[]>();
  for (const box of longest) read.set(box, await model.read(page, box, flipped));
  const shares = [...read.values()].flat().map(({ share }) => share);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { read, sureness: shares.length < MIN_SIGNS ? 0 : mean };
}

function upsideDown({ width, height, data }: RgbImage, boxes: readonly TextBox[]) {
  const turned = new Uint8Array(data.length);
  for (let from = 0, to = data.length - 3; to >= 0; from += 3, to -= 3) {
    turned[to] = data[from]!;
    turned[to + 1] = data[from + 1]!;
    turned[to + 2] = data[from + 2]!;
  }
  return {
    page: { width, height, data: turned },
    boxes: boxes.map((box) => ({ ...box, x: width - box.x, y: height - box.y })),
  };
}

/** The rotations that make rows of text level, the likelier one first. */
function levelled(gray: GrayImage): number[] {
  const [across, upwards] = [turnOfRows(gray), turnOfRows(gray, true)];
  const [flat, quarter] = [-across.degrees, 90 - upwards.degrees];
  return across.score >= upwards.score ? [flat, quarter] : [quarter, flat];
}

async function grayOf(jpeg: Uint8Array): Promise<GrayImage> {
  const picture = sharp(jpeg)
    .resize({ ...sized(LEVELLED_AT), withoutEnlargement: true })
    .greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const sized = (side: number) => ({ width: side, height: side, fit: 'inside' }) as const;

async function turned(jpeg: Uint8Array, degrees: number): Promise<RgbImage> {
  const upright = sharp(jpeg).resize(sized(READ_AT)).rotate(degrees, { background: '#888' });
  const { data, info } = await upright.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
