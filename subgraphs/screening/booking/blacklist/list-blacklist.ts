import { open } from '#kit/cipher/cipher.js';
import { Failure } from '#kit/failure.js';
import { messages, problems } from '../../messages.js';
import type { BookingContext } from '../context.js';
import type { BlacklistEntryType, BlacklistPage } from './blacklist-entry.type.js';

const TEXT = `
  select id, account_id as "accountId", field, value, birth_date as "birthDate", reason, created_at as "createdAt"
  from screening.blacklist_entry where account_id = any($1::uuid[])
  order by created_at desc, id offset $2 limit $3`;

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
  const accountId = ask.accountId?.toLowerCase() ?? null;
  if (wanted < 1) {
    const [msg, type] = [problems.atLeast(1), 'greater_than_equal'];
    throw new Failure('BAD_INPUT', `size ${msg}`, [{ loc: ['size'], msg, type }]);
  }
  if (accountId && !viewer.accountIds.includes(accountId))
    throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
  const accountIds = accountId ? [accountId] : viewer.accountIds;
  const size = Math.min(100, wanted);
  const { rows } = await pool.query<BlacklistEntryType>({
    name: 'blacklist-page',
    text: TEXT,
    values: [accountIds, from, size],
  });
  const text = 'select count(*)::int as total from screening.blacklist_entry where account_id = any($1::uuid[])';
  const counted = await pool.query<{ total: number }>({ name: 'blacklist-count', text, values: [accountIds] });
  return { total: counted.rows[0]!.total, from, size, items: rows.map(opened) };
}

function opened(row: BlacklistEntryType): BlacklistEntryType {
  const value = open(row.value, 'screening.blacklist_entry.value', row);
  const birthDate = open(row.birthDate, 'screening.blacklist_entry.birth_date', row);
  const reason = open(row.reason, 'screening.blacklist_entry.reason', row);
  return { ...row, value, birthDate, reason, createdAt: new Date(row.createdAt) };
}
