import type { GrayImage } from '../intake/gray-image.js';
import { transposed } from '../mrz/zone/find-zones.js';
import { textRows } from '../mrz/zone/text-rows.js';

/** The longer side of the picture in which rows are counted; those longer than a part of it count. */
const SIDE = 590;
const LONG = 0.15 * SIDE;
/**
 * A side of a document has some rows, and not too many: those that are drawn here have 3 to 9 at every level, an empty
 * wall none, pages of a book 44 and more.
 */
const LEAST_ROWS = 2;
const MAX_ROWS = 25;

/** How many long rows of text a picture has, across or down, whichever are more. */
export function longRows(image: GrayImage): number {
  const counts = [image, transposed(image)].map(
    (lying) => textRows(lying, SIDE).runs.filter(({ from, to, isPart }) => !isPart && to - from > LONG).length,
  );
  return Math.max(...counts);
}

/** Whether a side of a document may have so many long rows. */
export const mayBeDocument = (rows: number): boolean => rows >= LEAST_ROWS && rows <= MAX_ROWS;
