import { states } from 'mrz';
import type { IdFields } from '../../reading/id-image-reading.js';
import { textOf, type ZoneFormat } from './zone-formats.js';

const withoutFillers = (text: string): string => text.replaceAll('<', ' ').trim().replace(/ +/g, ' ');

/** Codes beside those of countries: Germany's one letter, and the one for specimens. */
const CODES = new Set([...Object.keys(states), 'D', 'UTO']);

/** Whether a zone may carry this as a state or nationality. */
export const isKnownState = (code: string): boolean => CODES.has(code.replace(/<+$/, ''));

/** Names end before the first filler that only fillers follow; two fillers part last from first names. */
export const isWellFormedName = (names: string): boolean => /^[A-Z]+(<{1,2}[A-Z]+)*<*$/.test(names);

/**
 * A date of six digits as `YYYY-MM-DD`; undefined where there is no such day. Two digits of a year mean the latest
 * year up to `latest`.
 */
export function zoneDate(text: string, latest: number): string | undefined {
  if (!/^\d{6}$/.test(text)) return undefined;
  const year = latest - ((((latest - Number(text.slice(0, 2))) % 100) + 100) % 100);
  const iso = `${year}-${text.slice(2, 4)}-${text.slice(4)}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

/** Documents are valid for years to come; of an expiry up to this many years ahead the century is clear. */
const YEARS_AHEAD = 50;

const SEX: Record<string, IdFields['sex']> = { F: 'F', M: 'M', X: 'X', '<': 'X' };

/** The whole number, also where a TD1 continues it in the optional data. */
function numberOf({ name, spans }: ZoneFormat, lines: string[]): string {
  const number = textOf(lines, spans.number);
  const goesOn = name === 'TD1' && lines[0]![14] === '<';
  return withoutFillers(goesOn ? number + lines[0]!.slice(15).split('<')[0]!.slice(0, -1) : number);
}

/** What the lines say of the person and the document; members that are empty or no date are left out. */
export function zoneFields(format: ZoneFormat, lines: string[], today: Date): IdFields {
  const { spans } = format;
  const [last = '', ...firsts] = textOf(lines, spans.names).replace(/<+$/, '').split('<<');
  const [lastName, firstName] = [withoutFillers(last), withoutFillers(firsts.join('<'))];
  const year = today.getUTCFullYear();
  const fields: IdFields = {
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    birthDate: zoneDate(textOf(lines, spans.birth), year),
    expiryDate: zoneDate(textOf(lines, spans.expiry), year + YEARS_AHEAD),
    documentNumber: numberOf(format, lines),
    issuingCountry: withoutFillers(textOf(lines, spans.state)),
    nationality: withoutFillers(textOf(lines, spans.nationality)),
    sex: SEX[textOf(lines, spans.sex)],
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}
