import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import type { BodyOf } from '../body/make-body.js';

/** Maximum concurrent deliveries per webhook; 1 while it is failing. */
export const MAX_PER_ENDPOINT = 4;

/** A delivery leased to this process. Encrypted fields stay encrypted; null means that the value no longer exists. */
export interface Claimed extends BodyOf {
  accountId: string;
  id: string;
  claim: string;
  endpointId: string;
  attempts: number;
  body: string | null;
  url: string | null;
  enabled: boolean | null;
  isFailing: boolean;
  secret: string | null;
  previousSecret: string | null;
  authorization: string | null;
  /** Trace context of the event. */
  traceparent: string | null;
}

export interface Room {
  /** Maximum number to claim, and how many of them for failing webhooks. */
  all: number;
  failing: number;
}

const OPEN = `state in ('pending', 'failed')`;

/**
 * Iterates over webhooks, so that a backlog of one does not delay the others; callbacks count per origin. A delivery
 * waits for earlier ones about the same subject, for at most 5 minutes while they fail.
 */
const CLAIM = `
  with recursive waiting as (
    (select account_id, endpoint_id from identity.delivery where ${OPEN} order by account_id, endpoint_id limit 1)
    union all
    select n.account_id, n.endpoint_id from waiting w cross join lateral (
      select d.account_id, d.endpoint_id from identity.delivery d
      where d.${OPEN} and (d.account_id, d.endpoint_id) > (w.account_id, w.endpoint_id)
      order by d.account_id, d.endpoint_id limit 1) n
  ), room as (
    select w.account_id, w.endpoint_id, f.failing, case when f.failing then 1 else $3::int end - (
        select count(*) from identity.delivery b
        where b.account_id = w.account_id and b.endpoint_id = w.endpoint_id and b.claimed_until > now()) as free
    from waiting w left join identity.webhook_endpoint e on e.account_id = w.account_id and e.id = w.endpoint_id
    cross join lateral (select case when e.id is not null then e.failing_since is not null else exists (
      select 1 from identity.delivery g
      where g.account_id = w.account_id and g.endpoint_id = w.endpoint_id and g.state = 'failed') end as failing) f
    where e.resting_until is null or e.resting_until <= now()
  ), ready as (
    select r.failing, c.*, row_number() over (partition by r.account_id, r.endpoint_id order by c.next_at, c.sequence) as turn
    from room r cross join lateral (
      select d.account_id, d.id, d.next_at, d.sequence from identity.delivery d
      where d.account_id = r.account_id and d.endpoint_id = r.endpoint_id and d.${OPEN} and d.next_at <= now()
        and (d.claimed_until is null or d.claimed_until <= now())
        and not exists (
          select 1 from identity.delivery p
          where p.account_id = d.account_id and p.endpoint_id = d.endpoint_id and p.${OPEN}
            and p.subject_id = d.subject_id and p.sequence < d.sequence
            and (p.first_failed_at is null or p.first_failed_at > now() - interval '5 minutes'))
      order by d.next_at limit greatest(0, r.free)) c
  ), ranked as (
    select ready.*, row_number() over (partition by failing order by turn, next_at) as place from ready
  ), chosen as (
    select d.account_id, d.id from identity.delivery d
    where (d.account_id, d.id) in (
        select account_id, id from ranked where not failing or place <= $2 order by failing, place limit $1)
      and d.${OPEN} and (d.claimed_until is null or d.claimed_until <= now())
    for update skip locked
  ), claimed as (
    update identity.delivery d set claim = gen_random_uuid(), claimed_until = now() + interval '60 seconds'
    from chosen c where d.account_id = c.account_id and d.id = c.id
    returning d.*
  )
  select d.account_id as "accountId", d.id, d.claim, d.endpoint_id as "endpointId", d.webhook_key as "webhookKey",
    d.event_account_id as "eventAccountId", d.event_id as "eventId", d.type, d.payload,
    case when d.purpose = 'callback' then 0 else d.sequence::int end as sequence,
    d.occurred_at as "occurredAt", d.purpose, d.attempts, d.body, coalesce(e.kind, 'full') as kind, coalesce(d.url, e.url) as url,
    case when d.purpose = 'callback' then true else e.enabled end as enabled,
    case when d.purpose = 'callback' then d.state = 'failed' else e.failing_since is not null end as "isFailing", s.signing_secret as secret,
    case when s.previous_until > now() then s.previous_secret end as "previousSecret",
    s.authorization_header as "authorization", d.traceparent
  from claimed d
  left join identity.webhook_endpoint e on e.account_id = d.account_id and e.id = d.endpoint_id
  left join identity.webhook_signing s on s.account_id = d.account_id and s.id = d.account_id
  order by d.next_at, d.sequence`;

/**
 * Claims due deliveries for 60 seconds, which is longer than any attempt. Claims of a dead process expire. Two
 * processes never claim the same delivery, but together they may exceed a webhook's concurrency limit.
 */
export async function claimDeliveries(pool: pg.Pool, { all, failing }: Room): Promise<Claimed[]> {
  const values = [all, failing, MAX_PER_ENDPOINT];
  const { rows } = await pool.query<Claimed>({ name: 'claim-deliveries', text: CLAIM, values });
  return rows;
}

/** Returns the URL of a delivery: a callback's own, otherwise the webhook's. */
export function urlOf({ accountId, id, endpointId, purpose, url }: Claimed): string {
  return purpose === 'callback'
    ? open(url!, 'identity.delivery.url', { accountId, id })
    : open(url!, 'identity.webhook_endpoint.url', { accountId, id: endpointId });
}
