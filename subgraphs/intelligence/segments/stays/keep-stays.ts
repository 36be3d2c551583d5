import type pg from 'pg';
import { newId } from '#kit/id.js';
import { prepared } from '#kit/store/prepared.js';
import { KeyGroups } from '../guests/key-groups.js';
import { type Counted, type KeptStay, keepStay } from './keep-stay.js';
import { SCALE_AGE } from './measure-scale.js';
import { STAY_COLUMNS, STAY_COLUMN_TYPES } from './put-stays.js';
import { type StayRow, keysOf } from './stay-row.js';
import { LIVE } from './stay-tables.js';

const { stay: STAY, key: KEY } = LIVE;

const columns = (of: string, names: readonly string[] = STAY_COLUMNS) =>
  names.map((name) => `${of}.${name}`).join(', ');
const OTHERS = STAY_COLUMNS.filter((name) => name !== 'id');

const DIGESTS = `cross join lateral (values (g.email_digest), (g.phone_digest)) d(digest)`;

/**
 * Stores the stays whose keys belong to at most one guest and that lose no key, `easy` ones. `$2`: stays as JSON, with
 * one `guest_id` for those that share keys; it is used if their keys are new. `$3`: their IDs.
 */
const PUT = prepared(`
  with given as materialized (
    select * from jsonb_to_recordset($2::jsonb)
      as g(gone boolean, ${STAY_COLUMNS.map((name) => `${name} ${STAY_COLUMN_TYPES[name]}`).join(', ')})
  ), known as materialized (
    select id, email_digest, phone_digest, status, declined, check_out::text from ${STAY}
    where account_id = $1 and id = any($3::uuid[])
  ), led as materialized (
    select distinct g.guest_id as new_id, k.guest_id from given g ${DIGESTS}
    join ${KEY} k on k.account_id = $1 and k.digest = d.digest
  ), hard as materialized (
    select new_id from led group by new_id having count(*) > 1
    union
    select g.guest_id from given g join known k on k.id = g.id
    where g.gone or (k.email_digest is not null and k.email_digest is distinct from g.email_digest)
      or (k.phone_digest is not null and k.phone_digest is distinct from g.phone_digest)
  ), easy as materialized (
    select g.*, coalesce(l.guest_id, g.guest_id) as owner from given g left join led l on l.new_id = g.guest_id
    where not g.gone and g.guest_id not in (select new_id from hard)
  ), keyed as (
    insert into ${KEY} (account_id, digest, guest_id)
    select distinct $1::uuid, d.digest, g.owner from easy g ${DIGESTS} where d.digest is not null
    on conflict (account_id, digest) do nothing
  ), put as (
    insert into ${STAY} as s (account_id, ${STAY_COLUMNS.join(', ')})
    select $1::uuid, ${STAY_COLUMNS.map((name) => (name === 'guest_id' ? 'g.owner' : `g.${name}`)).join(', ')} from easy g
    on conflict (account_id, id) do update set ${OTHERS.map((name) => `${name} = excluded.${name}`).join(', ')}
    where (${columns('s', OTHERS)}) is distinct from (${columns('excluded', OTHERS)})
  )
  select g.id, e.id is not null as "isPut", case when k.id is not null then to_jsonb(k) end as before,
    (${SCALE_AGE}) as "isOld"
  from given g left join easy e on e.id = g.id left join known k on k.id = g.id`);

interface Found {
  id: string;
  isPut: boolean;
  before: Counted | null;
  isOld: boolean | null;
}

interface Followed {
  id: string;
  /** Current row; null if it no longer identifies a guest. */
  row: StayRow | null;
}

/**
 * Updates stays of one account and their guests, in the caller's transaction, which holds the guest lock of the account
 * and has read the reservations under it. Returns those that there was something to do for, and whether the account has
 * been measured, and more than a day ago.
 */
export async function keepStays(
  client: pg.ClientBase,
  accountId: string,
  stays: Followed[],
): Promise<{ kept: KeptStay[]; isMeasured: boolean; isOld: boolean }> {
  const ids = stays.map(({ id }) => id);
  const { rows } = await client.query<Found>(PUT, [accountId, JSON.stringify(withNewIds(stays)), ids]);
  const found = new Map(rows.map((row) => [row.id, row]));
  const kept: KeptStay[] = [];
  for (const { id, row } of stays) {
    const { isPut, before } = found.get(id)!;
    if (isPut) kept.push({ before, after: row, isRegrouped: false });
    else if (row || before) kept.push((await keepStay(client, { accountId, id, row }))!);
  }
  const isOld = rows[0]?.isOld ?? null;
  return { kept, isMeasured: isOld !== null, isOld: isOld === true };
}

/** The rows with the identifier of a new guest, one for those that share keys. */
function withNewIds(stays: Followed[]): object[] {
  const groups = new KeyGroups();
  for (const { row } of stays) if (row) groups.add(keysOf(row));
  const ids = new Map<number, string>();
  return stays.map(({ id, row }) => {
    if (!row) return { id, guest_id: newId(), gone: true };
    const group = groups.groupOf(keysOf(row)[0]!);
    if (!ids.has(group)) ids.set(group, newId());
    return { ...row, guest_id: ids.get(group), gone: false };
  });
}
