import type pg from 'pg';
import { type KeyRing, digestMark } from './key-ring.js';
import { keysInForce } from './keys-in-force.js';
import type { SealedPlace } from './rotation/sealed-place.js';

/** Records the ID of each data key in use: the service does not start without all of them. */
const NOTED = `select key_id as id, to_char(noted_at at time zone 'UTC', 'YYYY-MM-DD') as since from edge.data_key`;
const NOTE = `insert into edge.data_key (key_id) values ($1) on conflict do nothing`;

interface NotedKey {
  id: string;
  /** Date of the first start with it; null if it was found in a value. */
  since: string | null;
}

/**
 * Checks that these keys can decrypt the database. Returns a message that names the missing key, or null. `ring` is null
 * if there is no key. `places` is only called for databases from before keys were recorded: their keys are read from
 * the values. Writes nothing.
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

/** Records the current key of this process. Call it before encrypting with it. */
export async function noteDataKey(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(NOTE, [keysInForce().current.id]);
}

/** Removes all recorded keys but the current one, once no value is encrypted with another. */
export async function forgetOldKeys(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await noteDataKey(pool);
  await pool.query('delete from edge.data_key where key_id <> $1', [keysInForce().current.id]);
}

/** Reads the key IDs from stored values, one value per column. */
async function keysOfValues(pool: Pick<pg.Pool, 'query'>, places: SealedPlace[]): Promise<NotedKey[]> {
  const ids = new Set<string>();
  for (const { table, read } of places) {
    const text = `select ${read} as sealed from ${table} t where starts_with(${read}, 'a2.') limit 1`;
    for (const { sealed } of await rowsOf<{ sealed: string }>(pool, table, text)) ids.add(sealed.split('.')[1]!);
  }
  return [...ids].map((id) => ({ id, since: null }));
}

/** Returns no rows if the table does not exist yet. */
async function rowsOf<Row extends object>(pool: Pick<pg.Pool, 'query'>, table: string, text: string): Promise<Row[]> {
  const { rows } = await pool.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  return rows[0]!.there ? (await pool.query<Row>(text)).rows : [];
}
