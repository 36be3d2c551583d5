import sharp from 'sharp';
import { CLEAR, datesOf, textOf } from './clear-text.js';
import type { PrintedWord, TextModel } from './open-text-model.js';
import { printedDates } from './printed-dates.js';
import { printedRows } from './printed-rows.js';
import type { ReadPage } from './read-words.js';

const MAX_LOOKS = 4;
const LARGER = 1.4;

/**
 * Reads dates with low confidence once more, cropped and enlarged, since a label next to a date often disturbs the
 * first attempt. Dates with the same result count as clear. Starts no attempt after `until`.
 */
export async function lookAgain({ words, picture }: ReadPage, model: TextModel, until: number): Promise<void> {
  const doubtful = printedRows(words)
    .flatMap(datesOf)
    .filter(({ clear }) => !clear);
  for (const { words: seen, means } of doubtful.slice(0, MAX_LOOKS)) {
    if (performance.now() > until) return;
    const [again] = printedDates(textOf(await model(await cutOut(picture, seen), 'row')));
    if (again?.means.join() !== means.join()) continue;
    for (const word of seen) word.confidence = Math.max(word.confidence, CLEAR.date);
  }
}

/** Crops some words with a margin, enlarged. */
async function cutOut(picture: Buffer, words: readonly PrintedWord[]): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const edge = (pick: (...all: number[]) => number, key: 'left' | 'right' | 'top' | 'bottom') =>
    pick(...words.map((word) => word[key]));
  const room = Math.ceil(0.3 * (edge(Math.max, 'bottom') - edge(Math.min, 'top')));
  const [left, top] = [Math.max(0, edge(Math.min, 'left') - room), Math.max(0, edge(Math.min, 'top') - room)];
  const right = Math.min(width, edge(Math.max, 'right') + room);
  const bottom = Math.min(height, edge(Math.max, 'bottom') + room);
  const part = sharp(picture).extract({ left, top, width: right - left, height: bottom - top });
  return part
    .resize({ width: Math.round((right - left) * LARGER), kernel: 'cubic' })
    .png()
    .toBuffer();
}
