import { lookupDigest } from '#kit/cipher/cipher.js';
import { emailKey, mailboxKey, phoneKey } from '#kit/contact/contact-keys.js';
import type { BlacklistField } from '../facts/blacklist-facts.js';

/** An identifying value of a guest as a keyed digest of its normal form: equal digests mean the same guest. */
export interface GuestMark {
  field: BlacklistField;
  mark: string;
}

export interface MarkedGuest {
  email: string | null;
  phone: string | null;
  name: string | null;
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
  documentNumber: string | null;
}

/** All values by which a guest can be found. An email address counts both as written and as its mailbox. */
export function marksOf({ email, phone, name, birthDate, documentNumber }: MarkedGuest): GuestMark[] {
  const found: [BlacklistField, string | null][] = [
    ['email', emailKey(email)],
    ['email', mailboxKey(email)],
    ['phone', phoneKey(phone)],
    ['name_and_birth_date', personKey(name, birthDate)],
    ['document_number', documentKey(documentNumber)],
  ];
  const marks = new Map<string, GuestMark>();
  for (const [field, key] of found) if (key) marks.set(`${field}:${key}`, { field, mark: digestOf(field, key) });
  return [...marks.values()];
}

/** The mark of a block list entry; null if normalisation leaves nothing of the value. `birthDate` is for names only. */
export function markOf(field: BlacklistField, value: string, birthDate: string | null): string | null {
  const keys: Record<BlacklistField, () => string | null> = {
    email: () => mailboxKey(value),
    phone: () => phoneKey(value),
    name_and_birth_date: () => personKey(value, birthDate),
    document_number: () => documentKey(value),
  };
  const key = keys[field]();
  return key ? digestOf(field, key) : null;
}

function digestOf(field: BlacklistField, key: string): string {
  return lookupDigest(`${field}:${key}`);
}

/** Latin letters that Unicode normalisation does not decompose. */
const LATIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ŧ: 't',
};

/**
 * A name without Latin accents, case, spaces and punctuation. Vowel signs of other scripts are kept, since they
 * distinguish names.
 */
function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replace(/[ßæœøđðħıłþŧ]/g, (letter) => LATIN[letter]!);
}

function personKey(name: string | null, birthDate: string | null): string | null {
  const key = name && nameKey(name);
  return key && birthDate ? `${key}:${birthDate}` : null;
}

/** Letters and digits in upper case. */
function documentKey(number: string | null): string | null {
  return (
    number
      ?.normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]+/gu, '') || null
  );
}
