import type { GrayImage } from '../../intake/gray-image.js';
import type { Point, TextLine } from '../line/text-line.js';
import { lineGroups } from './line-groups.js';
import { textRows } from './text-rows.js';
import { courseAt, type TextRun } from './text-runs.js';

/** A candidate for an MRZ: its rows in pixels of the image, in an order that may be upside down. */
export interface ZonePlace {
  lines: TextLine[];
  likeness: number;
}

/** Longer sides at which to search for rows: at one of them the character pitch is about eight pixels. */
export const USUAL_SIDES = [590, 820, 420];
/** The same for documents that fill the whole image, and for those that are small in it. */
export const RARE_SIDES = [300, 1150];

/** Transposes the image: vertical rows become horizontal. */
export function transposed({ width, height, data }: GrayImage): GrayImage {
  const out = new Uint8Array(data.length);
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) out[x * height + y] = data[at]!;
  return { width: height, height: width, data: out };
}

function lineOf(run: TextRun, factor: number): TextLine {
  const point = (x: number): Point => ({ x: x * factor, y: (courseAt(run.course, x) + 0.5) * factor });
  const [start, end, middle] = [point(run.from), point(run.to), point((run.from + run.to) / 2)];
  const sag = (middle.y - (start.y + end.y) / 2) * Math.cos(Math.atan2(end.y - start.y, end.x - start.x));
  return { start, end, sag };
}

const center = ({ lines }: ZonePlace): Point => {
  const points = lines.flatMap(({ start, end }) => [start, end]);
  const mean = (pick: (point: Point) => number) => points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
};

const same = (a: ZonePlace, b: ZonePlace): boolean => {
  const [one, other] = [center(a), center(b)];
  const { start, end } = a.lines[0]!;
  const size = Math.hypot(end.x - start.x, end.y - start.y);
  return a.lines.length === b.lines.length && Math.hypot(one.x - other.x, one.y - other.y) < 0.02 * size;
};

/** Finds the `most` likely MRZ candidates with horizontal rows (within about fifteen degrees), best first. */
export function findZones(image: GrayImage, sides: number[], most: number): ZonePlace[] {
  const longest = Math.max(image.width, image.height);
  const places = sides
    .filter((side) => side < longest * 1.25)
    .flatMap((side) => {
      const { runs: rows, factor } = textRows(image, side);
      const groups = lineGroups(rows).slice(0, most);
      return groups.map(({ runs, likeness }) => ({ lines: runs.map((run) => lineOf(run, factor)), likeness }));
    })
    .sort((a, b) => b.likeness - a.likeness);
  return places.filter((place, at) => !places.slice(0, at).some((earlier) => same(earlier, place))).slice(0, most);
}
