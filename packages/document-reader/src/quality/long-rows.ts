import type { GrayImage } from '../intake/gray-image.js';
import { transposed } from '../mrz/zone/find-zones.js';
import { textRows } from '../mrz/zone/text-rows.js';

/** Longer side of the image for counting rows, and the minimum length of a row as a share of it. */
const SIDE = 590;
const LONG = 0.15 * SIDE;
/**
 * Documents have a few rows: 3 to 9 on the generated ones at every difficulty level, none on an empty wall, at least 44
 * on pages of a book.
 */
const MIN_ROWS = 2;
const MAX_ROWS = 25;

/** Number of long text rows, horizontal or vertical, whichever is larger. */
export function longRows(image: GrayImage): number {
  const counts = [image, transposed(image)].map(
    (lying) => textRows(lying, SIDE).runs.filter(({ from, to, isPart }) => !isPart && to - from > LONG).length,
  );
  return Math.max(...counts);
}

/** Whether a document side can have this number of long rows. */
export const mayBeDocument = (rows: number): boolean => rows >= MIN_ROWS && rows <= MAX_ROWS;
