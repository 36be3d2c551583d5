import type { EntityManager } from '@mikro-orm/postgresql';
import { phoneKey } from '#kit/contact/contact-keys.js';
import { openContact } from '../../guest/contacts/contact-columns.js';
import { SavedView } from '../../view/saved-view.entity.js';
import { arrayText } from '../../reservation/analyse-again.js';

interface Stored {
  accountId: string;
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
}

interface Named {
  name: string | null;
  email: string | null;
  phone: string | null;
}

const GUESTS = `
  select account_id as "accountId", id, guest_full_name as name, guest_email as email, guest_phone as phone
  from screening.reservation where account_id = any(?::uuid[]) and id = any(?::uuid[])`;

const FEWEST_DIGITS = 7;

/** Ignores case, accents and spaces. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Whether a text contains the words as whole words: "al li" is not in "general listings". */
function holds(text: string, words: string): boolean {
  const isInside = (sign = ' ') => /[\p{L}\p{N}]/u.test(sign) && !UNSPACED.test(sign);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isInside(text[at - 1]) && !isInside(text[at + words.length])) return true;
  return false;
}

/** Whether saved text identifies a guest: by email, by full name in either order, or by the end of a phone number. */
function names(text: string, { name, email, phone }: Named): boolean {
  const parts = name ? folded(name).split(' ') : [];
  // A single word also occurs in other texts.
  const whole = parts.length > 1 ? [parts.join(' '), parts.toReversed().join(' ')] : [];
  const spelled = [...(email ? [folded(email)] : []), ...whole];
  const end = phone?.replace(/\D/g, '').slice(-FEWEST_DIGITS) ?? '';
  const numbers = text.split(/\p{L}+/u).map((between) => between.replace(/\D/g, ''));
  const isCalled = end.length === FEWEST_DIGITS && numbers.some((number) => number.includes(end));
  return isCalled || spelled.some((words) => holds(text, words));
}

/** All text values of a saved filter. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null)
    return [...Object.keys(value), ...Object.values(value)].flatMap(wordsOf);
  return value === null || typeof value === 'boolean' ? [] : [folded(String(value))];
}

/** Deletes saved views that identify one of these guests, before the guests are erased. */
export async function forgetViews(tx: EntityManager, accountIds: string[], ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const stored = await tx.execute<Stored[]>(GUESTS, [arrayText(accountIds), arrayText(ids)]);
  const guests = stored.map((row): Named => ({
    name: openContact('guestFullName', row.name, row),
    email: openContact('guestEmail', row.email, row),
    phone: phoneKey(openContact('guestPhone', row.phone, row)),
  }));
  const views = await tx.find(SavedView, { accountId: { $in: accountIds } });
  for (const view of views) {
    const words = wordsOf([view.name, JSON.parse(view.filter)]);
    if (guests.some((guest) => words.some((text) => names(text, guest)))) tx.remove(view);
  }
  await tx.flush();
}
