import type pg from 'pg';
import type { Claimed } from './claim-deliveries.js';
import type { Outcome } from './post-delivery.js';
import { CALLBACK_WAITS_MS, WEBHOOK_WAITS_MS, retryDelayMs } from './retry-delay.js';

/** `overdue`: all deliveries to the webhook have failed for 5 days. */
export interface Settled {
  overdue: boolean;
}

/**
 * Deliveries queued behind a failed one are postponed with it until they may overtake it, and become due after a
 * success. This avoids polling rows that cannot be sent.
 */
const SETTLE = `
  with settled as (
    update identity.delivery d set
      state = $4::text, attempts = d.attempts + 1, last_status = $5::int, last_error = $6::text,
      last_latency_ms = $7::int, claim = null, claimed_until = null, updated_at = now(),
      next_at = case when $4 = 'failed' then now() + $8::float8 * interval '1 millisecond' else d.next_at end,
      first_failed_at = case when $4 = 'delivered' then d.first_failed_at else coalesce(d.first_failed_at, now()) end,
      delivered_at = case when $4 = 'delivered' then now() end,
      body = case when $4 = 'failed' then d.body end, url = case when $4 = 'failed' then d.url end
    where d.account_id = $1 and d.id = $2 and d.claim = $3
    returning d.*
  ), logged as (
    insert into identity.delivery_attempt (account_id, delivery_id, number, at, status, error, latency_ms)
    select account_id, id, attempts, now(), last_status, last_error, last_latency_ms from settled
  ), behind as (
    select f.account_id, f.id, t.next_at from settled s
    cross join lateral (select case when s.state = 'failed'
      then least(s.next_at, s.first_failed_at + interval '5 minutes') else now() end as next_at) t
    join identity.delivery f on f.account_id = s.account_id and f.endpoint_id = s.endpoint_id
      and f.subject_id = s.subject_id and f.sequence > s.sequence and f.state = 'pending' and f.claimed_until is null
    where case when s.state = 'failed' then f.next_at < t.next_at else f.next_at > t.next_at end
    for update of f skip locked
  )
  update identity.delivery d set next_at = b.next_at from behind b where d.account_id = b.account_id and d.id = b.id`;

const RECOVERED = `
  update identity.webhook_endpoint set failing_since = null, resting_until = null
  where account_id = $1 and id = $2 and failing_since is not null`;

/** Honours the receiver's `Retry-After` for the whole webhook, for at most an hour. */
const FAILING = `
  update identity.webhook_endpoint set failing_since = coalesce(failing_since, now()),
    resting_until = case when $3::float8 is null then resting_until
      else now() + least($3, 3600000) * interval '1 millisecond' end
  where account_id = $1 and id = $2
  returning failing_since <= now() - interval '5 days' as overdue`;

/** Stores the result of an attempt, unless its lease has expired. A failed sample is not retried. */
export async function settleDelivery(pool: pg.Pool, claimed: Claimed, outcome: Outcome): Promise<Settled> {
  const { accountId, id, claim, endpointId, attempts, purpose } = claimed;
  const { status, error, latencyMs, retryAfterMs } = outcome;
  const isCallback = purpose === 'callback';
  const isFinal = purpose === 'sample' || status === 410 || (isCallback && error === 'not_public');
  const waits = isCallback ? CALLBACK_WAITS_MS : WEBHOOK_WAITS_MS;
  const delayMs = error === null || isFinal ? null : retryDelayMs(attempts + 1, retryAfterMs, Math.random(), waits);
  const state = error === null ? 'delivered' : delayMs === null ? 'dead' : 'failed';
  const values = [accountId, id, claim, state, status, error, latencyMs, delayMs];
  await pool.query({ name: 'settle-delivery', text: SETTLE, values });
  if (error === null) {
    if (claimed.isFailing)
      await pool.query({ name: 'endpoint-recovered', text: RECOVERED, values: [accountId, endpointId] });
    return { overdue: false };
  }
  if (purpose === 'sample' || isCallback) return { overdue: false };
  const asksToRest = status === 429 || status === 503;
  const failing = {
    name: 'endpoint-failing',
    text: FAILING,
    values: [accountId, endpointId, asksToRest ? retryAfterMs : null],
  };
  const { rows } = await pool.query<Settled>(failing);
  return { overdue: rows[0]?.overdue ?? false };
}
