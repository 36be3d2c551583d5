import type pg from 'pg';
import type { KeyUseInput } from './key-use.input.js';

/** Keys are locked in a fixed order to prevent deadlocks between gateways. */
const TEXT = `
  with used as (
    select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as u(account_id, id, at)
  ), held as (
    select k.account_id, k.id from identity.api_key k join used u on u.account_id = k.account_id and u.id = k.id
    order by k.account_id, k.id for no key update of k
  )
  update identity.api_key k set last_used_at = greatest(k.last_used_at, u.at)
  from held h join used u on u.account_id = h.account_id and u.id = h.id
  where k.account_id = h.account_id and k.id = h.id`;

/** Stores the latest use of each key, in whatever order the gateways report it. Deleted keys are skipped. */
export async function noteKeyUses(pool: pg.Pool, uses: KeyUseInput[]): Promise<number> {
  const values = [
    uses.map(({ accountId }) => accountId),
    uses.map(({ keyId }) => keyId),
    uses.map(({ at }) => at.toISOString()),
  ];
  const { rowCount } = await pool.query(TEXT, values);
  return rowCount ?? 0;
}
