import type { ZoneReading } from '../../reading/id-image-reading.js';

/** A range of a line: line number, first position, position after the last one. */
export type Span = [line: number, from: number, to: number];

/** A check digit: the ranges it covers, in order, and its position. */
export interface Check {
  over: Span[];
  at: [line: number, place: number];
}

/**
 * Layout of an MRZ (ICAO Doc 9303, parts 4 to 7; IDFRA is that of French cards before 2021). `signs` states what each
 * position may contain: l letter or filler, a any, d digit, n digit or filler, s sex.
 */
export interface ZoneFormat {
  name: ZoneReading['format'];
  length: number;
  /** First letters of documents with this format. */
  begins: string;
  signs: string[];
  checks: Check[];
  spans: Record<'state' | 'names' | 'number' | 'nationality' | 'birth' | 'sex', Span> & {
    /** Position of the expiry date. */
    expiry?: Span;
    /** Position of the first names, if separate from `names`. */
    firstNames?: Span;
    /** Year and month of issue. */
    issue?: Span;
    /**
     * Optional data in which a number of more than nine characters continues, followed by its check digit, if a filler
     * is in the place of that (Doc 9303, part 5, note j, and part 6).
     */
    longNumber?: Span;
  };
}

const SECOND_LINE = 'a'.repeat(9) + 'd' + 'lll' + 'nnnnnn' + 'd' + 's' + 'nnnnnn' + 'd';
const twoLines = (length: number, rest: string) => [`l${'a'}${'l'.repeat(length - 2)}`, SECOND_LINE + rest];
/** The place of the number's check digit may have a filler. */
const numberGoesOn = ([first, second]: string[]) => [first!, `${second!.slice(0, 9)}n${second!.slice(10)}`];

const secondLineChecks: Check[] = [
  { over: [[1, 0, 9]], at: [1, 9] },
  { over: [[1, 13, 19]], at: [1, 19] },
  { over: [[1, 21, 27]], at: [1, 27] },
];

const twoLineSpans = (length: number): ZoneFormat['spans'] => ({
  state: [0, 2, 5],
  names: [0, 5, length],
  number: [1, 0, 9],
  nationality: [1, 10, 13],
  birth: [1, 13, 19],
  sex: [1, 20, 21],
  expiry: [1, 21, 27],
});

/** All checked positions of a second line up to `to`, for the composite check digit. */
const composite = (to: number): Span[] => [
  [1, 0, 10],
  [1, 13, 20],
  [1, 21, to],
];

export const zoneFormats: ZoneFormat[] = [
  {
    name: 'TD3',
    length: 44,
    begins: 'P',
    signs: twoLines(44, `${'a'.repeat(14)}nd`),
    checks: [...secondLineChecks, { over: [[1, 28, 42]], at: [1, 42] }, { over: composite(43), at: [1, 43] }],
    spans: twoLineSpans(44),
  },
  {
    name: 'MRVA',
    length: 44,
    begins: 'V',
    signs: twoLines(44, 'a'.repeat(16)),
    checks: secondLineChecks,
    spans: twoLineSpans(44),
  },
  {
    name: 'TD2',
    length: 36,
    begins: 'IACP',
    signs: numberGoesOn(twoLines(36, `${'a'.repeat(7)}d`)),
    checks: [...secondLineChecks, { over: composite(35), at: [1, 35] }],
    spans: { ...twoLineSpans(36), longNumber: [1, 28, 35] },
  },
  {
    name: 'MRVB',
    length: 36,
    begins: 'V',
    signs: twoLines(36, 'a'.repeat(8)),
    checks: secondLineChecks,
    spans: twoLineSpans(36),
  },
  {
    name: 'TD1',
    length: 30,
    begins: 'IAC',
    signs: [`la${'lll'}${'a'.repeat(9)}n${'a'.repeat(15)}`, `nnnnnndsnnnnnndlll${'a'.repeat(11)}d`, 'l'.repeat(30)],
    checks: [
      { over: [[0, 5, 14]], at: [0, 14] },
      { over: [[1, 0, 6]], at: [1, 6] },
      { over: [[1, 8, 14]], at: [1, 14] },
      {
        over: [
          [0, 5, 30],
          [1, 0, 7],
          [1, 8, 15],
          [1, 18, 29],
        ],
        at: [1, 29],
      },
    ],
    spans: {
      state: [0, 2, 5],
      names: [2, 0, 30],
      number: [0, 5, 14],
      nationality: [1, 15, 18],
      birth: [1, 0, 6],
      sex: [1, 7, 8],
      expiry: [1, 8, 14],
      longNumber: [0, 15, 30],
    },
  },
  {
    name: 'IDFRA',
    length: 36,
    begins: 'I',
    signs: [`lllll${'l'.repeat(25)}${'a'.repeat(6)}`, `dddd${'a'.repeat(3)}dddddd${'l'.repeat(14)}ddddddd` + 'sd'],
    checks: [
      { over: [[1, 0, 12]], at: [1, 12] },
      { over: [[1, 27, 33]], at: [1, 33] },
      {
        over: [
          [0, 0, 36],
          [1, 0, 35],
        ],
        at: [1, 35],
      },
    ],
    spans: {
      state: [0, 2, 5],
      names: [0, 5, 30],
      number: [1, 0, 12],
      nationality: [0, 2, 5],
      birth: [1, 27, 33],
      sex: [1, 34, 35],
      firstNames: [1, 13, 27],
      issue: [1, 0, 4],
    },
  },
];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
const DIGITS = '0123456789';
const ALLOWED: Record<string, string> = { l: LETTERS, a: DIGITS + LETTERS, d: DIGITS, n: `${DIGITS}<`, s: 'MFX<' };

/** Allowed characters of a position. */
export const allowedAt = ({ signs, begins }: ZoneFormat, line: number, place: number): string =>
  line === 0 && place === 0 ? begins : ALLOWED[signs[line]![place]!]!;

/** The part of a number of more than nine characters that is in the optional data, with its check digit; or nothing. */
export function restOfNumber({ spans: { number, longNumber } }: ZoneFormat, lines: readonly string[]): string {
  const [line, , end] = number;
  return longNumber && lines[line]![end] === '<' ? textOf(lines, longNumber).split('<')[0]! : '';
}

export const textOf = (lines: readonly string[], [line, from, to]: Span): string => lines[line]!.slice(from, to);
