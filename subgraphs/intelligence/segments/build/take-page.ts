import type pg from 'pg';
import { newId } from '#kit/id.js';
import { KeyGroups } from '../guests/key-groups.js';
import type { FollowedReservation } from '../stays/followed-reservation.js';
import { lockGuests } from '../stays/guests-lock.js';
import { keepStay } from '../stays/keep-stay.js';
import { putStays } from '../stays/put-stays.js';
import { type StayRow, keysOf } from '../stays/stay-row.js';
import { readPage } from './read-reservations.js';

type Known = Pick<StayRow, 'id' | 'email_digest' | 'phone_digest'>;

const KNOWN = `
  select id, email_digest, phone_digest from intelligence.stay where account_id = $1 and id = any($2::uuid[])`;

const TOUCHED = `
  select digest, guest_id from intelligence.guest_key where account_id = $1 and digest = any($2::text[]) order by 2`;

const MERGE = (table: 'stay' | 'guest_key') => `
  update intelligence.${table} t set guest_id = m.kept from unnest($2::uuid[], $3::uuid[]) m(guest_id, kept)
  where t.account_id = $1 and t.guest_id = m.guest_id`;

const KEYS = `
  insert into intelligence.guest_key (account_id, digest, guest_id)
  select $1, k.* from unnest($2::text[], $3::uuid[]) k on conflict do nothing`;

export interface Taken {
  count: number;
  /** Whether any of them was there before. */
  known: boolean;
  /** The reservation to go on after; null: that was all. */
  next: string | null;
}

/**
 * Takes over a page of an account's reservations as they are now, in the caller's transaction: facts wait for the page,
 * not for the account. Who is who comes out as if each had been followed alone.
 */
export async function takePage(
  client: pg.ClientBase,
  accountId: string,
  after: string,
  rowOf: (reservation: FollowedReservation) => StayRow | null,
): Promise<Taken> {
  await lockGuests(client, accountId);
  // Read under the lock: who has it later has read later.
  const { reservations, next } = await readPage(client, accountId, after);
  const ids = reservations.map(({ id }) => id);
  const { rows } = await client.query<Known>({ name: 'known-stays', text: KNOWN, values: [accountId, ids] });
  const known = new Map(rows.map((row) => [row.id, keysOf(row)]));
  const plain: StayRow[] = [];
  const parted: { id: string; row: StayRow | null }[] = [];
  for (const reservation of reservations) {
    const [row, before] = [rowOf(reservation), known.get(reservation.id) ?? []];
    const keys = row ? keysOf(row) : [];
    if (before.some((key) => !keys.includes(key))) parted.push({ id: reservation.id, row });
    else if (row) plain.push(row);
  }
  await putTogether(client, accountId, plain);
  for (const { id, row } of parted) await keepStay(client, { accountId, id, row });
  return { count: plain.length + parted.filter(({ row }) => row).length, known: known.size > 0, next };
}

/** Stores stays that have lost no key, with the guests that their keys lead to; guests who share one become one. */
async function putTogether(client: pg.ClientBase, accountId: string, rows: StayRow[]): Promise<void> {
  if (rows.length === 0) return;
  const groups = new KeyGroups();
  for (const row of rows) groups.add(keysOf(row));
  const digests = [...new Set(rows.flatMap(keysOf))];
  const touched = await client.query<{ digest: string; guest_id: string }>(TOUCHED, [accountId, digests]);
  for (const { digest, guest_id: guestId } of touched.rows) groups.add([digest, guestId]);
  const guests = new Map<number, string>();
  const merged = new Map<string, string>();
  for (const { guest_id: guestId } of touched.rows) {
    const group = groups.groupOf(guestId);
    const kept = guests.get(group);
    if (kept === undefined) guests.set(group, guestId);
    else if (kept !== guestId) merged.set(guestId, kept);
  }
  const guestOf = (digest: string): string => {
    const group = groups.groupOf(digest);
    const guestId = guests.get(group) ?? newId();
    guests.set(group, guestId);
    return guestId;
  };
  if (merged.size > 0)
    for (const table of ['stay', 'guest_key'] as const)
      await client.query(MERGE(table), [accountId, [...merged.keys()], [...merged.values()]]);
  await client.query({ name: 'build-keys', text: KEYS, values: [accountId, digests, digests.map(guestOf)] });
  await putStays(
    client,
    accountId,
    rows.map((row) => ({ ...row, guest_id: guestOf(keysOf(row)[0]!) })),
  );
}
