import type { BookingContext } from '../context.js';
import type { BlacklistEntryType } from './blacklist-entry.type.js';
import { BLACKLIST, openedEntry } from './stored-entry.js';

const COLUMNS = Object.entries(BLACKLIST.columns).map(([name, sql]) => `${sql} as "${name}"`);

const ALL = `select ${COLUMNS.join(', ')} from ${BLACKLIST.table} t where t.account_id = any($1::uuid[])`;

/** Without case, accents and repeated spaces. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Phone and document numbers are written with and without spaces and signs. */
const unspaced = (text: string) => plain(text).replace(/[\s().+/-]/g, '');

const includes = (text: string | null, search: string) =>
  text !== null &&
  (plain(text).includes(plain(search)) || (unspaced(search) !== '' && unspaced(text).includes(unspaced(search))));

/**
 * IDs of the entries whose value, birth date or reason contains a text. The columns are encrypted, so the lists are read
 * as a whole: an account blocks tens to thousands of guests.
 */
export async function findInBlacklist(
  { pool }: Pick<BookingContext, 'pool'>,
  accountIds: readonly string[],
  search: string,
): Promise<string[]> {
  const { rows } = await pool.query<BlacklistEntryType>({ name: 'blacklist-all', text: ALL, values: [accountIds] });
  return rows
    .map(openedEntry)
    .filter(({ value, birthDate, reason }) => [value, birthDate, reason].some((text) => includes(text, search)))
    .map(({ id }) => id);
}
