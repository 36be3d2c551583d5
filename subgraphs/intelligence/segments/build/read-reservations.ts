import type pg from 'pg';
import type { FollowedReservation } from '../stays/followed-reservation.js';
import { isSealedSql, openIfSealed } from '#kit/cipher/sealable-text.js';
import { phoneKey } from '#kit/contact/contact-keys.js';
import { accountsIn } from '#kit/store/accounts-in.js';
import { cellsOf, copyOut } from './copy-out.js';

/**
 * The one place here that reads a table of another subgraph: asking the graph for millions of reservations, a hundred
 * at a time, would take hours. It only reads, and what it reads has the same names in the graph.
 */
const READ = `
  select id, account_id as "accountId", status, source, nights, total_price as "totalPrice", currency,
    check_in_date as "checkInDate", check_out_date as "checkOutDate",
    supervised is not distinct from 'decline' as declined,
    case when ${isSealedSql('guest_email')} then guest_email else guest_email_key end as email,
    case when ${isSealedSql('guest_phone')} then guest_phone else guest_phone_key end as "phoneKey",
    guest_full_name as name, erased_at is not null as erased
  from screening.reservation`;

const SOME = `${READ} where account_id = $1 and id = any($2::uuid[])`;

/** Reservations of an account by their identifiers, as they are now. */
export async function readSome(
  client: pg.ClientBase,
  accountId: string,
  ids: string[],
): Promise<Map<string, FollowedReservation>> {
  const { rows } = await client.query<FollowedReservation>(SOME, [accountId, ids]);
  return new Map(rows.map((row) => [row.id, opened(row)]));
}

/** Contacts may be encrypted in that table; a number comes from there as it was given then. */
function opened(row: FollowedReservation): FollowedReservation {
  const read = (column: string, stored: string | null) => openIfSealed(stored, `screening.reservation.${column}`, row);
  const number = read('guest_phone', row.phoneKey);
  return {
    ...row,
    email: read('guest_email', row.email),
    name: read('guest_full_name', row.name),
    phoneKey: number === row.phoneKey ? number : phoneKey(number),
  };
}

function reservationOf(line: string): FollowedReservation {
  const [
    id,
    accountId,
    status,
    source,
    nights,
    price,
    currency,
    checkIn,
    checkOut,
    declined,
    email,
    phone,
    name,
    gone,
  ] = cellsOf(line) as [string, string, string, string, ...(string | null)[]];
  return opened({
    id,
    accountId,
    status,
    source,
    totalPrice: Number(price),
    currency: currency ?? null,
    nights: nights === null ? null : Number(nights),
    checkInDate: checkIn ?? null,
    checkOutDate: checkOut ?? null,
    declined: declined === 't',
    email: email ?? null,
    phoneKey: phone ?? null,
    name: name ?? null,
    erased: gone === 't',
  });
}

/** All reservations, in blocks, one account after the other, as they were when the reading began. */
export async function* readAll(client: pg.ClientBase, patienceMs: number): AsyncGenerator<FollowedReservation[]> {
  await client.query('begin read only');
  await client.query(`set local work_mem = '128MB'`);
  for await (const block of copyOut(client, `${READ} order by account_id`, patienceMs))
    yield block.slice(0, -1).split('\n').map(reservationOf);
  await client.query('commit');
}

/** The accounts that have reservations, or stays that were taken over. */
export function accountsToBuild(client: pg.ClientBase): Promise<string[]> {
  return accountsIn(client, ['screening.reservation', 'intelligence.stay']);
}
