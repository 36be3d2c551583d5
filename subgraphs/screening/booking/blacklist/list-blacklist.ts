import { Failure } from '#kit/failure.js';
import { connect } from '#kit/graph/connect.js';
import type { Connection } from '#kit/graph/connection.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import type { Add, SortOrder } from '#kit/graph/keyset.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages, problems } from '../../messages.js';
import type { BookingContext } from '../context.js';
import type { BlacklistEntryType, BlacklistPage } from './blacklist-entry.type.js';
import { findInBlacklist } from './find-in-blacklist.js';
import { BLACKLIST, openedEntry } from './stored-entry.js';

const NEWEST_FIRST: SortOrder = {
  keys: [
    { sql: 't.created_at', type: 'timestamptz' },
    { sql: 't.id', type: 'uuid' },
  ],
  direction: 'desc',
};

const COLUMNS = Object.entries(BLACKLIST.columns).map(([name, sql]) => `${sql} as "${name}"`);

const TEXT = `
  select ${COLUMNS.join(', ')} from ${BLACKLIST.table} t where t.account_id = any($1::uuid[])
  order by t.created_at desc, t.id offset $2 limit $3`;

export interface ListBlacklist {
  from: number;
  /** Values above 100 are reduced to 100. */
  size: number;
  /** Only this account's list; null: the lists of all accounts that the viewer can see. */
  accountId: string | null;
}

/** A page of the viewer's blacklists: their own account's and those of accounts below, never of parent accounts. */
export async function listBlacklist(
  { pool, viewer }: Pick<BookingContext, 'pool' | 'viewer'>,
  ask: ListBlacklist,
): Promise<BlacklistPage> {
  const { from, size: wanted } = ask;
  if (wanted < 1) {
    const [msg, type] = [problems.atLeast(1), 'greater_than_equal'];
    throw new Failure('BAD_INPUT', `size ${msg}`, [{ loc: ['size'], msg, type }]);
  }
  const accountIds = accountsOf(viewer, ask.accountId);
  const size = Math.min(100, wanted);
  const { rows } = await pool.query<BlacklistEntryType>({
    name: 'blacklist-page',
    text: TEXT,
    values: [accountIds, from, size],
  });
  const text = 'select count(*)::int as total from screening.blacklist_entry where account_id = any($1::uuid[])';
  const counted = await pool.query<{ total: number }>({ name: 'blacklist-count', text, values: [accountIds] });
  return { total: counted.rows[0]!.total, from, size, items: rows.map(openedEntry) };
}

interface ConnectBlacklist {
  accountId: string | null;
  /** Only entries that contain this text. */
  search: string | null;
}

/** The same lists by cursor, newest first. Throws BAD_INPUT, ACCOUNT_NOT_FOUND. */
export async function connectBlacklist(
  { pool, viewer }: Pick<BookingContext, 'pool' | 'viewer'>,
  { accountId, search }: ConnectBlacklist,
  page: PageArgs,
): Promise<Connection<BlacklistEntryType>> {
  const accountIds = accountsOf(viewer, accountId);
  const ids = search?.trim() ? await findInBlacklist({ pool }, accountIds, search.trim()) : null;
  const where = (add: Add) => (ids ? [`t.id = any(${add(ids)}::uuid[])`] : []);
  return connect(pool, { ...BLACKLIST, order: NEWEST_FIRST, accountIds, where }, page, openedEntry);
}

function accountsOf({ accountIds }: Viewer, asked: string | null): string[] {
  const accountId = asked?.toLowerCase() ?? null;
  if (accountId && !accountIds.includes(accountId)) throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
  return accountId ? [accountId] : accountIds;
}
