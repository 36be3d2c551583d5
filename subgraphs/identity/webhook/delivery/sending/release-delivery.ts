import type pg from 'pg';
import { seal } from '#kit/cipher/cipher.js';
import type { Claimed } from './claim-deliveries.js';

/** Encrypts and stores the body, so that every attempt sends the same bytes. */
export async function keepBody(pool: pg.Pool, claimed: Claimed, body: string): Promise<void> {
  const { accountId, id, claim } = claimed;
  const sealed = seal(body, 'identity.delivery.body', claimed);
  const text = 'update identity.delivery set body = $4 where account_id = $1 and id = $2 and claim = $3';
  await pool.query({ name: 'keep-delivery-body', text, values: [accountId, id, claim, sealed] });
}

/** Releases a delivery that was not attempted because the process is stopping; it is due at once. */
export async function releaseDelivery(pool: pg.Pool, { accountId, id, claim }: Claimed): Promise<void> {
  const text = `
    update identity.delivery set claim = null, claimed_until = null, next_at = now()
    where account_id = $1 and id = $2 and claim = $3`;
  await pool.query({ name: 'release-delivery', text, values: [accountId, id, claim] });
}

const FAULT_DAYS = 3;

/**
 * Postpones a delivery that the service itself could not prepare. The wait grows from 10 seconds to 15 minutes; after
 * three days the delivery is dead with `not_sendable`. Others about the same subject wait for five minutes at most.
 */
export async function putOffDelivery(pool: pg.Pool, { accountId, id, claim }: Claimed): Promise<void> {
  const text = `
    update identity.delivery d set claim = null, claimed_until = null, first_failed_at = f.since, updated_at = now(),
      next_at = now() + least(900, greatest(10, extract(epoch from now() - f.since))) * interval '1 second',
      state = case when f.over then 'dead' else d.state end,
      last_error = case when f.over then 'not_sendable' else d.last_error end,
      body = case when f.over then null else d.body end, url = case when f.over then null else d.url end
    from (
      select account_id, id, coalesce(first_failed_at, now()) as since,
        coalesce(first_failed_at < now() - interval '${FAULT_DAYS} days', false) as over
      from identity.delivery where account_id = $1 and id = $2) f
    where d.account_id = f.account_id and d.id = f.id and d.claim = $3`;
  await pool.query({ name: 'put-off-delivery', text, values: [accountId, id, claim] });
}

/** Gives up a delivery whose webhook was removed. */
export async function giveUpDelivery(pool: pg.Pool, { accountId, id, claim }: Claimed, why: string): Promise<void> {
  const text = `
    update identity.delivery set state = 'dead', last_error = $4, body = null, url = null, claim = null, claimed_until = null,
      updated_at = now()
    where account_id = $1 and id = $2 and claim = $3`;
  await pool.query({ name: 'give-up-delivery', text, values: [accountId, id, claim, why] });
}
