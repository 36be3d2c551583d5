import { textOf, type Check, type ZoneFormat } from './zone-formats.js';

const WEIGHTS = [7, 3, 1];

/** Value of a character: digits as is, letters 10 to 35, fillers 0. */
export const signValue = (sign: string): number => (sign === '<' ? 0 : parseInt(sign, 36));

/** Computes the check digit of a text (ICAO Doc 9303, part 3, 4.9): weights 7, 3, 1 repeating, modulo 10. */
export const checkDigitOf = (text: string): number =>
  [...text].reduce((sum, sign, at) => sum + signValue(sign) * WEIGHTS[at % 3]!, 0) % 10;

/**
 * A TD1 document number of more than nine characters continues in the optional data, followed by its check digit (part
 * 5, note j).
 */
function longNumberHolds(lines: string[]): boolean {
  const rest = lines[0]!.slice(15).split('<')[0]!;
  return rest.length > 1 && checkDigitOf(lines[0]!.slice(5, 14) + rest.slice(0, -1)) === signValue(rest.at(-1)!);
}

export function holds(format: ZoneFormat, lines: string[], { over, at: [line, place] }: Check): boolean {
  const digit = lines[line]![place]!;
  if (format.name === 'TD1' && line === 0 && digit === '<') return longNumberHolds(lines);
  return checkDigitOf(over.map((span) => textOf(lines, span)).join('')) === signValue(digit);
}

/** Whether all check digits of the MRZ are correct. */
export const allHold = (format: ZoneFormat, lines: string[]): boolean =>
  format.checks.every((check) => holds(format, lines, check));
