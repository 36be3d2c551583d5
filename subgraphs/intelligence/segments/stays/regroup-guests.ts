import type pg from 'pg';
import { newId } from '#kit/id.js';
import { KeyGroups } from '../guests/key-groups.js';
import { type StayRow, keysOf } from './stay-row.js';
import type { StayTables } from './stay-tables.js';

type Grouped = Pick<StayRow, 'id' | 'email_digest' | 'phone_digest'> & { guest_id: string };

const STAYS = (stay: string) => `
  select id, guest_id, email_digest, phone_digest from ${stay}
  where account_id = $1 and guest_id = any($2::uuid[]) order by id`;

const MOVE = (stay: string) => `
  update ${stay} s set guest_id = m.guest_id from unnest($2::uuid[], $3::uuid[]) m(id, guest_id)
  where s.account_id = $1 and s.id = m.id and s.guest_id <> m.guest_id`;

const FORGET = (key: string) => `delete from ${key} where account_id = $1 and guest_id = any($2::uuid[])`;

const KEYS = (key: string) => `
  insert into ${key} (account_id, digest, guest_id)
  select $1, k.* from unnest($2::text[], $3::uuid[]) k`;

/** Regroups the stays of these guests. A group keeps the guest ID that most of it had. */
export async function regroupGuests(
  client: pg.ClientBase,
  tables: StayTables,
  accountId: string,
  guestIds: string[],
): Promise<void> {
  const { rows } = await client.query<Grouped>(STAYS(tables.stay), [accountId, guestIds]);
  const groups = new KeyGroups();
  for (const row of rows) groups.add(keysOf(row));
  const members = new Map<number, Grouped[]>();
  for (const row of rows) {
    const group = groups.groupOf(keysOf(row)[0]!);
    if (!members.get(group)?.push(row)) members.set(group, [row]);
  }
  const taken = new Set<string>();
  const moved = { ids: [] as string[], guests: [] as string[] };
  const keys = new Map<string, string>();
  for (const group of [...members.values()].sort((one, other) => other.length - one.length)) {
    const guestId = group.map(({ guest_id: id }) => id).find((id) => !taken.has(id)) ?? newId();
    taken.add(guestId);
    for (const row of group) {
      moved.ids.push(row.id);
      moved.guests.push(guestId);
      for (const key of keysOf(row)) keys.set(key, guestId);
    }
  }
  await client.query(FORGET(tables.key), [accountId, guestIds]);
  await client.query(MOVE(tables.stay), [accountId, moved.ids, moved.guests]);
  await client.query(KEYS(tables.key), [accountId, [...keys.keys()], [...keys.values()]]);
}
