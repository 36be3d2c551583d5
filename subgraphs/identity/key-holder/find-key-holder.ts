import type pg from 'pg';
import type { KeyHolder } from './key-holder.type.js';

const TEXT = `
  with recursive family as (
    select id, mode from identity.account a
      where a.id = (select account_id from identity.api_key where key_hash = $1 and enabled)
    union all
    select c.id, c.mode from identity.account c join family f on c.parent_id = f.id
  ), above as (
    select id, parent_id, is_active, is_suspended from identity.account a
      where a.id = (select account_id from identity.api_key where key_hash = $1 and enabled)
    union all
    select p.id, p.parent_id, p.is_active, p.is_suspended from identity.account p join above c on p.id = c.parent_id
  )
  select case when k.sdk then 'sdk' else 'api' end as kind, k.account_id as "accountId", k.id as "keyId",
    k.rate_per_minute as "ratePerMinute",
    (select bool_and(is_active) from above) as active, (select bool_or(is_suspended) from above) as suspended,
    o.mode = 'test' as "isTest",
    (select array_agg(id::text order by id <> k.account_id, id) from family f where f.mode = o.mode) as "accountIds",
    (select coalesce(array_agg(id::text order by id), '{}') from family f where f.mode <> o.mode) as "testAccountIds"
  from identity.api_key k join identity.account o on o.id = k.account_id
  where k.key_hash = $1 and k.enabled`;

/**
 * Finds the holder of the API key with this hash (SHA-256, hex); null if none. The account is not known yet. An
 * account is active only if all its ancestors are, and suspended if any of them is. Accounts of the other mode are
 * listed separately: the key of a live account cannot read rows of a test account.
 */
export async function findKeyHolder(pool: pg.Pool, hash: string): Promise<KeyHolder | null> {
  const { rows } = await pool.query<KeyHolder>({ name: 'key-holder', text: TEXT, values: [hash] });
  return rows[0] ?? null;
}
