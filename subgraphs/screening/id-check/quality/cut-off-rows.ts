import type { GrayImage } from '../intake/gray-image.js';
import { shrunk } from '../intake/shrunk.js';
import { textRidges } from '../mrz/zone/text-ridges.js';
import { textRuns } from '../mrz/zone/text-runs.js';

const SIDES = [420, 590, 820];
const NEAR = 6;
const ROW = 70;

/** The most rows of text, at any size of them, that run into the picture's left or right border. */
export function cutOffRows(image: GrayImage): number {
  const counts = SIDES.filter((side) => side < Math.max(image.width, image.height)).map((side) => {
    const factor = Math.max(image.width, image.height) / side;
    const [width, height] = [Math.floor(image.width / factor), Math.floor(image.height / factor)];
    const rows = textRuns(textRidges(shrunk(image, width, height))).filter(({ from, to }) => to - from > ROW);
    const left = rows.filter(({ from }) => from <= NEAR).length;
    const right = rows.filter(({ to }) => to >= width - NEAR).length;
    return Math.max(left, right);
  });
  return Math.max(0, ...counts);
}
