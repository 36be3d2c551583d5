import { isSealed, openIfSealed } from '#kit/cipher/sealable-text.js';
import type { SealedRow } from '#kit/cipher/cipher.js';
import type { Contacts } from './contact-index.js';

/** The columns of `screening.reservation` that are encrypted where `SEAL_CONTACTS` is set. */
export const CONTACT_COLUMNS = {
  guestFirstName: 'screening.reservation.guest_first_name',
  guestLastName: 'screening.reservation.guest_last_name',
  guestFullName: 'screening.reservation.guest_full_name',
  guestEmail: 'screening.reservation.guest_email',
  guestPhone: 'screening.reservation.guest_phone',
} as const;

const NAMES = Object.keys(CONTACT_COLUMNS) as (keyof Contacts)[];

/** A row as it was read without the ORM, with its contacts in plain text. */
export function withContacts<Row extends SealedRow & Partial<Contacts>>(row: Row): Row {
  const stored = NAMES.filter((name) => typeof row[name] === 'string' && isSealed(row[name]));
  if (stored.length === 0) return row;
  return Object.assign({}, row, Object.fromEntries(stored.map((name) => [name, openContact(name, row[name]!, row)])));
}

/** The same of a row that is being read, or of none. */
export async function openedRow<Row extends SealedRow & Partial<Contacts>>(read: Promise<Row | null>) {
  const row = await read;
  return row && withContacts(row);
}

/** The plain text of one stored contact. */
export function openContact(name: keyof Contacts, stored: string | null, row: SealedRow): string | null {
  return openIfSealed(stored, CONTACT_COLUMNS[name], row);
}

const same = (field: string, one: string, other: string) =>
  `${one}.guest_${field}_key = ${other}.guest_${field}_key or ${one}.guest_${field}_mark = ${other}.guest_${field}_mark`;

/** SQL: two rows of an account have the e-mail address or the phone number in common, whichever form they are in. */
export const sameEmail = (one: string, other: string): string => `(${same('email', one, other)})`;
export const sameGuest = (one: string, other: string): string =>
  `(${same('email', one, other)} or ${same('phone', one, other)})`;
