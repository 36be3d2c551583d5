import type pg from 'pg';
import type { FollowedReservation } from '../stays/followed-reservation.js';

const PAGE = 2_000;

/**
 * The one place here that reads a table of another subgraph: asking the graph for millions of reservations, a hundred
 * at a time, would take hours. It only reads, and what it reads has the same names in the graph.
 */
const TEXT = `
  select id, account_id as "accountId", status, source, nights, total_price as "totalPrice", currency,
    check_in_date as "checkInDate", check_out_date as "checkOutDate",
    supervised is not distinct from 'decline' as declined, guest_email_key as email, guest_phone_key as "phoneKey",
    guest_full_name as name, erased_at is not null as erased
  from screening.reservation where account_id = $1 and id > $2 order by id limit ${PAGE}`;

/** Below every identifier. */
export const FIRST = '00000000-0000-0000-0000-000000000000';

/** A page of an account's reservations by their identifiers, those after `after`; `next` null: that was all. */
export async function readPage(
  client: pg.ClientBase,
  accountId: string,
  after: string,
): Promise<{ reservations: FollowedReservation[]; next: string | null }> {
  const values = [accountId, after];
  const { rows } = await client.query<FollowedReservation>({ name: 'followed-reservations', text: TEXT, values });
  return { reservations: rows, next: rows.length === PAGE ? rows.at(-1)!.id : null };
}

/** Steps from one account to the next in the index, so that no table is read whole. */
const accountsIn = (table: string) => `
  with recursive led as (
    (select account_id from ${table} order by account_id limit 1)
    union all
    select (select t.account_id from ${table} t where t.account_id > led.account_id order by t.account_id limit 1)
    from led where led.account_id is not null)
  select account_id as "accountId" from led where account_id is not null`;

/** The accounts that have reservations, or stays that were taken over. */
export async function accountsToBuild(client: pg.Pool): Promise<string[]> {
  const found = new Set<string>();
  for (const table of ['screening.reservation', 'intelligence.stay'])
    for (const { accountId } of (await client.query<{ accountId: string }>(accountsIn(table))).rows)
      found.add(accountId);
  return [...found];
}
