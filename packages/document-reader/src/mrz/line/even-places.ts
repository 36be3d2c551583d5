import { foreshortened } from './text-line.js';
import { CLASSES, STEP, WINDOW } from './network.js';

/** Positions of the characters of a row in its strip, and the mean log probability of the recognised characters. */
export interface EvenPlaces {
  /** Column of the centre of the first character. */
  first: number;
  /** Columns between characters. */
  apart: number;
  /** Deviation of the middle character from even spacing, in columns. */
  drift: number;
  score: number;
}

/** Output of the recogniser for a strip: log probabilities of the best character and of no character, by position. */
export interface Answers {
  sure: Float32Array;
  none: Float32Array;
}

export function answersOf(odds: Float32Array[]): Answers {
  const top = (values: Float32Array) => values.reduce((best, value) => Math.max(best, value), -9);
  return {
    sure: Float32Array.from(odds, (values) => top(values.subarray(0, CLASSES - 1))),
    none: Float32Array.from(odds, (values) => Math.max(-9, values[CLASSES - 1]!)),
  };
}

const OUTSIDE = -6;

function between(values: Float32Array, column: number): number {
  const at = (column - WINDOW / 2) / STEP;
  const left = Math.floor(at);
  if (left < 0 || left + 1 >= values.length) return OUTSIDE;
  return values[left]! + (values[left + 1]! - values[left]!) * (at - left);
}

/** Weight of the position halfway between characters, relative to character centres. */
const HALF_WAY = 0.4;

/** Position of a character's centre, or of the position halfway to the next, for a given spacing. */
export function columnAt({ first, apart, drift }: Omit<EvenPlaces, 'score'>, count: number, at: number): number {
  const length = apart * (count - 1);
  return first + length * foreshortened(at / (count - 1), drift / length);
}

/**
 * Mean log probability of characters at their positions and of no character halfway between them; otherwise a spacing
 * with too few characters would score as well. A coarse search uses every `each`-th character.
 */
function scoreOf({ sure, none }: Answers, count: number, course: Omit<EvenPlaces, 'score'>, each = 1): number {
  const column = (at: number) => columnAt(course, count, at);
  let sum = HALF_WAY * between(none, column(-0.5));
  let seen = HALF_WAY;
  for (let at = 0; at < count; at += each, seen += 1 + HALF_WAY) {
    sum += between(sure, column(at)) + HALF_WAY * between(none, column(at + 0.5));
  }
  return (sum + between(none, column(-1)) + between(none, column(count))) / seen;
}

/** Step sizes of the fine search: first position and pitch (at the far end), and drift, in columns. */
const CLOSER = [3, 1.5, 0.75];
/** Maximum deviation of the middle, as a share of the row. */
const MAX_DRIFT = 0.1;
/** Combinations of the three parameters, in steps. */
const MOVES = [
  [1, 0, 0],
  [0, 1, 0],
  [1, -1, 0],
  [0, 0, 1],
  [-0.5, 0, 1],
] as const;

function closer(answers: Answers, count: number, start: EvenPlaces): EvenPlaces {
  let best = start;
  for (const step of CLOSER)
    for (let better = true; better;) {
      better = false;
      const from = best;
      for (const [a, b, c] of MOVES)
        for (const way of [step, -step]) {
          const [first, apart, drift] = [from.first + way * a, from.apart + (way * b) / count, from.drift + way * c];
          const score = scoreOf(answers, count, { first, apart, drift });
          if (score > best.score + 1e-6 && Math.abs(drift) < MAX_DRIFT * count * apart)
            [best, better] = [{ first, apart, drift, score }, true];
        }
    }
  return best;
}

/** Search ranges of the first position and of the pitch, in characters and as a share. */
const WANDER = 3;
const UNEVEN = 0.09;
/**
 * Deviations of the middle in columns, for perspective: for rows of 44 characters, one end is a fifth wider than the
 * other.
 */
const DRIFTS = [0, -6, 6, -12, 12, -18, 18];
/** Tried if the usual ones lead to a spacing with many but unclear characters. */
const WIDE_DRIFTS = [-24, 24, -31, 31, -38, 38, -46, 46];
const CLEAR = -0.4;
const NO_COURSE = -2;
const COARSE = 3;
const FEW = 20;

/** Number of coarse results to refine. */
const BEST = 4;

/**
 * Finds the even spacing of the given number of characters with the highest score, within a range around the expected
 * position.
 */
export function evenPlaces(
  answers: Answers,
  count: number,
  expected: { first: number; apart: number },
  wander = WANDER,
): EvenPlaces {
  if (count < FEW) return searched(answers, count, expected, wander, [0]);
  const usual = searched(answers, count, expected, wander, DRIFTS);
  if (usual.score >= CLEAR || usual.score < NO_COURSE) return usual;
  const wide = searched(answers, count, expected, wander, WIDE_DRIFTS);
  return wide.score > usual.score ? wide : usual;
}

function searched(
  answers: Answers,
  count: number,
  expected: { first: number; apart: number },
  wander: number,
  drifts: readonly number[],
): EvenPlaces {
  const coarse: EvenPlaces[] = [];
  const step = (1.3 * COARSE) / count;
  for (let apart = expected.apart * (1 - UNEVEN); apart <= expected.apart * (1 + UNEVEN); apart += step)
    for (let shift = -wander * apart; shift <= wander * apart; shift += COARSE)
      for (const drift of drifts) {
        const first = expected.first + shift - drift * 0.6;
        const score = scoreOf(answers, count, { first, apart, drift }, count < FEW ? 1 : 2);
        if (coarse.length === BEST && score <= coarse[BEST - 1]!.score) continue;
        const place = coarse.findIndex((other) => other.score < score);
        coarse.splice(place < 0 ? coarse.length : place, 0, { first, apart, drift, score });
        coarse.length = Math.min(coarse.length, BEST);
      }
  return coarse
    .map((each) => closer(answers, count, each))
    .reduce((best, each) => (each.score > best.score ? each : best));
}
