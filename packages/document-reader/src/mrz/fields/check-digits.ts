import { restOfNumber, textOf, type Check, type ZoneFormat } from './zone-formats.js';

const WEIGHTS = [7, 3, 1];

/** Value of a character: digits as is, letters 10 to 35, fillers 0. */
export const signValue = (sign: string): number => (sign === '<' ? 0 : parseInt(sign, 36));

/** Computes the check digit of a text (ICAO Doc 9303, part 3, 4.9): weights 7, 3, 1 repeating, modulo 10. */
export const checkDigitOf = (text: string): number =>
  [...text].reduce((sum, sign, at) => sum + signValue(sign) * WEIGHTS[at % 3]!, 0) % 10;

function longNumberHolds(format: ZoneFormat, lines: string[]): boolean {
  const rest = restOfNumber(format, lines);
  const number = textOf(lines, format.spans.number) + rest.slice(0, -1);
  return rest.length > 1 && checkDigitOf(number) === signValue(rest.at(-1)!);
}

export function holds(format: ZoneFormat, lines: string[], { over, at: [line, place] }: Check): boolean {
  const digit = lines[line]![place]!;
  const [numberLine, , numberEnd] = format.spans.number;
  const isOfNumber = line === numberLine && place === numberEnd;
  if (format.spans.longNumber && isOfNumber && digit === '<') return longNumberHolds(format, lines);
  return checkDigitOf(over.map((span) => textOf(lines, span)).join('')) === signValue(digit);
}

/** Whether all check digits of the MRZ are correct. */
export const allHold = (format: ZoneFormat, lines: string[]): boolean =>
  format.checks.every((check) => holds(format, lines, check));
