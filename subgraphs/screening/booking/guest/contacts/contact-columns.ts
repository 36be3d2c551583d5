import { isSealed, openIfSealed } from '#kit/cipher/sealable-text.js';
import type { SealedRow } from '#kit/cipher/cipher.js';
import type { Contacts } from './contact-index.js';

/** Columns of `screening.reservation` that are encrypted if `SEAL_CONTACTS` is set. */
export const CONTACT_COLUMNS = {
  guestFirstName: 'screening.reservation.guest_first_name',
  guestLastName: 'screening.reservation.guest_last_name',
  guestFullName: 'screening.reservation.guest_full_name',
  guestEmail: 'screening.reservation.guest_email',
  guestPhone: 'screening.reservation.guest_phone',
} as const;

const NAMES = Object.keys(CONTACT_COLUMNS) as (keyof Contacts)[];

/** A row read without the ORM, with decrypted contacts. */
export function withContacts<Row extends SealedRow & Partial<Contacts>>(row: Row): Row {
  const stored = NAMES.filter((name) => typeof row[name] === 'string' && isSealed(row[name]));
  if (stored.length === 0) return row;
  return Object.assign({}, row, Object.fromEntries(stored.map((name) => [name, openContact(name, row[name]!, row)])));
}

/** The same for a pending row, which may be missing. */
export async function openedRow<Row extends SealedRow & Partial<Contacts>>(read: Promise<Row | null>) {
  const row = await read;
  return row && withContacts(row);
}

/** Decrypts one stored contact. */
export function openContact(name: keyof Contacts, stored: string | null, row: SealedRow): string | null {
  return openIfSealed(stored, CONTACT_COLUMNS[name], row);
}

const same = (field: string, one: string, other: string) =>
  `${one}.guest_${field}_key = ${other}.guest_${field}_key or ${one}.guest_${field}_mark = ${other}.guest_${field}_mark`;

/** SQL: two rows of an account share an email or phone number, in either stored form. */
export const sameEmail = (one: string, other: string): string => `(${same('email', one, other)})`;
export const sameGuest = (one: string, other: string): string =>
  `(${same('email', one, other)} or ${same('phone', one, other)})`;
