import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { foldName } from '../../built-in/fold-name.js';

/** `YYYY-MM-DD` of a day written that way, as `YYYYMMDD`, or American as `M/D/YYYY`; null for anything else. */
export function dayOf(text: string | null | undefined): string | null {
  const given = text?.trim() ?? '';
  const iso = /^(\d{4})-?(\d\d)-?(\d\d)(?:$|[T ])/.exec(given);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:$| )/.exec(given);
  const [year, month, day] = iso ? iso.slice(1) : american ? [american[3], american[1], american[2]] : [];
  if (!year) return null;
  const written = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}

/** The domain that somebody registered, of a domain or web address; null where there is none. */
export function registrableDomain(text: string | null | undefined): string | null {
  if (!text || text.length > 2000) return null;
  const { domain } = parse(text.trim());
  return domain ? domainToASCII(domain) || null : null;
}

/** A number of plain digits; null for anything else. */
export function numberOf(text: string | null | undefined): number | null {
  const number = Number(text);
  return text?.trim() && Number.isFinite(number) ? number : null;
}

const SHA1 = /^[0-9a-f]{40}$/i;

/** SHA-1 of an address in lower case, as breach collections key it; a digest in hexadecimal stands for itself. */
export function emailDigest(text: string): Buffer | null {
  const given = text.trim();
  if (SHA1.test(given)) return Buffer.from(given, 'hex');
  if (!/^[^\s@]+@[^\s@]+$/.test(given) || given.length > 320) return null;
  return createHash('sha1').update(given.toLowerCase()).digest();
}

/** SHA-1 of a number in international form (E.164). */
export const phoneDigest = (e164: string): Buffer => createHash('sha1').update(e164).digest();

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * What a name is found by without keeping it: SHA-256 of its folded words in order of the alphabet, and of its first
 * and last word where it has more. Empty for a name without a letter.
 */
export function nameDigests(name: string): Buffer[] {
  const comma = /^([^,]+),([^,]+)$/.exec(name);
  const words = foldName(comma ? `${comma[2]} ${comma[1]}` : name)
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return [];
  const keys = [words, ...(words.length > 2 ? [[words[0]!, words.at(-1)!]] : [])];
  return keys.map((some) => digest([...some].sort().join(' ')));
}
