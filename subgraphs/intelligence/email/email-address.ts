import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';

/** Parts of a well-formed address: `local` in lowercase, both domains in ASCII form. */
export interface EmailAddress {
  local: string;
  domain: string;
  registrableDomain: string;
}

// RFC 5321, 4.5.3.1 (octets); the total is the path length of 256 without angle brackets.
const LONGEST_LOCAL = 64;
const LONGEST_DOMAIN = 253;
const LONGEST = 254;

// RFC 5322 dot-atom, extended by RFC 6531; of other scripts only letters, marks and digits.
const DOT_ATOM = /^[\w!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}]+(?:\.[\w!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}]+)*$/u;
// RFC 5321 Quoted-string.
const QUOTED = /^"(?:[\x20\x21\x23-\x5B\x5D-\x7E]|\\[\x20-\x7E])+"$/;
const DOMAIN_TEXT = /^[\p{L}\p{M}\p{N}.\-。．｡]+$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Suffixes in the Public Suffix List that have no mail (RFC 7686, RFC 3172). */
const NO_MAIL = /(?:^|\.)(?:onion|arpa)$/;

/** Returns the ASCII form of a domain that follows the host name rules (RFC 1123, RFC 5890); otherwise null. */
export function asciiDomain(text: string): string | null {
  if (!DOMAIN_TEXT.test(text)) return null;
  const domain = domainToASCII(text.normalize('NFC')).toLowerCase();
  if (!domain || domain.length > LONGEST_DOMAIN) return null;
  if (!domain.split('.').every((label) => LABEL.test(label))) return null;
  // A label that cannot be decoded stays unchanged.
  const decoded = domainToUnicode(domain);
  return decoded && !decoded.split('.').some((label) => label.startsWith('xn--')) ? domain : null;
}

/**
 * Parses an address (RFC 5321 mailbox, with RFC 6531 characters) whose domain is registrable under a public suffix of
 * the ICANN section. Null for anything else: display names, comments, address literals, reserved suffixes.
 */
export function readEmailAddress(text: string): EmailAddress | null {
  const address = text.length > 2 * LONGEST ? '' : text.trim();
  const at = address.lastIndexOf('@');
  if (at < 1) return null;
  const local = address.slice(0, at).normalize('NFC').toLowerCase();
  if (Buffer.byteLength(local) > LONGEST_LOCAL || !(DOT_ATOM.test(local) || QUOTED.test(local))) return null;
  const domain = asciiDomain(address.slice(at + 1));
  if (!domain || NO_MAIL.test(domain)) return null;
  if (Buffer.byteLength(local) + 1 + domain.length > LONGEST) return null;
  const { domain: registrableDomain, isIcann } = parse(domain, { allowPrivateDomains: false, extractHostname: false });
  return registrableDomain && isIcann ? { local, domain, registrableDomain } : null;
}
