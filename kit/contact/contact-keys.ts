import { domainToASCII } from 'node:url';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { canonicalEmail } from './canonical-email.js';

/** The form that e-mail addresses are compared by: trimmed, composed, lower case. null for nothing. */
export function emailKey(email: string | null): string | null {
  return email?.trim().normalize('NFKC').toLowerCase() || null;
}

/** One spelling for all addresses of one mailbox, where its provider's rule is known. null for nothing. */
export function mailboxKey(email: string | null): string | null {
  const key = emailKey(email);
  const at = key?.lastIndexOf('@') ?? -1;
  if (!key || at < 1) return key;
  const domain = key.slice(at + 1);
  return canonicalEmail({ local: key.slice(0, at), domain: domainToASCII(domain) || domain });
}

/** The form that phone numbers are compared by: E.164 where it can be parsed, else the digits. null for nothing. */
export function phoneKey(phone: string | null): string | null {
  if (!phone) return null;
  const digits = phone.replace(/\D/g, '');
  return (
    parsePhoneNumberFromString(phone)?.number ?? parsePhoneNumberFromString(`+${digits}`)?.number ?? (digits || null)
  );
}
