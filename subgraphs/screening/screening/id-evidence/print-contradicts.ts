import type { IdFields, PrintReading } from '@guest-screening/document-reader';
import { nameLikeness } from './name-likeness.js';

/** Characters that readers confuse count as equal. */
const LIKE: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
  U: 'V',
  Y: 'V',
};
/** A single character is easily misread in a number or date, whatever the model's confidence. */
const MIN_CHARACTERS_APART = 2;
/**
 * Years. A printed date counts as a date of birth if it is at least 16 years ago and less than 14 years after the
 * proven date of birth: no document is issued that early.
 */
const BIRTH_YEARS = 16;
const ISSUED_FROM = 14;

/**
 * Whether clearly read print contradicts what check digits or a barcode prove: the number or surname next to their
 * labels, a date of birth, or a future expiry date. Print that was not read clearly is ignored.
 */
export function printContradicts({ fields, dates }: PrintReading, proved: IdFields, today: string): boolean {
  const { birthDate, expiryDate } = proved;
  return (
    birthDateContradicts({ fields, dates }, { birthDate }, today) ||
    othersThan(expiryDate, fields.expiryDate, dates, (date) => date > today) ||
    otherNumber(fields.documentNumber, proved.documentNumber) ||
    otherName(fields.lastName, proved)
  );
}

/** The same check for the date of birth only. */
export function birthDateContradicts(
  { fields, dates }: Pick<PrintReading, 'fields' | 'dates'>,
  { birthDate }: IdFields,
  today: string,
): boolean {
  const isBirth = (date: string) => date < after(today, -BIRTH_YEARS) && date < after(birthDate!, ISSUED_FROM);
  return othersThan(birthDate, fields.birthDate, dates, isBirth);
}

const after = (date: string, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

/** A clear date next to its label or of this kind exists, and no date, clear or not, equals the proven one. */
function othersThan(
  proved: string | undefined,
  labelled: string | undefined,
  dates: PrintReading['dates'],
  isSuch: (date: string) => boolean,
): boolean {
  if (!proved || dates.some(({ means }) => means.includes(proved))) return false;
  const isOther = (date: string) => charactersApart(date, proved) >= MIN_CHARACTERS_APART;
  if (labelled && isOther(labelled)) return true;
  return isSuch(proved) && dates.some(({ means, clear }) => clear && means.every((d) => isSuch(d) && isOther(d)));
}

const charactersApart = (one: string, other: string) => [...one].filter((sign, at) => sign !== other[at]).length;

function otherNumber(printed: string | undefined, proved: string | undefined): boolean {
  const [one, other] = [plain(printed), plain(proved)];
  if (!one || one.length !== other.length) return false;
  return charactersApart(one, other) >= MIN_CHARACTERS_APART;
}

const plain = (text = '') =>
  [...text.toUpperCase().replace(/[^A-Z0-9]/g, '')].map((sign) => LIKE[sign] ?? sign).join('');

function otherName(printed: string | undefined, { lastName, fullName }: IdFields): boolean {
  const proved = lastName ?? fullName;
  return Boolean(printed && proved) && nameLikeness(printed!, proved!) === 'different';
}
