import pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import type { LookupContext } from '../../context.js';
import { pageProblems, refuseBad } from '../../answer/page-asked.js';
import type { WatchlistDismissalPage, WatchlistDismissalType } from './watchlist-dismissal.type.js';

const COLUMNS = `id, account_id as "accountId", entry_id as "entryId", fingerprint, note, dismissed_by as "dismissedBy",
  expires_at as "expiresAt", updated_at as "updatedAt"`;

const PAGE = `
  select ${COLUMNS} from intelligence.watchlist_dismissal where account_id = any($1::uuid[])
  order by updated_at desc, id offset $2 limit $3`;

const COUNT = 'select count(*)::int as total from intelligence.watchlist_dismissal where account_id = any($1::uuid[])';

const OF_PERSON = `
  select ${COLUMNS} from intelligence.watchlist_dismissal
  where account_id = $1 and person_key = $2 and (expires_at is null or expires_at > now())`;

const opened = (row: WatchlistDismissalType): WatchlistDismissalType => ({
  ...row,
  note: open(row.note, 'intelligence.watchlist_dismissal.note', row),
});

/** A page of the dismissals the viewer may see, including expired ones. Throws BAD_INPUT. */
export async function listDismissals(
  { pool, viewer }: LookupContext,
  from: number,
  asked: number,
): Promise<WatchlistDismissalPage> {
  refuseBad(pageProblems(from, asked));
  const size = Math.min(100, asked);
  const values = [viewer.accountIds, from, size];
  const page = { name: 'watchlist-dismissals', text: PAGE, values, types: pg.types };
  const { rows } = await pool.query<WatchlistDismissalType>(page);
  const { rows: counted } = await pool.query<{ total: number }>({ text: COUNT, values: [viewer.accountIds] });
  return { total: counted[0]!.total, from, size, items: rows.map(opened) };
}

/** Active dismissals of an account for a person, by entry. */
export async function dismissalsOf(
  pool: pg.Pool,
  accountId: string,
  key: string,
): Promise<Map<string, WatchlistDismissalType>> {
  const values = [accountId, key];
  const query = { name: 'watchlist-dismissals-of', text: OF_PERSON, values, types: pg.types };
  const { rows } = await pool.query<WatchlistDismissalType>(query);
  return new Map(rows.map((row) => [row.entryId, opened(row)]));
}
