import { domainToASCII } from 'node:url';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { LRUCache } from 'lru-cache';
import { canonicalEmail } from './canonical-email.js';

/** Normalizes an email address for comparison: trimmed, NFC, lower case. null if empty. */
export function emailKey(email: string | null): string | null {
  return email?.trim().normalize('NFKC').toLowerCase() || null;
}

/** Returns one spelling for all addresses of a mailbox, if its provider's rules are known. null if empty. */
export function mailboxKey(email: string | null): string | null {
  const key = emailKey(email);
  const at = key?.lastIndexOf('@') ?? -1;
  if (!key || at < 1) return key;
  const domain = key.slice(at + 1);
  return canonicalEmail({ local: key.slice(0, at), domain: domainToASCII(domain) || domain });
}

/** Recent numbers: each is needed several times while a reservation is stored and analysed. */
const phoneKeys = new LRUCache<string, string>({ max: 100, memoMethod: readPhone });

/** Normalizes a phone number for comparison: E.164 if it can be parsed, else its digits. null if empty. */
export function phoneKey(phone: string | null): string | null {
  return (phone && phoneKeys.memo(phone)) || null;
}

function readPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return parsePhoneNumberFromString(phone)?.number ?? parsePhoneNumberFromString(`+${digits}`)?.number ?? digits;
}
