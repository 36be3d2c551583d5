import pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import { connect } from '#kit/graph/connect.js';
import type { Connection } from '#kit/graph/connection.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import type { SortOrder } from '#kit/graph/keyset.js';
import { isId } from '#kit/id.js';
import { rowBy } from '#kit/store/rows.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { LookupContext } from '../../context.js';
import { pageProblems, refuseBad } from '../../answer/page-asked.js';
import type { WatchlistDismissalPage, WatchlistDismissalType } from './watchlist-dismissal.type.js';

/** Dismissals as read from table `t`, with the encrypted note. */
const DISMISSALS = {
  table: 'intelligence.watchlist_dismissal',
  columns: {
    id: 't.id',
    accountId: 't.account_id',
    entryId: 't.entry_id',
    fingerprint: 't.fingerprint',
    note: 't.note',
    dismissedBy: 't.dismissed_by',
    expiresAt: 't.expires_at',
    updatedAt: 't.updated_at',
  },
};

const COLUMNS = Object.entries(DISMISSALS.columns)
  .map(([name, sql]) => `${sql} as "${name}"`)
  .join(', ');

const PAGE = `
  select ${COLUMNS} from intelligence.watchlist_dismissal t where t.account_id = any($1::uuid[])
  order by t.updated_at desc, t.id offset $2 limit $3`;

const COUNT = 'select count(*)::int as total from intelligence.watchlist_dismissal where account_id = any($1::uuid[])';

const OF_PERSON = `
  select ${COLUMNS} from intelligence.watchlist_dismissal t
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

/** IDs are time-ordered, and stay when a dismissal is renewed. */
const NEWEST_FIRST: SortOrder = { keys: [{ sql: 't.id', type: 'uuid' }], direction: 'desc' };

/** The same dismissals by cursor. Throws BAD_INPUT. */
export function connectDismissals(
  { pool, viewer }: LookupContext,
  page: PageArgs,
): Promise<Connection<WatchlistDismissalType>> {
  return connect(pool, { ...DISMISSALS, order: NEWEST_FIRST, accountIds: viewer.accountIds }, page, opened);
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

/** Reads dismissals by ID, limited to the given accounts. */
export function dismissalReads(pool: pg.Pool) {
  const dismissal = rowBy<WatchlistDismissalType>(pool, { ...DISMISSALS, by: 'id', type: 'uuid' });
  return async ({ accountIds }: Viewer, id: string): Promise<WatchlistDismissalType | null> => {
    const row = isId(id) ? await dismissal.load(accountIds, id) : null;
    return row && opened(row);
  };
}
