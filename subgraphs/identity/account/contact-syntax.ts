import { domainToASCII } from 'node:url';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

// RFC 5322 dot-atom, widened by RFC 6531.
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a text is an e-mail address: RFC 5321 with RFC 6531 letters, a domain of two labels or more. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  if (Buffer.byteLength(local) > 64 || !LOCAL.test(local)) return false;
  const given = text.slice(at + 1);
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(given)) return false;
  const domain = domainToASCII(given).toLowerCase();
  const labels = domain.split('.');
  return domain.length <= 253 && labels.length > 1 && labels.every((label) => LABEL.test(label));
}

/** Whether a text is a phone number with its country's code (ITU-T E.164) of a length that the country has. */
export function isPhoneNumber(text: string): boolean {
  if (!/^\s*\+[\d\s().\-/]+$/.test(text)) return false;
  return parsePhoneNumberFromString(text, { extract: false })?.isPossible() ?? false;
}
