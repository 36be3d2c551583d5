import type { GrayImage } from '../../intake/gray-image.js';
import { fitCourse } from '../zone/text-runs.js';
import { cutLine, MARGIN, PITCH, STRIP_HEIGHT, type Strip } from './cut-line.js';
import { lengthOf, placeOn, type TextLine } from './text-line.js';

const TALL = 1.7;
/** Height of a capital in rows of the tall strip, and the vertical search range. */
const CAPITAL = Math.round(PITCH / TALL);
const REACH = 6;
const PART = 4 * PITCH;

/** Ink per row in a part of the strip. */
function profile({ width, data }: Strip, from: number): number[] {
  return Array.from({ length: STRIP_HEIGHT }, (_, y) => {
    let sum = 0;
    for (let x = from; x < Math.min(width, from + PART); x++) sum += Math.max(0, data[y * width + x]!);
    return sum;
  });
}

/** The vertical shift (in rows) at which ink best fills the height of a capital, and how clearly. */
function bestShift(rows: number[]): { shift: number; weight: number } {
  const sum = (from: number, to: number) => rows.slice(Math.max(0, from), to).reduce((total, row) => total + row, 0);
  let best = { shift: 0, weight: -Infinity };
  let total = 0;
  for (let shift = -REACH; shift <= REACH; shift++) {
    const top = Math.round((STRIP_HEIGHT - CAPITAL) / 2) + shift;
    const weight = sum(top, top + CAPITAL) - 1.2 * (sum(top - 3, top) + sum(top + CAPITAL, top + CAPITAL + 3));
    total += weight / (2 * REACH + 1);
    if (weight > best.weight) best = { shift, weight };
  }
  return { shift: best.shift, weight: Math.max(0.01, best.weight - total) };
}

/** Moves a line to the centre of its capitals, segment by segment. */
export function centreLine(levels: GrayImage[], line: TextLine, characters: number): TextLine {
  const strip = cutLine(levels, line, characters, TALL);
  const [xs, ys, weights]: [number[], number[], number[]] = [[], [], []];
  for (let from = MARGIN * PITCH; from + PART / 2 < strip.width - MARGIN * PITCH; from += PART) {
    const { shift, weight } = bestShift(profile(strip, from));
    xs.push(((from + PART / 2) / PITCH - MARGIN) / characters);
    ys.push(shift);
    weights.push(weight);
  }
  const firm = [...ys].sort((a, b) => a - b)[ys.length >> 1]!;
  const kept = weights.map((weight, at) => (Math.abs(ys[at]! - firm) > 4 ? 0.05 * weight : weight));
  const [a, b, c] = fitCourse(
    xs.map((x) => x * 100),
    ys,
    kept,
    true,
  );
  const pixels = (lengthOf(line) / (characters * PITCH)) * TALL;
  const off = (share: number) => pixels * (a + b * share * 100 + c * (share * 100) ** 2);
  const sag = line.sag + off(0.5) - (off(0) + off(1)) / 2;
  return { ...line, start: placeOn(line, 0, off(0)), end: placeOn(line, 1, off(1)), sag };
}
