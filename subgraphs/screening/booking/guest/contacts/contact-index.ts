import { lookupDigest } from '#kit/cipher/cipher.js';
import { emailKey, phoneKey } from '#kit/contact/contact-keys.js';

export interface Contacts {
  guestFirstName: string | null;
  guestLastName: string | null;
  guestFullName: string | null;
  guestEmail: string | null;
  guestPhone: string | null;
}

/** Characters of the shortest and the longest beginning of a word that is found. */
const SHORTEST = 3;
const LONGEST = 10;

/** Of scripts without blanks between words, every run of so many characters is found. */
const LONGEST_RUN = 4;

/** Digits of the shortest end of a phone number that is found. */
const FEWEST_DIGITS = 4;

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ð: 'd' };

/** Case and accents aside, as `screening.folded` does for what is not encrypted. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđħŧıð]/g, (letter) => PLAIN[letter]!);

/**
 * What the encrypted contacts of a reservation are found by: digests of whole words of the name and their beginnings,
 * of the e-mail address, its local part and its domain, and of the phone number and its ends. 64 bits each, as numbers
 * in text. Bound to the account: equal names of two accounts have different digests.
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

/** The digests that rows of these accounts are found by who hold a word of a search. */
export function wordDigests(accountIds: string[], word: string): string[] {
  const token = folded(word).replace(/^@+|@+$/g, '');
  return token === '' ? [] : accountIds.map((accountId) => digestOf(accountId, token));
}

/** The same for digits of a phone number; none for too few of them. */
export function phoneDigests(accountIds: string[], digits: string): string[] {
  if (digits.length < FEWEST_DIGITS) return [];
  return accountIds.map((accountId) => digestOf(accountId, `tel:${digits}`));
}

/** What guests of an account are compared by where contacts are encrypted. null for nothing. */
export function contactMark(accountId: string, field: 'email' | 'phone', key: string | null): string | null {
  return key === null ? null : lookupDigest(JSON.stringify(['contact mark', accountId, field, key])).slice(0, 22);
}

/** E-mail and phone of a guest, as rows of the account are compared by them in either form. */
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

/** Words of a name, as PostgreSQL counts them where it can read the name. */
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
