import type { GrayImage } from '../../intake/gray-image.js';
import type { ZonePlace } from '../zone/find-zones.js';
import { centreLine } from './centre-line.js';
import type { Weights } from './network.js';
import { glance, readPlaces, rowsOver, type Row } from './read-row.js';
import { lengthOf, placeOn, turned, type Point, type TextLine } from './text-line.js';

/** Below this mean (log) a row is not MRZ text, or is upside down. */
const LEAST = -1.05;
/** The same for a quick check of its middle. */
const MIN_AT_A_GLANCE = -1.2;
/** Minimum character pitch in pixels. */
const NEAREST = 4;

const middle = (line: TextLine): Point => placeOn(line, 0.5, 0);

/** Rows in reading order, in the direction of the first one. */
function ordered(lines: TextLine[]): TextLine[] {
  const { start, end } = lines[0]!;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const depth = (line: TextLine) => middle(line).y * dx - middle(line).x * dy;
  return [...lines].sort((a, b) => depth(a) - depth(b));
}

/** Row distances in character pitches: for two rows, and for three (Doc 9303, parts 4 to 7). */
const APART = { 2: 2.5, 3: 1.75 };

interface Upright {
  rows: Row[];
  count: number;
}

/** If one orientation is better by less than this (mean log), the other is tried, too. */
const CLEAR = 0.5;

/**
 * Reads rows in one orientation and, unless that is clear, in the other, with their number of characters. None if they
 * are not readable.
 */
function* upright(levels: GrayImage[], lines: TextLine[], weights: Weights): Generator<Upright> {
  const counts = lines.length === 3 ? [30] : [44, 36, 30];
  const ways = [ordered(lines), ordered(lines.map(turned))].map((way) => ({
    way,
    score: glance(levels, way[0]!, counts, weights),
  }));
  ways.sort((a, b) => b.score - a.score);
  for (const { way, score } of ways) {
    if (score < MIN_AT_A_GLANCE || score < ways[0]!.score - CLEAR) return;
    const all = way.map((line) => rowsOver(levels, line, counts, weights));
    const sum = (at: number) => all.reduce((total, rows) => total + rows[at]!.score, 0);
    const at = counts.map((_, index) => index).reduce((first, index) => (sum(index) > sum(first) ? index : first));
    if (all.some((rows) => rows[at]!.score >= LEAST)) yield { rows: all.map((rows) => rows[at]!), count: counts[at]! };
  }
}

const scoreOf = (places: Float32Array[]): number =>
  places.reduce((sum, odds) => sum + odds.subarray(0, -1).reduce((top, value) => Math.max(top, value), -9), 0);

/** The line above or below another at the expected distance: rows of an MRZ have common ends. */
function besides(line: TextLine, other: TextLine): TextLine {
  const [own, theirs] = [middle(line), middle(other)];
  const [dx, dy] = [other.end.x - other.start.x, other.end.y - other.start.y];
  return shifted(other, ((own.y - theirs.y) * dx - (own.x - theirs.x) * dy) / (Math.hypot(dx, dy) || 1));
}

interface ReadRow {
  line: TextLine;
  places: Float32Array[];
}

/** Reads a row at its detected position, and at the position predicted by the most reliable row if that differs. */
function readRow(levels: GrayImage[], { line }: Row, surest: TextLine, count: number, weights: Weights): ReadRow {
  const pitch = lengthOf(line) / count;
  const should = besides(line, surest);
  const off = Math.hypot(should.start.x - line.start.x, should.start.y - line.start.y);
  const ways = off > 0.5 * pitch ? [line, should] : [line];
  return ways
    .map((way) => centreLine(levels, way, count))
    .map((way) => ({ line: way, places: readPlaces(levels, way, count, weights) }))
    .reduce((best, way) => (scoreOf(way.places) > scoreOf(best.places) ? way : best));
}

/** Reads a row twice more, slightly taller and slightly flatter, and adds the results. */
function again(levels: GrayImage[], { line, places }: ReadRow, weights: Weights): Float32Array[] {
  const more = [0.88, 1.12].map((tall) => readPlaces(levels, line, places.length, weights, tall));
  return places.map((odds, at) => odds.map((value, sign) => (value + more[0]![at]![sign]! + more[1]![at]![sign]!) / 3));
}

/** The same line, shifted down its MRZ by a distance (in pixels). */
function shifted(line: TextLine, away: number): TextLine {
  const [dx, dy] = [line.end.x - line.start.x, line.end.y - line.start.y];
  const length = Math.hypot(dx, dy) || 1;
  const shift = ({ x, y }: Point) => ({ x: x - (dy / length) * away, y: y + (dx / length) * away });
  return { ...line, start: shift(line.start), end: shift(line.end) };
}

/** All sets of rows that these may belong to: a missed row is above or below the detected ones. */
function wholeSets(levels: GrayImage[], { rows, count }: Upright, weights: Weights): Row[][] {
  const whole = count === 30 ? 3 : 2;
  const sure = rows.filter(({ score }) => score >= LEAST);
  const seen = rows.length === whole && sure.length < rows.length && sure.length > 0 && whole === 2 ? sure : rows;
  if (seen.length >= whole) return [seen];
  const away = (APART[whole] * lengthOf(seen[0]!.line)) / count;
  const at = (line: TextLine) => rowsOver(levels, line, [count], weights)[0]!;
  const under = (set: Row[]) => [...set, at(shifted(set.at(-1)!.line, away))];
  const over = (set: Row[]) => [at(shifted(set[0]!.line, -away)), ...set];
  const sets = [under(seen), over(seen)];
  return seen.length + 1 === whole ? sets : [under(sets[0]!), over(sets[0]!), over(sets[1]!)];
}

/** Yields readings of a candidate until one is good enough: as detected, with missed rows, and read again. */
export function* readPlacesOfZone(
  levels: GrayImage[],
  place: ZonePlace,
  weights: Weights,
): Generator<Float32Array[][]> {
  if (lengthOf(place.lines[0]!) < NEAREST * 30) return;
  for (const found of upright(levels, place.lines, weights))
    for (const set of wholeSets(levels, found, weights)) {
      const surest = set.reduce((best, row) => (row.score > best.score ? row : best)).line;
      const read = set.map((row) => readRow(levels, row, surest, found.count, weights));
      yield read.map(({ places }) => places);
      if (set.every(({ score }) => score >= LEAST)) yield read.map((row) => again(levels, row, weights));
    }
}
