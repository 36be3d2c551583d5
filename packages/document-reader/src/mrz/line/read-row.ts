import type { GrayImage } from '../../intake/gray-image.js';
import { centreLine } from './centre-line.js';
import { cutLine, MARGIN, PITCH } from './cut-line.js';
import { answersOf, columnAt, evenPlaces, type EvenPlaces } from './even-places.js';
import { recognise, STEP, WINDOW, type Weights } from './network.js';
import { placeOn, type TextLine } from './text-line.js';

/** A row with an even spacing of characters. */
export interface Row {
  line: TextLine;
  score: number;
}

/** Margin to examine on both sides of the detected row, as a share. */
const MORE = 0.09;

/** Extends a line by this share at both ends. */
export function stretched(line: TextLine, before: number, after: number): TextLine {
  return { ...line, start: placeOn(line, -before, 0), end: placeOn(line, 1 + after, 0), drift: 0 };
}

/** The line from the left edge of the first character to the right edge of the last one. */
function lineOver(line: TextLine, strip: number, count: number, places: EvenPlaces): TextLine {
  const share = (column: number) => (column / PITCH - MARGIN) / strip;
  const columns = [-0.5, (count - 1) / 2, count - 0.5].map((at) => columnAt(places, count, at));
  const [from, half, to] = columns.map(share) as [number, number, number];
  const [start, end, middle] = [from, to, (from + to) / 2].map((at) => placeOn(line, at, 0));
  const [dx, dy] = [end!.x - start!.x, end!.y - start!.y];
  const length = Math.hypot(dx, dy) || 1;
  const sag = ((middle!.y - (start!.y + end!.y) / 2) * dx - (middle!.x - (start!.x + end!.x) / 2) * dy) / length;
  return { start: start!, end: end!, sag, drift: (half - from) / (to - from) - 0.5 };
}

/** Character spacing for each possible number of characters of a row, computed together. */
export function rowsOver(levels: GrayImage[], found: TextLine, counts: number[], weights: Weights): Row[] {
  const strip = Math.round((counts.reduce((sum, count) => sum + count, 0) / counts.length) * (1 + 2 * MORE));
  const line = centreLine(levels, stretched(found, MORE, MORE), strip);
  const answers = answersOf(recognise(cutLine(levels, line, strip), weights));
  return counts.map((count) => {
    const apart = (PITCH * strip) / (1 + 2 * MORE) / count;
    const first = (MARGIN + (strip * MORE) / (1 + 2 * MORE)) * PITCH + apart / 2;
    const places = evenPlaces(answers, count, { first, apart });
    return { line: lineOver(line, strip, count, places), score: places.score };
  });
}

/** Number of characters in the middle of a row used to detect its orientation. */
const GLANCE = 14;

/** How well the middle of a row is readable in this direction (mean log probability). */
export function glance(levels: GrayImage[], found: TextLine, counts: number[], weights: Weights): number {
  const strip = Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length);
  const half = GLANCE / strip / 2;
  const part = { ...found, start: placeOn(found, 0.5 - half, 0), end: placeOn(found, 0.5 + half, 0), sag: 0 };
  const line = centreLine(levels, part, GLANCE);
  const answers = answersOf(recognise(cutLine(levels, line, GLANCE), weights));
  const scores = counts.map((count) => {
    const apart = (PITCH * strip) / count;
    const seen = Math.floor((GLANCE * PITCH) / apart) - 1;
    return evenPlaces(answers, seen, { first: MARGIN * PITCH + apart, apart }, 0.6).score;
  });
  return Math.max(...scores);
}

/** Column at which the window of the first character starts. */
const FIRST_WINDOW = (MARGIN + 0.5) * PITCH - WINDOW / 2;

/**
 * Reads exactly the given number of evenly spaced characters from start to end of a line: log probabilities by
 * position.
 */
export function readPlaces(
  levels: GrayImage[],
  line: TextLine,
  count: number,
  weights: Weights,
  tall = 1,
): Float32Array[] {
  return recognise(cutLine(levels, line, count, tall), weights, FIRST_WINDOW, PITCH / STEP).slice(0, count);
}
