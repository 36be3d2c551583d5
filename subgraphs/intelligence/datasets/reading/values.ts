import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { foldName } from '../../built-in/fold-name.js';

/** Parses a date in the formats `YYYY-MM-DD`, `YYYYMMDD` or US `M/D/YYYY`; null for anything else. */
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

/** Returns the registrable domain of a domain or web address; null if there is none. */
export function registrableDomain(text: string | null | undefined): string | null {
  if (!text || text.length > 2000) return null;
  const { domain } = parse(text.trim());
  return domain ? domainToASCII(domain) || null : null;
}

/** Parses a number of plain digits; null for anything else. */
export function numberOf(text: string | null | undefined): number | null {
  const number = Number(text);
  return text?.trim() && Number.isFinite(number) ? number : null;
}

const SHA1 = /^[0-9a-f]{40}$/i;

/** SHA-1 of an email address in lowercase, the key used by breach collections; a hexadecimal hash is used as is. */
export function emailDigest(text: string): Buffer | null {
  const given = text.trim();
  if (SHA1.test(given)) return Buffer.from(given, 'hex');
  if (!/^[^\s@]+@[^\s@]+$/.test(given) || given.length > 320) return null;
  return createHash('sha1').update(given.toLowerCase()).digest();
}

/** SHA-1 of a phone number in E.164 format. */
export const phoneDigest = (e164: string): Buffer => createHash('sha1').update(e164).digest();

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Keys that find a name without storing it: SHA-256 of its normalized words in alphabetical order, and of its first and
 * last word if it has more. Empty for a name without letters.
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
