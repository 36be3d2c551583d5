import type { GrayImage } from '../intake/gray-image.js';
import { USUAL_SIDES } from '../mrz/zone/find-zones.js';
import { textRows } from '../mrz/zone/text-rows.js';

const NEAR = 6;
const ROW = 70;

/** Maximum number of text rows, over all text sizes, that touch the left or right border of the image. */
export function cutOffRows(image: GrayImage): number {
  const counts = USUAL_SIDES.filter((side) => side < Math.max(image.width, image.height)).map((side) => {
    const { runs, width } = textRows(image, side);
    const rows = runs.filter(({ from, to, isPart }) => !isPart && to - from > ROW);
    const left = rows.filter(({ from }) => from <= NEAR).length;
    const right = rows.filter(({ to }) => to >= width - NEAR).length;
    return Math.max(left, right);
  });
  return Math.max(0, ...counts);
}
