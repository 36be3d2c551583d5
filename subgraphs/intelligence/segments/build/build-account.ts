import type pg from 'pg';
import { newId } from '#kit/id.js';
import { mailboxOf, usableNumber } from '../guests/guest-keys.js';
import { KeyGroups } from '../guests/key-groups.js';
import type { FollowedReservation } from '../stays/followed-reservation.js';
import { withGuestsLocked } from '../stays/guests-lock.js';
import { measureScale } from '../stays/measure-scale.js';
import { type PutStay, putStays } from '../stays/put-stays.js';
import { type StayRow, keysOf } from '../stays/stay-row.js';
import { readReservations } from './read-reservations.js';

const KEYS = `
  insert into intelligence.guest_key (account_id, digest, guest_id)
  select $1, k.* from unnest($2::text[], $3::uuid[]) k on conflict do nothing`;

export interface BuildParts {
  rowOf(reservation: FollowedReservation): StayRow | null;
  today: string;
  /** Stops between two pages when it says so: nothing of the account is changed then. */
  signal: AbortSignal;
}

/**
 * Takes over all reservations of an account anew, in one transaction: until it ends, readers see what was there before.
 * Facts that come meanwhile wait, and find what they are about in its newest state. Gives how many stays there are.
 */
export async function buildAccount(pool: pg.Pool, accountId: string, parts: BuildParts): Promise<number> {
  const client = await pool.connect();
  let broken = true;
  try {
    const count = await withGuestsLocked(client, accountId, () => rebuild(client, accountId, parts));
    broken = false;
    return count;
  } finally {
    client.release(broken);
  }
}

async function rebuild(client: pg.PoolClient, accountId: string, parts: BuildParts): Promise<number> {
  // Both passes see the same rows.
  await client.query('begin isolation level repeatable read');
  try {
    for (const table of ['stay', 'guest_key'])
      await client.query(`delete from intelligence.${table} where account_id = $1`, [accountId]);
    const count = await takeOver(client, accountId, parts, await groupKeys(client, accountId, parts.signal));
    await measureScale(client, accountId, parts.today);
    await client.query('commit');
    return count;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The first pass: which addresses and numbers go together, in plain words of this process. */
async function groupKeys(client: pg.PoolClient, accountId: string, signal: AbortSignal): Promise<KeyGroups> {
  const groups = new KeyGroups();
  for await (const page of readReservations(client, accountId)) {
    signal.throwIfAborted();
    for (const reservation of page) groups.add(plainKeys(reservation));
  }
  return groups;
}

function plainKeys({ erased, email, phoneKey }: FollowedReservation): string[] {
  return erased ? [] : [mailboxOf(email), usableNumber(phoneKey)].filter((key) => key !== null);
}

/** The second pass: the rows. */
async function takeOver(
  client: pg.PoolClient,
  accountId: string,
  { rowOf, signal }: BuildParts,
  groups: KeyGroups,
): Promise<number> {
  const guests = new Map<number, string>();
  const guestOf = (reservation: FollowedReservation): string => {
    const group = groups.groupOf(plainKeys(reservation)[0]!);
    const guestId = guests.get(group) ?? newId();
    guests.set(group, guestId);
    return guestId;
  };
  let count = 0;
  for await (const page of readReservations(client, accountId)) {
    signal.throwIfAborted();
    const rows = page.flatMap((reservation): PutStay[] => {
      const row = rowOf(reservation);
      return row ? [{ ...row, guest_id: guestOf(reservation) }] : [];
    });
    if (rows.length === 0) continue;
    await putStays(client, accountId, rows);
    const keys = rows.flatMap((row) => keysOf(row).map((digest) => [digest, row.guest_id] as const));
    const [digests, ids] = [keys.map(([digest]) => digest), keys.map(([, guestId]) => guestId)];
    await client.query({ name: 'build-guest-keys', text: KEYS, values: [accountId, digests, ids] });
    count += rows.length;
  }
  return count;
}
