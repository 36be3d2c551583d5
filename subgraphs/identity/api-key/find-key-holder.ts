import type pg from 'pg';
import type { KeyHolder } from './key-holder.type.js';

const TEXT = `
  with recursive family as (
    select id from identity.account a
      where a.id = (select account_id from identity.api_key where key_hash = $1 and enabled)
    union all
    select c.id from identity.account c join family f on c.parent_id = f.id
  )
  select case when k.sdk then 'sdk' else 'api' end as kind, k.account_id as "accountId", k.id as "keyId",
    k.rate_per_minute as "ratePerMinute", a.is_active as active, a.is_suspended as suspended,
    (select array_agg(id::text order by id <> k.account_id, id) from family) as "accountIds"
  from identity.api_key k join identity.account a on a.id = k.account_id
  where k.key_hash = $1 and k.enabled`;

/** Who holds the key with this SHA-256 (hex), or null. The one read that starts without an account. */
export async function findKeyHolder(pool: pg.Pool, hash: string): Promise<KeyHolder | null> {
  const { rows } = await pool.query<KeyHolder>({ name: 'key-holder', text: TEXT, values: [hash] });
  return rows[0] ?? null;
}
