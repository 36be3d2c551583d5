import { lookupDigest } from '#kit/cipher/cipher.js';
import { emailKey, mailboxKey, phoneKey } from '#kit/contact/contact-keys.js';

export type IdentifierType = 'email' | 'phone';

/** An identifier of a guest: a keyed digest, never the email address or phone number itself. */
export interface GuestKey {
  type: IdentifierType;
  digest: string;
}

const FEWEST_DIGITS = 7;
const MAX_DIGITS = 15;

/** Normalized mailbox; null if it is not an email address. */
export function mailboxOf(email: string | null): string | null {
  return email && /^[^@\s]+@[^@\s]+$/.test(email.trim()) ? mailboxKey(email) : null;
}

/** Normalized phone number that identifies someone; null if it cannot or is made up, such as 0000000. */
export function usableNumber(key: string | null): string | null {
  const digits = key?.replace(/\D/g, '') ?? '';
  if (digits.length < FEWEST_DIGITS || digits.length > MAX_DIGITS) return null;
  return /^(\d)\1+$/.test(digits.slice(-FEWEST_DIGITS)) ? null : key;
}

export function emailDigest(mailbox: string): string {
  return lookupDigest(`segment:email:${mailbox}`);
}

export function phoneDigest(number: string): string {
  return lookupDigest(`segment:phone:${number}`);
}

/** Key for a guest identifier from a request; null if it is neither an email address nor a phone number. */
export function guestKeyOf(guest: string): GuestKey | null {
  if (guest.includes('@')) {
    const mailbox = mailboxOf(guest);
    return mailbox === null ? null : { type: 'email', digest: emailDigest(mailbox) };
  }
  const number = /^[\d\s()+./-]+$/.test(guest) ? usableNumber(phoneKey(guest)) : null;
  return number === null ? null : { type: 'phone', digest: phoneDigest(number) };
}

/** Normalized form of an identifier: equal forms mean the same key. */
export function spellingOf(guest: string): string {
  return guest.includes('@') ? (emailKey(guest) ?? guest) : (phoneKey(guest) ?? guest);
}
