import type pg from 'pg';
import type { Settling } from '../../datasets/catalogue/dataset.js';
import { patiently } from '../../datasets/store/patiently.js';
import { KEY_REVISION } from './key-revision.js';

/** A word in fewer names counts as rare as one in none. */
const COUNTED_FROM = 3;

/** Keys in fewer names cost nothing to look up. */
const KEYS_COUNTED_FROM = 100;

/** Frequencies of words and keys in this version, used to weight and plan searches. */
const TERMS = `
  insert into intelligence.watchlist_term (version_id, term, names)
  select $1, key, count(*) from intelligence.watchlist_name t, unnest(t.keys) key
  where t.version_id = $1 and left(key, 1) <> '^' group by key
  having count(*) >= case when left(key, 1) = '=' then ${COUNTED_FROM} else ${KEYS_COUNTED_FROM} end`;

/** Entries added, changed or removed compared with the active version. */
const CHANGES = `
  with before as materialized (
    select e.id, e.fingerprint from intelligence.watchlist_entry e
    join intelligence.dataset_version v on v.id = e.version_id
    where v.dataset = $2 and v.part = $3 and v.state = 'in_force'),
  after as materialized (select id, fingerprint from intelligence.watchlist_entry where version_id = $1)
  insert into intelligence.watchlist_change (version_id, dataset, part, entry_id, change)
  select distinct $1::uuid, $2, $3, coalesce(after.id, before.id),
    case when before.id is null then 'added' when after.id is null then 'removed' else 'changed' end
  from before full join after on after.id = before.id
  where before.fingerprint is distinct from after.fingerprint`;

/** Older changes are not needed: everyone has been rescreened since. */
const KEPT = '30 days';

const KEYED = `
  insert into intelligence.watchlist_keyed (version_id, revision) values ($1, ${KEY_REVISION})
  on conflict (version_id) do update set revision = excluded.revision`;

async function countTerms(client: pg.PoolClient, versionId: string): Promise<void> {
  // Counted in memory, because sorting on disk takes several times as long.
  await client.query("set local work_mem = '256MB'");
  await patiently(client, 'delete from intelligence.watchlist_term where version_id = $1', [versionId]);
  await patiently(client, TERMS, [versionId]);
  await client.query(KEYED, [versionId]);
}

async function inTransaction(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  // Entries on the index's pending list would be scanned one by one by every search.
  await patiently(client, 'select intelligence.clean_watchlist_keys()');
}

/** Counts words and keys of a version after rekeying. */
export const settleTerms = (client: pg.PoolClient, versionId: string): Promise<void> =>
  inTransaction(client, () => countTerms(client, versionId));

/** Counts words and keys of a version, and records its changes compared with the active one. */
export async function settleWatchlist(client: pg.PoolClient, { id, dataset, part }: Settling): Promise<void> {
  await inTransaction(client, async () => {
    await countTerms(client, id);
    await patiently(
      client,
      `delete from intelligence.watchlist_change where version_id = $1 or changed_at < now() - interval '${KEPT}'`,
      [id],
    );
    await patiently(client, CHANGES, [id, dataset, part]);
  });
}
