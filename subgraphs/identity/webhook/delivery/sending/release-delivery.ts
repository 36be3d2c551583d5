import type pg from 'pg';
import { seal } from '#kit/cipher/cipher.js';
import type { Claimed } from './claim-deliveries.js';

/** Seals the body and keeps it, so that every attempt sends the same bytes. */
export async function keepBody(pool: pg.Pool, claimed: Claimed, body: string): Promise<void> {
  const { accountId, id, claim } = claimed;
  const sealed = seal(body, 'identity.delivery.body', claimed);
  const text = 'update identity.delivery set body = $4 where account_id = $1 and id = $2 and claim = $3';
  await pool.query({ name: 'keep-delivery-body', text, values: [accountId, id, claim, sealed] });
}

/**
 * Gives a delivery back that was not attempted; it is due again in so many seconds. One that was held up by us, not by
 * its receiver, does not keep others about the same subject waiting for longer than five minutes either.
 */
export async function releaseDelivery(pool: pg.Pool, claimed: Claimed, inSeconds: number): Promise<void> {
  const text = `
    update identity.delivery set claim = null, claimed_until = null, next_at = now() + $4::int * interval '1 second',
      first_failed_at = case when $4 > 0 then coalesce(first_failed_at, now()) else first_failed_at end
    where account_id = $1 and id = $2 and claim = $3`;
  const { accountId, id, claim } = claimed;
  await pool.query({ name: 'release-delivery', text, values: [accountId, id, claim, inSeconds] });
}

/** Gives a delivery up whose registration is gone. */
export async function giveUpDelivery(pool: pg.Pool, { accountId, id, claim }: Claimed, why: string): Promise<void> {
  const text = `
    update identity.delivery set state = 'dead', last_error = $4, body = null, url = null, claim = null, claimed_until = null,
      updated_at = now()
    where account_id = $1 and id = $2 and claim = $3`;
  await pool.query({ name: 'give-up-delivery', text, values: [accountId, id, claim, why] });
}
