import type { LicenceFields } from '../barcode/aamva/parse-aamva.js';
import type { ChipPicture } from '../chip/chip-reading.js';
import { pictureFormat } from '../chip/data-groups.js';
import type { IdFields } from '../reading/id-image-reading.js';
import type { KnownElement } from './licence-reading.js';

export type Elements = ReadonlyMap<KnownElement, unknown>;

const MOST_CHARACTERS = 200;

/** A text, trimmed; undefined if it is empty, longer than 200 characters, or not a text. */
export function wordOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text.length > 0 && text.length <= MOST_CHARACTERS ? text : undefined;
}

/** `YYYY-MM-DD` of a date or time; undefined if there is no such day. */
function dayOf(value: unknown): string | undefined {
  const day = /^(\d{4}-\d\d-\d\d)(T|$)/.exec(wordOf(value) ?? '')?.[1];
  const time = day ? new Date(`${day}T00:00:00Z`) : null;
  return time && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day!) ? day : undefined;
}

/** Codes of ISO/IEC 5218. */
const SEX: Record<number, IdFields['sex']> = { 1: 'M', 2: 'F', 9: 'X' };

/** Data of the holder, from elements that were signed. */
export function fieldsOf(elements: Elements): LicenceFields {
  const fields: LicenceFields = {
    firstName: wordOf(elements.get('given_name')),
    lastName: wordOf(elements.get('family_name')),
    birthDate: dayOf(elements.get('birth_date')),
    expiryDate: dayOf(elements.get('expiry_date')),
    issueDate: dayOf(elements.get('issue_date')),
    documentNumber: wordOf(elements.get('document_number')),
    sex: SEX[Number(elements.get('sex'))],
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The portrait; undefined if its format is unknown. */
export function portraitOf(elements: Elements): ChipPicture | undefined {
  const bytes = elements.get('portrait');
  const format = bytes instanceof Uint8Array ? pictureFormat(bytes) : undefined;
  return format && { format, bytes: Uint8Array.from(bytes as Uint8Array) };
}
