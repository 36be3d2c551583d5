import { lookupDigest } from '#kit/cipher/cipher.js';
import { emailKey, mailboxKey, phoneKey } from '#kit/contact/contact-keys.js';

export type IdentifierType = 'email' | 'phone';

/** Something that a guest is found by: a keyed digest, never the address or number itself. */
export interface GuestKey {
  type: IdentifierType;
  digest: string;
}

const FEWEST_DIGITS = 7;
const MAX_DIGITS = 15;

/** A mailbox as it is compared; null for what is no address. */
export function mailboxOf(email: string | null): string | null {
  return email && /^[^@\s]+@[^@\s]+$/.test(email.trim()) ? mailboxKey(email) : null;
}

/** A compared form of a number that leads to somebody; null for what can't, or is made up, such as 0000000. */
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

/** What a caller names a guest by; null when it is neither an e-mail address nor a phone number. */
export function guestKeyOf(guest: string): GuestKey | null {
  if (guest.includes('@')) {
    const mailbox = mailboxOf(guest);
    return mailbox === null ? null : { type: 'email', digest: emailDigest(mailbox) };
  }
  const number = /^[\d\s()+./-]+$/.test(guest) ? usableNumber(phoneKey(guest)) : null;
  return number === null ? null : { type: 'phone', digest: phoneDigest(number) };
}

/** The spelling that says whether two names of a request mean the same key. */
export function spellingOf(guest: string): string {
  return guest.includes('@') ? (emailKey(guest) ?? guest) : (phoneKey(guest) ?? guest);
}
