import type { GrayImage } from '../intake/gray-image.js';
import { transposed } from '../mrz/zone/find-zones.js';
import { textRows } from '../mrz/zone/text-rows.js';

/** The longer side of the picture in which rows are counted; those longer than a part of it count. */
const SIDE = 590;
const LONG = 0.15 * SIDE;
/** Of the documents that are drawn here none has more than 9 such rows, of pages of a book none less than 44. */
const MOST_ROWS = 25;

/** Whether a picture is full of rows of text, across or down, as no document is: a book, a letter. */
export function isPageOfText(image: GrayImage): boolean {
  return [image, transposed(image)].some(
    (lying) => textRows(lying, SIDE).runs.filter(({ from, to }) => to - from > LONG).length > MOST_ROWS,
  );
}
