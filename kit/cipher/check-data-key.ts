import type pg from 'pg';
import { type KeyRing, digestMark } from './key-ring.js';
import { keysInForce } from './keys-in-force.js';
import type { SealedPlace } from './rotation/sealed-place.js';

/** Where each data key that values may be encrypted by is noted, by its id: a start without it is refused. */
const NOTED = `select key_id as id, to_char(noted_at at time zone 'UTC', 'YYYY-MM-DD') as since from edge.data_key`;
const NOTE = `insert into edge.data_key (key_id) values ($1) on conflict do nothing`;

interface NotedKey {
  id: string;
  /** The day of the first start with it; null where it was found in a value. */
  since: string | null;
}

/**
 * What keeps this database from being read by these keys, in a sentence that says which one is missing; null: nothing
 * does. `ring` null: there is no key. `places` is asked for only where no start has noted a key yet, as before this
 * check was made: then the values themselves tell. Writes nothing.
 */
export async function keyProblem(
  pool: Pick<pg.Pool, 'query'>,
  ring: KeyRing | null,
  places: () => Promise<SealedPlace[]>,
): Promise<string | null> {
  const noted = await rowsOf<NotedKey>(pool, 'edge.data_key', NOTED);
  const keys = noted.length > 0 ? noted : await keysOfValues(pool, await places());
  const missing = keys.filter(({ id }) => !ring?.all.has(id));
  if (missing.length > 0) {
    const named = missing.map(({ id, since }) => (since ? `${id} (in use since ${since})` : id)).join(' and ');
    return (
      `DATA_KEY: this database has values encrypted with the key ${named}, which is missing: ` +
      'restore your backup of the keys folder from that time, or set DATA_KEY or DATA_KEYS_OLD to that key'
    );
  }
  const [digest] = await rowsOf<{ mark: string }>(pool, 'edge.digest_key', 'select mark from edge.digest_key');
  if (!digest || (ring && digest.mark === digestMark(ring.digest))) return null;
  return (
    'DIGEST_KEY: the digests in this database were made with a different key: ' +
    'restore your backup of the keys folder, or set the DIGEST_KEY that was used before'
  );
}

/** Notes the current key of this process, before or as soon as it encrypts. */
export async function noteDataKey(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(NOTE, [keysInForce().current.id]);
}

/** Forgets all keys but the current one: for when no value is left under another. */
export async function forgetOldKeys(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await noteDataKey(pool);
  await pool.query('delete from edge.data_key where key_id <> $1', [keysInForce().current.id]);
}

/** The keys that values name, one value of each column. */
async function keysOfValues(pool: Pick<pg.Pool, 'query'>, places: SealedPlace[]): Promise<NotedKey[]> {
  const ids = new Set<string>();
  for (const { table, read } of places) {
    const text = `select ${read} as sealed from ${table} t where starts_with(${read}, 'a2.') limit 1`;
    for (const { sealed } of await rowsOf<{ sealed: string }>(pool, table, text)) ids.add(sealed.split('.')[1]!);
  }
  return [...ids].map((id) => ({ id, since: null }));
}

/** None where the table is not there yet. */
async function rowsOf<Row extends object>(pool: Pick<pg.Pool, 'query'>, table: string, text: string): Promise<Row[]> {
  const { rows } = await pool.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  return rows[0]!.there ? (await pool.query<Row>(text)).rows : [];
}
