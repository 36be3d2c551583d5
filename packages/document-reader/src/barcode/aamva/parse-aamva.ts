import type { BarcodeReading, IdFields } from '../../reading/id-image-reading.js';
import { aamvaDate } from './aamva-date.js';
import { parseHeader } from './parse-header.js';

/** Further data of a licence. */
export interface LicenceFields extends IdFields {
  middleName?: string;
  issueDate?: string;
  /** One line with street, city, state and postal code. */
  address?: string;
}

export interface LicenceReading extends BarcodeReading {
  fields: LicenceFields;
}

/** Elements by their three-letter code, such as `DAQ`, trimmed. */
type Elements = Map<string, string>;

/**
 * Parses the text of a licence barcode, according to AAMVA's card design standard (versions 1 of 2000 to 11 of 2025)
 * and older cards; undefined if it is not such a card. `valid`: the header is correct, required elements are present
 * and well formed, and the dates are plausible. `today` is `YYYY-MM-DD`.
 */
export function parseAamva(text: string, today = new Date().toISOString().slice(0, 10)): LicenceReading | undefined {
  const header = parseHeader(text);
  const card = header?.subfiles.find(({ type }) => type === 'DL' || type === 'ID');
  if (!header || !card) return undefined;
  const elements = elementsOf(card.data);
  if (elements.size === 0) return undefined;
  const fields = fieldsOf(elements, header.issuer);
  const valid = header.sound && wellFormed(elements) && complete(fields) && plausible(fields, today);
  return { version: header.version, card: card.type as 'DL' | 'ID', fields, valid };
}

function elementsOf(data: string): Elements {
  const elements: Elements = new Map();
  for (const line of data.split(/[\r\n]+/)) {
    const [, key, value] = /^\s?([A-Z]{2}[A-Z0-9])(.*)$/.exec(line) ?? [];
    if (key && !elements.has(key)) elements.set(key, value!.trim());
  }
  return elements;
}

const NOTHING = /^(NONE|UNAVL|UNAVAIL|N\/?A|)$/i;

function fieldsOf(elements: Elements, issuer: string): LicenceFields {
  const get = (...keys: string[]) => keys.map((key) => elements.get(key)).find((text) => text && !NOTHING.test(text));
  const names = namesOf(get);
  const country = countryOf(get('DCG'), issuer);
  const fields: LicenceFields = {
    ...names,
    birthDate: aamvaDate(get('DBB')),
    expiryDate: aamvaDate(get('DBA')),
    issueDate: aamvaDate(get('DBD')),
    documentNumber: get('DAQ', 'DBJ'),
    issuingCountry: country,
    sex: sexOf(get('DBC')),
    address: addressOf(get),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function orNothing(part: string): string | undefined {
  const text = part.trim();
  return NOTHING.test(text) ? undefined : text;
}

type Get = (...keys: string[]) => string | undefined;

/**
 * The family name is `DCS` (`DAB` in version 1), the given names `DAC` and `DAD`, or `DCT`; the oldest cards have one
 * name field.
 */
function namesOf(get: Get): Pick<LicenceFields, 'firstName' | 'middleName' | 'lastName' | 'fullName'> {
  const last = get('DCS', 'DAB');
  const [given, ...more] = split(get('DAC', 'DCT'));
  if (last || given) return named(last, given, [get('DAD'), ...more].filter(Boolean).join(' ') || undefined);
  // LAST,FIRST,MIDDLE,SUFFIX: an empty middle name keeps its position, and the suffix is not a name.
  const [family, first, middle] = (get('DAA') ?? '').split(/[,@]/).map(orNothing);
  return named(family, first, middle);
}

const split = (text: string | undefined, by = /[,@ ]/) =>
  text
    ?.split(by)
    .map((word) => word.trim())
    .filter(Boolean) ?? [];

function named(lastName: string | undefined, firstName: string | undefined, middleName: string | undefined) {
  const fullName = [firstName, middleName, lastName].filter(Boolean).join(' ') || undefined;
  return { firstName, middleName, lastName, fullName };
}

const CANADIAN = [
  '636012',
  '636013',
  '636016',
  '636017',
  '636028',
  '636044',
  '636048',
  '604426',
  '604428',
  '604429',
  '604432',
  '604433',
  '604434',
];

/** The card contains the country since version 4; before that, Canadian issuers are recognised by their numbers. */
function countryOf(written: string | undefined, issuer: string): string | undefined {
  if (written === 'USA' || written === 'CAN') return written;
  if (!/^(636|604)/.test(issuer)) return undefined;
  return CANADIAN.includes(issuer) ? 'CAN' : 'USA';
}

function sexOf(text: string | undefined): IdFields['sex'] {
  const known: Record<string, IdFields['sex']> = { 1: 'M', 2: 'F', M: 'M', F: 'F', 9: 'X', X: 'X' };
  return text === undefined ? undefined : known[text.toUpperCase()];
}

/** Postal codes are padded with zeros to nine digits. */
function addressOf(get: Get): string | undefined {
  const code = get('DAK')
    ?.replace(/\s+/g, '')
    .replace(/^(\d{5})0000$/, '$1');
  const region = [get('DAJ'), code].filter(Boolean).join(' ');
  return [get('DAG', 'DAL'), get('DAH'), get('DAI'), region].filter(Boolean).join(', ') || undefined;
}

/**
 * Elements are printable; the number has letters, digits and a few symbols. A wrong decoding usually violates this
 * first.
 */
function wellFormed(elements: Elements): boolean {
  const printable = [...elements.values()].every((value) => value.length <= 300 && !/\p{Cc}/u.test(value));
  return printable && /^[A-Z0-9][A-Z0-9 .*/-]{2,24}$/i.test(elements.get('DAQ') ?? elements.get('DBJ') ?? '');
}

function complete({ lastName, firstName, birthDate, expiryDate, documentNumber }: LicenceFields): boolean {
  return Boolean((lastName || firstName) && birthDate && expiryDate && documentNumber);
}

/** Born 14 to 115 years ago; issued later but not in the future; expiring within 60 years after the issue date. */
function plausible({ birthDate, expiryDate, issueDate }: LicenceFields, today: string): boolean {
  const years = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000);
  const age = years(birthDate!, today);
  if (age < 14 || age > 115 || years(birthDate!, expiryDate!) < 14 || years(today, expiryDate!) > 60) return false;
  return (
    !issueDate || (years(birthDate!, issueDate) >= 0 && years(issueDate, today) >= -0.01 && issueDate <= expiryDate!)
  );
}
