import type { IdFields, PrintReading } from '@guest-screening/document-reader';
import { nameLikeness } from './name-likeness.js';

/** Signs that readers take for each other count as one. */
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
/** One sign is easily misread in a number or a date, whatever the model's confidence. */
const FEWEST_SIGNS_APART = 2;
/** So long before today, and not so long after the proved birth, no document was issued. */
const BIRTH_YEARS = 16;
const ISSUED_FROM = 14;

/**
 * Whether print, read clearly, says otherwise than what check digits or a code prove: the number or the surname beside
 * their labels, a birth date, or an end that is still to come. What was not read, or not clearly, says nothing.
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

/** The same of the birth date alone. */
export function birthDateContradicts(
  { fields, dates }: Pick<PrintReading, 'fields' | 'dates'>,
  { birthDate }: IdFields,
  today: string,
): boolean {
  const isBirth = (date: string) => date < after(today, -BIRTH_YEARS) && date < after(birthDate!, ISSUED_FROM);
  return othersThan(birthDate, fields.birthDate, dates, isBirth);
}

const after = (date: string, years: number) => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

/** A clear date beside its label, or of this sort, is there, and none, clear or not, is the proved one. */
function othersThan(
  proved: string | undefined,
  labelled: string | undefined,
  dates: PrintReading['dates'],
  isSuch: (date: string) => boolean,
): boolean {
  if (!proved || dates.some(({ means }) => means.includes(proved))) return false;
  const isOther = (date: string) => signsApart(date, proved) >= FEWEST_SIGNS_APART;
  if (labelled && isOther(labelled)) return true;
  return isSuch(proved) && dates.some(({ means, clear }) => clear && means.every((d) => isSuch(d) && isOther(d)));
}

const signsApart = (one: string, other: string) => [...one].filter((sign, at) => sign !== other[at]).length;

function otherNumber(printed: string | undefined, proved: string | undefined): boolean {
  const [one, other] = [plain(printed), plain(proved)];
  if (!one || one.length !== other.length) return false;
  return signsApart(one, other) >= FEWEST_SIGNS_APART;
}

const plain = (text = '') =>
  [...text.toUpperCase().replace(/[^A-Z0-9]/g, '')].map((sign) => LIKE[sign] ?? sign).join('');

function otherName(printed: string | undefined, { lastName, fullName }: IdFields): boolean {
  const proved = lastName ?? fullName;
  return Boolean(printed && proved) && nameLikeness(printed!, proved!) === 'different';
}
