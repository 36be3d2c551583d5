import pg from 'pg';
import { Failure } from '#kit/failure.js';
import { problem, refuseBad } from '../../answer/page-asked.js';
import type { WatchlistChange } from '../graph/watchlist-change.type.js';
import { listOf } from './lists.js';

interface Row extends WatchlistChange {
  dataset: string;
}

const TEXT = `
  select c.sequence::text as sequence, c.dataset, c.entry_id as "entryId", c.change, coalesce(e.kind, '') as kind,
    array_remove(array[e.name] || coalesce(e.aliases, '{}'), null) as names,
    array(select distinct key from intelligence.watchlist_name n, unnest(n.keys) key
      where n.version_id = c.version_id and n.entry_id = c.entry_id and left(key, 1) not in ('-', '^')) as keys
  from intelligence.watchlist_change c
  join intelligence.dataset_version v on v.id = c.version_id and v.state in ('in_force', 'replaced')
  left join intelligence.watchlist_entry e on e.version_id = c.version_id and e.id = c.entry_id
  where c.sequence > $1 order by c.sequence limit $2`;

/** What imports changed after `since`, oldest first, for 30 days. Throws BAD_INPUT. */
export async function findChanges(pool: pg.Pool, since: string, asked: number): Promise<WatchlistChange[]> {
  if (!/^\d{1,18}$/.test(since)) throw new Failure('BAD_INPUT', 'since is no sequence of a change');
  refuseBad(asked < 1 ? [problem('size', 'is below 1', 'greater_than_equal')] : []);
  const values = [since, Math.min(1_000, asked)];
  const { rows } = await pool.query<Row>({ name: 'watchlist-changes', text: TEXT, values, types: pg.types });
  return rows.map(({ dataset, entryId, ...row }) => ({ ...row, entryId: `${listOf(dataset)}:${entryId}` }));
}
