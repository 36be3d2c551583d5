import type pg from 'pg';
import { currentPrefix, open, seal } from '../cipher.js';
import type { SealedPlace } from './sealed-place.js';

const BATCH = 500;

interface Found {
  key: string[];
  accountId: string;
  id: string;
  sealed: string;
}

/** Counts of a column. `others` are not encrypted with the current key, or not bound to their row. */
export interface Counted {
  values: number;
  others: number;
}

/** Counts the values of a column. */
export async function countOthers(pool: pg.Pool, { table, read }: SealedPlace): Promise<Counted> {
  const text = `
    select count(${read})::int as "values", count(*) filter (where not starts_with(${read}, $1))::int as others
    from ${table} t`;
  return (await pool.query<Counted>(text, [currentPrefix()])).rows[0]!;
}

/**
 * Re-encrypts the values of a column that are not encrypted with the current key, in primary key order. A value is only
 * replaced if it is unchanged since it was read: concurrent writes already use the current key. Locked rows are skipped,
 * so that no one waits or deadlocks; the next pass finds them. Progress is only recorded in the data itself, so an
 * interrupted run can simply be restarted. Returns how many values changed and how many could not be decrypted.
 */
export async function reEncrypt(pool: pg.Pool, place: SealedPlace): Promise<{ changed: number; unreadable: number }> {
  const { page, replace } = statements(place);
  const done = { changed: 0, unreadable: 0 };
  const first = place.key.map(() => null);
  for (let after: (string | null)[] = first; ;) {
    const { rows } = await pool.query<Found>(page, [currentPrefix(), ...after]);
    if (rows.length === 0) return done;
    const made = rows.flatMap((row) => encryptedAgain(place, row));
    done.unreadable += rows.length - made.length;
    const keys = place.key.map((_, n) => made.map(({ key }) => key[n]));
    const texts = [made.map(({ sealed }) => sealed), made.map(({ renewed }) => renewed)];
    done.changed += (await pool.query(replace, [...keys, ...texts])).rowCount ?? 0;
    after = rows.at(-1)!.key;
  }
}

function encryptedAgain({ boundTo }: SealedPlace, row: Found): (Found & { renewed: string })[] {
  try {
    return [{ ...row, renewed: seal(open(row.sealed, boundTo, row), boundTo, row) }];
  } catch {
    return [];
  }
}

function statements({ table, column, key, accountId, id, read, replaced }: SealedPlace) {
  const own = key.map(([name]) => `t.${name}`).join(', ');
  const named = key.map(([name]) => name).join(', ');
  const page = `
    select array[${key.map(([name]) => `t.${name}::text`).join(', ')}] as key,
      ${accountId}::text as "accountId", ${id}::text as id, ${read} as sealed
    from ${table} t
    where not starts_with(${read}, $1)
      and ($2::text is null or (${own}) > (${key.map(([, type], n) => `$${n + 2}::text::${type}`).join(', ')}))
    order by ${own} limit ${BATCH}`;
  const arrays = key.map(([, type], n) => `$${n + 1}::${type}[]`).join(', ');
  const replace = `
    with made as (
      select * from unnest(${arrays}, $${key.length + 1}::text[], $${key.length + 2}::text[]) as m(${named}, was, renewed)
    ), held as (
      select m.* from ${table} t join made m on (${own}) = (${key.map(([name]) => `m.${name}`).join(', ')})
      where ${read} = m.was for no key update of t skip locked
    )
    update ${table} t set ${column} = ${replaced('h.renewed')}
    from held h where (${own}) = (${key.map(([name]) => `h.${name}`).join(', ')}) and ${read} = h.was`;
  return { page, replace };
}
