import type pg from 'pg';
import { ALL_KEPT, countedIn, countedOut } from '#subgraphs/screening/booking/reservation/changes/changes-text.js';

/**
 * Changes reservations by SQL as the service does through its entities, derived data included. `change` is an
 * update or a delete up to its `where`; `which` selects the identifiers.
 */
export async function changeReservations(
  client: Pick<pg.ClientBase, 'query'>,
  change: string,
  which: { text: string; values: unknown[] },
): Promise<void> {
  const found = await client.query<{ id: string }>(which);
  const values = [found.rows.map(({ id }) => id)];
  const rows = 'select * from screening.reservation where id = any($1::uuid[])';
  await client.query(countedOut(`${rows} order by id for update`, ALL_KEPT), values);
  await client.query(`${change} where id = any($1::uuid[])`, values);
  await client.query(countedIn(rows, ALL_KEPT, 'updated_at'), values);
}

/** The same in its own transaction. */
export async function changeReservationsAlone(
  client: pg.ClientBase,
  change: string,
  which: { text: string; values: unknown[] },
): Promise<void> {
  await client.query('begin');
  await changeReservations(client, change, which);
  await client.query('commit');
}

/** Adds the derived data of reservations inserted by SQL: those that have no state yet. */
export async function keepInserted(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const rows = `select * from screening.reservation r where not exists (
    select from screening.reservation_state s where s.account_id = r.account_id and s.reservation_id = r.id)`;
  await client.query(countedIn(rows, ALL_KEPT, 'created_at'));
}

/** The writable columns of a table, without generated ones, each with `prefix` before it. */
export async function writtenColumns(
  client: Pick<pg.ClientBase, 'query'>,
  table: string,
  prefix = '',
): Promise<string> {
  const { rows } = await client.query<{ names: string[] }>(
    `select array_agg(attname::text order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]!.names.map((name) => `${prefix}${name}`).join(', ');
}
