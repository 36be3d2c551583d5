import type { IdFields } from '../../reading/id-image-reading.js';
import { STATE_CODES } from './state-codes.js';
import { restOfNumber, textOf, type ZoneFormat } from './zone-formats.js';

const withoutFillers = (text: string): string => text.replaceAll('<', ' ').trim().replace(/ +/g, ' ');

/** Utopia, the fictitious state of ICAO Doc 9303 for specimens. */
const SPECIMEN_STATE = 'UTO';
/** Codes in addition to countries: Germany's single letter, and the specimen code. */
const CODES = new Set([...STATE_CODES, 'D', SPECIMEN_STATE]);

/** Whether a document of this state is a specimen. */
export const isSpecimenState = (code: string): boolean => code === SPECIMEN_STATE;

/** Whether this is a valid state or nationality code of an MRZ. */
export const isKnownState = (code: string): boolean => CODES.has(code.replace(/<+$/, ''));

/** Names end at the first filler that is followed only by fillers; two fillers separate last from first names. */
export const isWellFormedName = (names: string): boolean => /^[A-Z]+(<{1,2}[A-Z]+)*<*$/.test(names);

/**
 * Parses a date of six digits to `YYYY-MM-DD`; undefined if invalid. A two-digit year is the latest such year up to
 * `latest`.
 */
export function zoneDate(text: string, latest: number): string | undefined {
  if (!/^\d{6}$/.test(text)) return undefined;
  const year = latest - ((((latest - Number(text.slice(0, 2))) % 100) + 100) % 100);
  const iso = `${year}-${text.slice(2, 4)}-${text.slice(4)}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

/** Documents are valid for years: the century of an expiry date up to this many years ahead is unambiguous. */
const YEARS_AHEAD = 50;

const SEX: Record<string, IdFields['sex']> = { F: 'F', M: 'M', X: 'X', '<': 'X' };

/** The complete document number, including its continuation in the optional data. */
const numberOf = (format: ZoneFormat, lines: string[]): string =>
  withoutFillers(textOf(lines, format.spans.number) + restOfNumber(format, lines).slice(0, -1));

function namesOf({ spans }: ZoneFormat, lines: string[]): { lastName: string; firstName: string } {
  const names = textOf(lines, spans.names).replace(/<+$/, '');
  const [last = '', ...firsts] = spans.firstNames ? [names] : names.split('<<');
  const first = spans.firstNames ? textOf(lines, spans.firstNames) : firsts.join('<');
  return { lastName: withoutFillers(last), firstName: withoutFillers(first) };
}

/**
 * Expiry date of a French card that states only the month of issue (`YYYY-MM-01`): the last day of that month, 15 years
 * later for adults and 10 for minors (decree 2013-1188, which extended adults' cards from 2004 on).
 */
function endOfFrenchCard(issued: string | undefined, born: string | undefined): string | undefined {
  if (!issued || !born) return undefined;
  const [year, month] = issued.split('-').map(Number) as [number, number];
  const isAdult = `${Number(born.slice(0, 4)) + 18}${born.slice(4)}` <= issued;
  const years = isAdult && year >= 2004 ? 15 : 10;
  return new Date(Date.UTC(year + years, month, 0)).toISOString().slice(0, 10);
}

/** Extracts the fields of the person and the document; empty fields and invalid dates are omitted. */
export function zoneFields(format: ZoneFormat, lines: string[], today: Date): IdFields {
  const { spans } = format;
  const { firstName, lastName } = namesOf(format, lines);
  const year = today.getUTCFullYear();
  const birthDate = zoneDate(textOf(lines, spans.birth), year);
  const fields: IdFields = {
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    birthDate,
    expiryDate: spans.expiry
      ? zoneDate(textOf(lines, spans.expiry), year + YEARS_AHEAD)
      : endOfFrenchCard(zoneDate(`${textOf(lines, spans.issue!)}01`, year), birthDate),
    documentNumber: numberOf(format, lines),
    issuingCountry: withoutFillers(textOf(lines, spans.state)),
    nationality: withoutFillers(textOf(lines, spans.nationality)),
    sex: SEX[textOf(lines, spans.sex)],
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}
