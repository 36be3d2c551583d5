import type pg from 'pg';
import { type SubjectKind, foldedWords, prepareName, storedKeys } from '@guest-screening/name-matching';
import { WATCHLIST_DATASETS } from '../search/lists.js';
import { patiently } from '../../datasets/store/patiently.js';
import { withDatasetLock } from '../../datasets/store/with-dataset-lock.js';
import { KEY_REVISION } from './key-revision.js';
import { settleTerms } from './settle-watchlist.js';

/** Names read and stored per batch: about 50 ms of work. */
const BATCH = 2_000;

const OUTDATED = `
  select v.id, v.dataset from intelligence.dataset_version v
  left join intelligence.watchlist_keyed k on k.version_id = v.id
  where v.dataset = any($1) and v.state = 'in_force' and coalesce(k.revision, 0) < $2 order by v.id`;

const READ = `
  select entry_id as "entryId", place, kind, text, folded, keys from intelligence.watchlist_name
  where version_id = $1 and (entry_id, place) > ($2, $3) order by entry_id, place limit ${BATCH}`;

// Guests who did not match under the old keys are screened again, as after an import that changed the entry.
const STORE = `
  with stored as (
    update intelligence.watchlist_name n set folded = u.folded, keys = string_to_array(u.keys, ' ')
    from unnest($2::text[], $3::int[], $4::text[], $5::text[]) u(entry_id, place, folded, keys)
    where n.version_id = $1 and n.entry_id = u.entry_id and n.place = u.place returning n.entry_id)
  insert into intelligence.watchlist_change (version_id, dataset, part, entry_id, change)
  select distinct v.id, v.dataset, v.part, stored.entry_id, 'changed'
  from stored join intelligence.dataset_version v on v.id = $1`;

interface StoredName {
  entryId: string;
  place: number;
  kind: SubjectKind;
  text: string;
  folded: string;
  keys: string[];
}

interface Outdated {
  id: string;
  dataset: string;
}

export interface Rekeyed {
  dataset: string;
  names: number;
  changed: number;
}

async function outdated(pool: pg.Pool | pg.PoolClient): Promise<Outdated[]> {
  return (await pool.query<Outdated>(OUTDATED, [WATCHLIST_DATASETS, KEY_REVISION])).rows;
}

/** Names of a batch whose keys have changed; a name without any words left stays as it is. */
function changedIn(names: StoredName[]): StoredName[] {
  return names.flatMap((name) => {
    const prepared = prepareName(name.text, name.kind);
    if (prepared.tokens.length === 0) return [];
    const [folded, keys] = [foldedWords(prepared), storedKeys(prepared)];
    const isSame = folded === name.folded && keys.join(' ') === name.keys.join(' ');
    return isSame ? [] : [{ ...name, folded, keys }];
  });
}

async function rekey(client: pg.PoolClient, { id, dataset }: Outdated, signal: AbortSignal): Promise<Rekeyed | null> {
  // An import or another worker may have been faster.
  if (!(await outdated(client)).some((version) => version.id === id)) return null;
  let [names, changed] = [0, 0];
  for (let [entryId, place] = ['', -1]; ;) {
    if (signal.aborted) return null;
    const { rows } = await client.query<StoredName>(READ, [id, entryId, place]);
    if (rows.length === 0) break;
    const batch = changedIn(rows);
    if (batch.length > 0)
      await patiently(client, STORE, [
        id,
        batch.map((name) => name.entryId),
        batch.map((name) => name.place),
        batch.map((name) => name.folded),
        batch.map((name) => name.keys.join(' ')),
      ]);
    names += rows.length;
    changed += batch.length;
    ({ entryId, place } = rows.at(-1)!);
  }
  await settleTerms(client, id);
  return { dataset, names, changed };
}

/**
 * Recomputes the keys of active lists that were stored by older rules; the original files are not needed. Searches
 * continue meanwhile, and interrupted work restarts from the beginning. Safe to run twice.
 */
export async function rekeyWatchlists(pool: pg.Pool, signal: AbortSignal): Promise<Rekeyed[]> {
  const done: Rekeyed[] = [];
  for (const version of await outdated(pool)) {
    const rekeyed = await withDatasetLock(pool, version.dataset, (client) => rekey(client, version, signal));
    if (rekeyed) done.push(rekeyed);
  }
  return done;
}
