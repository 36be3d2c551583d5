import type pg from 'pg';
import { isSealedSql, openIfSealed } from '#kit/cipher/sealable-text.js';
import { phoneKey } from '#kit/contact/contact-keys.js';
import { accountsIn } from '#kit/store/accounts-in.js';
import { cellsOf, copyOut } from '#kit/store/copy-out.js';
import { prepared } from '#kit/store/prepared.js';
import { stoppable } from '#kit/store/stoppable.js';

/** A reservation in the feed; names match the GraphQL schema. */
interface FedReservation {
  id: string;
  accountId: string;
  status: string;
  source: string;
  nights: number | null;
  totalPrice: number;
  currency: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  declined: boolean;
  email: string | null;
  /** Normalised phone number used for matching. */
  phoneKey: string | null;
  name: string | null;
  erased: boolean;
}

/** Reading hundreds of millions of reservations takes hours. */
const PATIENCE_MS = 24 * 3_600_000;

const READ = `
  select id, account_id as "accountId", status, source, nights, total_price as "totalPrice", currency,
    check_in_date as "checkInDate", check_out_date as "checkOutDate",
    supervised is not distinct from 'decline' as declined,
    case when ${isSealedSql('guest_email')} then guest_email else guest_email_key end as email,
    case when ${isSealedSql('guest_phone')} then guest_phone else guest_phone_key end as "phoneKey",
    guest_full_name as name, erased_at is not null as erased
  from screening.reservation`;

const SOME = prepared(`${READ} where account_id = $1 and id = any($2::uuid[])`);

/** Contacts may be encrypted in the table; phone numbers are then normalised here. */
function opened(row: FedReservation): FedReservation {
  const read = (column: string, stored: string | null) => openIfSealed(stored, `screening.reservation.${column}`, row);
  const number = read('guest_phone', row.phoneKey);
  return {
    ...row,
    email: read('guest_email', row.email),
    name: read('guest_full_name', row.name),
    phoneKey: number === row.phoneKey ? number : phoneKey(number),
  };
}

function reservationOf(line: string): FedReservation {
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

/** All reservations in blocks, ordered by account, from one snapshot. */
async function* readAll(client: pg.ClientBase): AsyncGenerator<FedReservation[]> {
  await client.query('begin read only');
  await client.query(`set local work_mem = '128MB'`);
  for await (const block of copyOut(client, `${READ} order by account_id`, PATIENCE_MS))
    yield block.slice(0, -1).split('\n').map(reservationOf);
  await client.query('commit');
}

async function readSome(
  client: Pick<pg.ClientBase, 'query'>,
  accountId: string,
  ids: string[],
): Promise<FedReservation[]> {
  return (await client.query<FedReservation>(SOME, [accountId, ids])).rows.map(opened);
}

/** Reads the current rows of some reservations of one account, for internal jobs that follow each change. */
export const reservationsNow = (pool: pg.Pool) => (accountId: string, ids: string[]) => readSome(pool, accountId, ids);

/**
 * Bulk access to reservations for internal jobs, because paging through millions of rows in the graph would take hours.
 * `work` gets a reader on one connection: accounts with reservations, all reservations in blocks by account, or the
 * current rows of some reservations. If the signal aborts, the read is canceled and the signal's reason is thrown.
 */
export const reservationFeed =
  (pool: pg.Pool) =>
  <Done>(
    signal: AbortSignal,
    work: (reader: {
      accounts(): Promise<string[]>;
      all(): AsyncGenerator<FedReservation[]>;
      some(accountId: string, ids: string[]): Promise<FedReservation[]>;
    }) => Promise<Done>,
  ): Promise<Done> =>
    stoppable(pool, signal, (client) =>
      work({
        accounts: () => accountsIn(client, ['screening.reservation']),
        all: () => readAll(client),
        some: (accountId, ids) => readSome(client, accountId, ids),
      }),
    );
