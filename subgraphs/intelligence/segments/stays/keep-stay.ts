import type pg from 'pg';
import { newId } from '#kit/id.js';
import { prepared } from '#kit/store/prepared.js';
import { regroupGuests } from './regroup-guests.js';
import { type StayRow, keysOf } from './stay-row.js';
import { putStays } from './put-stays.js';
import { LIVE, type StayTables } from './stay-tables.js';

export type Counted = Pick<StayRow, 'status' | 'declined' | 'check_out'>;
type Known = Counted & Pick<StayRow, 'email_digest' | 'phone_digest'> & { guest_id: string };

const KNOWN = (stay: string) => `
  select guest_id, email_digest, phone_digest, status, declined, check_out::text from ${stay}
  where account_id = $1 and id = $2`;

const TOUCHED = (key: string) => `
  select distinct guest_id from ${key} where account_id = $1 and digest = any($2::text[]) order by 1`;

const MERGE = (table: string) =>
  `update ${table} set guest_id = $2 where account_id = $1 and guest_id = any($3::uuid[])`;

const KEYS = (key: string) => `
  insert into ${key} (account_id, digest, guest_id)
  select $1, digest, $2 from unnest($3::text[]) digest on conflict (account_id, digest) do nothing`;

export interface Followed {
  accountId: string;
  id: string;
  /** Current row; null if it no longer identifies a guest. */
  row: StayRow | null;
}

export interface KeptStay {
  before: Counted | null;
  after: Counted | null;
  /** Stays were moved to other guests. */
  isRegrouped: boolean;
}

/** Whether the reference values of the account depend on the change: on the stays that are over by `today`. */
export function countsBy(today: string, { before, after, isRegrouped }: KeptStay): boolean {
  const isOver = (stay: Counted | null) =>
    stay !== null && stay.status === 'CONFIRMED' && !stay.declined && stay.check_out !== null && stay.check_out < today;
  return isRegrouped || isOver(before) || isOver(after);
}

/**
 * Updates one stay and its guest: keys of one stay belong to one guest, and a key that a stay loses may separate guests
 * again. Runs in the caller's transaction, which holds the guest lock of the account and has read the reservation under
 * it. Returns null if there is nothing to change.
 */
export async function keepStay(
  client: pg.ClientBase,
  { accountId, id, row }: Followed,
  tables: StayTables = LIVE,
): Promise<KeptStay | null> {
  const { rows } = await client.query<Known>(prepared(KNOWN(tables.stay)), [accountId, id]);
  const known = rows[0];
  if (!known && !row) return null;
  const changed = { before: known ?? null, after: row };
  const keys = row ? keysOf(row) : [];
  const lost = known ? keysOf(known).filter((key) => !keys.includes(key)) : [];
  const touched = await touchedBy(client, tables.key, accountId, keys);
  if (lost.length > 0) {
    const guestIds = [...new Set([known!.guest_id, ...touched])];
    await client.query(`delete from ${tables.stay} where account_id = $1 and id = $2`, [accountId, id]);
    if (row) await putStays(client, tables.stay, accountId, [{ ...row, guest_id: known!.guest_id }]);
    await regroupGuests(client, tables, accountId, guestIds);
    return { ...changed, isRegrouped: true };
  }
  const [guestId = newId(), ...others] = touched;
  if (others.length > 0)
    for (const table of [tables.stay, tables.key]) await client.query(MERGE(table), [accountId, guestId, others]);
  await client.query(prepared(KEYS(tables.key)), [accountId, guestId, keys]);
  await putStays(client, tables.stay, accountId, [{ ...row!, guest_id: guestId }]);
  return { ...changed, isRegrouped: others.length > 0 };
}

async function touchedBy(client: pg.ClientBase, table: string, accountId: string, keys: string[]): Promise<string[]> {
  const { rows } = await client.query<{ guest_id: string }>(prepared(TOUCHED(table)), [accountId, keys]);
  return rows.map(({ guest_id: guestId }) => guestId);
}
