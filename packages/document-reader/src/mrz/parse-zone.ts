import type { ZoneReading } from '../reading/id-image-reading.js';
import { allHold } from './fields/check-digits.js';
import { isPlausible } from './fields/decide-zone.js';
import { zoneFields } from './fields/zone-fields.js';
import { allowedAt, type ZoneFormat, zoneFormats } from './fields/zone-formats.js';

/**
 * Parses the lines of an MRZ that are available as text, as from a chip; undefined if no format has such lines. `valid`:
 * all check digits are correct, dates are possible and names consist of letters.
 */
export function parseZone(lines: string[], today = new Date()): ZoneReading | undefined {
  const format = zoneFormats.find((each) => isOfFormat(each, lines));
  if (!format) return undefined;
  const valid = allHold(format, lines) && isPlausible(format, lines);
  return { format: format.name, lines, fields: zoneFields(format, lines, today), valid, repaired: 0 };
}

const isOfFormat = (format: ZoneFormat, lines: string[]): boolean =>
  lines.length === format.signs.length &&
  lines.every(
    (text, line) =>
      text.length === format.length && [...text].every((sign, place) => allowedAt(format, line, place).includes(sign)),
  );
