import { lookupDigest } from '#kit/cipher/cipher.js';
import { emailKey, phoneKey } from '#kit/contact/contact-keys.js';

export interface Contacts {
  guestFirstName: string | null;
  guestLastName: string | null;
  guestFullName: string | null;
  guestEmail: string | null;
  guestPhone: string | null;
}

/** Minimum and maximum length of an indexed word prefix. */
const SHORTEST = 3;
const LONGEST = 10;

/** In scripts without spaces between words, every run of up to this many characters is indexed. */
const LONGEST_RUN = 4;

/** Minimum number of trailing phone digits that can be searched. */
const FEWEST_DIGITS = 4;

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ð: 'd' };

/** Ignores case and accents, like `screening.folded` for unencrypted contacts. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđħŧıð]/g, (letter) => PLAIN[letter]!);

/**
 * Blind index of a reservation's encrypted contacts: digests of name words and their prefixes, of the email address,
 * its local part and domain, and of the phone number and its endings. 64 bits each, as decimal text. Bound to the
 * account: equal names in two accounts have different digests.
 */
export function contactIndexOf(accountId: string, contacts: Contacts): string[] {
  const names = [contacts.guestFullName, contacts.guestFirstName, contacts.guestLastName].join(' ');
  const tokens = new Set([
    ...names.split(/\s+/).filter(Boolean).flatMap(wordTokens),
    ...mailTokens(contacts.guestEmail),
  ]);
  for (const token of phoneTokens(contacts.guestPhone)) tokens.add(token);
  return [...tokens].map((token) => digestOf(accountId, token));
}

/** Digests under which these accounts' rows are indexed for one search word. */
export function wordDigests(accountIds: string[], word: string): string[] {
  const token = folded(word).replace(/^@+|@+$/g, '');
  return token === '' ? [] : accountIds.map((accountId) => digestOf(accountId, token));
}

/** The same for phone digits; empty if there are too few digits. */
export function phoneDigests(accountIds: string[], digits: string): string[] {
  if (digits.length < FEWEST_DIGITS) return [];
  return accountIds.map((accountId) => digestOf(accountId, `tel:${digits}`));
}

/** Keyed digest by which guests of an account are matched when contacts are encrypted; null for empty values. */
export function contactMark(accountId: string, field: 'email' | 'phone', key: string | null): string | null {
  return key === null ? null : lookupDigest(JSON.stringify(['contact mark', accountId, field, key])).slice(0, 22);
}

/** Email and phone keys of a guest, in both forms in which rows of the account are matched. */
export function contactKeys(
  accountId: string,
  { guestEmail, guestPhone }: Pick<Contacts, 'guestEmail' | 'guestPhone'>,
) {
  const [email, phone] = [emailKey(guestEmail), phoneKey(guestPhone)];
  return {
    email,
    phone,
    emailMark: contactMark(accountId, 'email', email),
    phoneMark: contactMark(accountId, 'phone', phone),
  };
}

/** Number of words in a name, counted as PostgreSQL does for unencrypted names. */
export function nameWordsOf(name: string | null): number | null {
  return name === null ? null : name.trim() === '' ? 0 : name.trim().split(/\s+/).length;
}

function wordTokens(word: string): string[] {
  const text = folded(word);
  const parts = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return [text, ...parts].flatMap((part) => [part, ...(UNSPACED.test(part) ? runsOf(part) : beginningsOf(part))]);
}

function beginningsOf(word: string): string[] {
  const letters = [...word];
  const found: string[] = [];
  for (let length = SHORTEST; length <= Math.min(LONGEST, letters.length); length += 1)
    found.push(letters.slice(0, length).join(''));
  return found;
}

function runsOf(word: string): string[] {
  const letters = [...word];
  return letters.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_RUN, letters.length - from) }, (_none, n) =>
      letters.slice(from, from + n + 1).join(''),
    ),
  );
}

function mailTokens(email: string | null): string[] {
  const address = folded(email?.trim() ?? '');
  if (address === '') return [];
  const at = address.lastIndexOf('@');
  if (at < 1) return [address];
  const domain = address.slice(at + 1);
  return [address, domain, ...domain.split('.').slice(0, -1), ...wordTokens(address.slice(0, at))];
}

function phoneTokens(phone: string | null): string[] {
  const digits = phoneKey(phone)?.replace(/\D/g, '') ?? '';
  const found: string[] = [];
  for (let length = FEWEST_DIGITS; length <= digits.length; length += 1) found.push(`tel:${digits.slice(-length)}`);
  return found;
}

function digestOf(accountId: string, token: string): string {
  const digest = Buffer.from(lookupDigest(JSON.stringify(['contact word', accountId, token])), 'base64url');
  return digest.readBigInt64BE(0).toString();
}
