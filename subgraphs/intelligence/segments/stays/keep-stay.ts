import type pg from 'pg';
import { newId } from '#kit/id.js';
import { regroupGuests } from './regroup-guests.js';
import { type StayRow, keysOf } from './stay-row.js';
import { putStays } from './put-stays.js';

type Known = Pick<StayRow, 'email_digest' | 'phone_digest'> & { guest_id: string };

const KNOWN = `
  select guest_id, email_digest, phone_digest from intelligence.stay where account_id = $1 and id = $2`;

const TOUCHED = `
  select distinct guest_id from intelligence.guest_key where account_id = $1 and digest = any($2::text[]) order by 1`;

const MERGE = (table: 'stay' | 'guest_key') =>
  `update intelligence.${table} set guest_id = $2 where account_id = $1 and guest_id = any($3::uuid[])`;

const KEYS = `
  insert into intelligence.guest_key (account_id, digest, guest_id)
  select $1, digest, $2 from unnest($3::text[]) digest on conflict (account_id, digest) do nothing`;

export interface Followed {
  accountId: string;
  id: string;
  /** What it is now; null: nobody can be told by it any more. */
  row: StayRow | null;
}

/**
 * Brings one stay up to date, and with it who is who: keys of one stay are of one guest, and a key that a stay has lost
 * may part guests again. In the caller's transaction, which holds the lock of the account's guests and has read the
 * reservation under it. Gives whether anything may have changed.
 */
export async function keepStay(client: pg.ClientBase, { accountId, id, row }: Followed): Promise<boolean> {
  const { rows } = await client.query<Known>(KNOWN, [accountId, id]);
  const known = rows[0];
  if (!known && !row) return false;
  const keys = row ? keysOf(row) : [];
  const lost = known ? keysOf(known).filter((key) => !keys.includes(key)) : [];
  const touched = await touchedBy(client, accountId, keys);
  if (lost.length > 0) {
    const guestIds = [...new Set([known!.guest_id, ...touched])];
    await client.query('delete from intelligence.stay where account_id = $1 and id = $2', [accountId, id]);
    if (row) await putStays(client, accountId, [{ ...row, guest_id: known!.guest_id }]);
    await regroupGuests(client, accountId, guestIds);
    return true;
  }
  const [guestId = newId(), ...others] = touched;
  if (others.length > 0)
    for (const table of ['stay', 'guest_key'] as const) await client.query(MERGE(table), [accountId, guestId, others]);
  await client.query(KEYS, [accountId, guestId, keys]);
  await putStays(client, accountId, [{ ...row!, guest_id: guestId }]);
  return true;
}

async function touchedBy(client: pg.ClientBase, accountId: string, keys: string[]): Promise<string[]> {
  const { rows } = await client.query<{ guest_id: string }>(TOUCHED, [accountId, keys]);
  return rows.map(({ guest_id: guestId }) => guestId);
}
