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
 * Who holds the key with this SHA-256 (hex), or null; a read that starts without an account. An account is active where
 * all above it are too, and suspended where one of them is: what shuts a reseller shuts its operators. Accounts of the
 * other mode are named apart: the key of a live account reaches no row of a test account.
 */
export async function findKeyHolder(pool: pg.Pool, hash: string): Promise<KeyHolder | null> {
  const { rows } = await pool.query<KeyHolder>({ name: 'key-holder', text: TEXT, values: [hash] });
  return rows[0] ?? null;
}
