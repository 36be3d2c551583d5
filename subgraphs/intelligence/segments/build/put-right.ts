import type pg from 'pg';
import { lockGuests } from '../stays/guests-lock.js';
import { inTransaction } from '../stays/in-transaction.js';
import { keepStay } from '../stays/keep-stay.js';
import { regroupGuests } from '../stays/regroup-guests.js';
import { FIRST } from './read-reservations.js';

const STAYS = 10_000;

const GONE = `
  with page as (select id from intelligence.stay where account_id = $1 and id > $2 order by id limit ${STAYS})
  select p.id, not exists (
    select from screening.reservation r where r.account_id = $1 and r.id = p.id) as gone
  from page p order by p.id`;

/** Forgets the stays of an account that have no reservation any more. Gives whether there were any. */
export async function forgetGone(pool: pg.Pool, accountId: string, signal: AbortSignal): Promise<boolean> {
  let found = false;
  for (let after: string | undefined = FIRST; after !== undefined;) {
    signal.throwIfAborted();
    const { rows }: pg.QueryResult<{ id: string; gone: boolean }> = await pool.query(GONE, [accountId, after]);
    const gone = rows.filter((row) => row.gone);
    if (gone.length > 0)
      await inTransaction(pool, async (client) => {
        await lockGuests(client, accountId);
        for (const { id } of gone) await keepStay(client, { accountId, id, row: null });
      });
    found ||= gone.length > 0;
    after = rows.length === STAYS ? rows.at(-1)!.id : undefined;
  }
  return found;
}

const GUESTS = 500;

const SEVERAL_KEYS = `
  select guest_id from intelligence.guest_key where account_id = $1 and guest_id > $2
  group by guest_id having count(*) > 1 order by guest_id limit ${GUESTS}`;

/** Works out anew who is who among all guests of an account that several keys lead to, some of them at a time. */
export async function regroupAll(pool: pg.Pool, accountId: string, signal: AbortSignal): Promise<void> {
  for (let after: string | undefined = FIRST; after !== undefined;) {
    signal.throwIfAborted();
    const from: string = after;
    after = await inTransaction(pool, async (client) => {
      await lockGuests(client, accountId);
      const { rows } = await client.query<{ guest_id: string }>(SEVERAL_KEYS, [accountId, from]);
      const guestIds = rows.map(({ guest_id: id }) => id);
      if (guestIds.length > 0) await regroupGuests(client, accountId, guestIds);
      return guestIds.length === GUESTS ? guestIds.at(-1) : undefined;
    });
  }
}
