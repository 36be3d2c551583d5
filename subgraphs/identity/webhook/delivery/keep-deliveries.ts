import type pg from 'pg';
import { payloadOf } from '#kit/queue/topics.js';
import { findAncestorIds } from '../../account/family/find-ancestor-ids.js';
import { type WebhookKey, categoryOf } from './category-of.js';

/** An event to deliver; `payload` contains IDs and states. */
export interface PostedEvent {
  id: string;
  accountId: string;
  sequence: number;
  type: string;
  subjectId: string;
  payload: Record<string, unknown>;
  occurredAt: Date;
  traceparent?: string | null;
}

/** Creates one delivery per matching webhook of each listener; `listeners` are account IDs. */
export interface ToDeliver extends PostedEvent {
  webhookKey: WebhookKey;
  listeners: string[];
  purpose: 'event' | 'redelivery';
}

/** Topic for deliveries that are due now. */
export const DUE_TOPIC = 'deliveries';

/** Statement whose parameter `all` is a list of ToDeliver as JSON. */
export function insertText(all: string, returning = 'account_id'): string {
  return `
    insert into identity.delivery (account_id, id, endpoint_id, webhook_key, event_account_id, event_id, sequence, type,
      subject_id, payload, occurred_at, purpose, traceparent)
    select w.account_id, gen_random_uuid(), w.id, w.webhook_key, e."accountId", e.id, e.sequence, e.type,
      e."subjectId", e.payload, e."occurredAt", e.purpose, e.traceparent
    from jsonb_to_recordset(${all}::jsonb) as e(id uuid, "accountId" uuid, sequence bigint, type text, "subjectId" text,
      payload jsonb, "occurredAt" timestamptz, "webhookKey" text, listeners uuid[], purpose text, traceparent text)
    join identity.webhook_endpoint w
      on w.account_id = any(e.listeners) and w.webhook_key = e."webhookKey" and w.enabled
    where not exists (
      select 1 from identity.delivery d where d.account_id = w.account_id and d.endpoint_id = w.id
        and d.subject_id = e."subjectId" and d.event_id = e.id and d.state in ('pending', 'failed'))
    returning ${returning}`;
}

/** Part of a statement that creates deliveries, given as JSON, and wakes their senders with the commit. */
export const DELIVERIES_PART = (all: string): string =>
  `posted as (${insertText(all, `pg_notify('topics', '${payloadOf(DUE_TOPIC, {})}')`)})`;

/** Serializes new callbacks with an erasure of the same subject, so that callbacks always see it. */
export const SUBJECT_LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 7311))';

/** After an erasure, bodies are rebuilt from the current record, and callbacks are given up. */
const FORGET = `
  update identity.delivery set body = null, url = null,
    state = case when purpose = 'callback' then 'dead' else state end,
    last_error = case when purpose = 'callback' then 'guest_erased' else last_error end,
    claim = case when purpose = 'callback' then null else claim end,
    claimed_until = case when purpose = 'callback' then null else claimed_until end
  where event_account_id = $1 and subject_id = $2 and body is not null`;

/**
 * The deliveries of these events. Account events also go to the ancestors' webhooks: a new child account cannot have
 * registered one yet.
 */
export async function deliveriesOf(client: pg.ClientBase, events: readonly PostedEvent[]): Promise<ToDeliver[]> {
  const all: ToDeliver[] = [];
  for (const { accountId, id, sequence, type, subjectId, payload, occurredAt, traceparent } of events) {
    const webhookKey = categoryOf(type);
    if (!webhookKey) continue;
    const above = webhookKey === 'account_webhook_url' ? await findAncestorIds(client, accountId) : [];
    const event = { accountId, id, sequence, type, subjectId, payload, occurredAt, traceparent: traceparent ?? null };
    all.push({ ...event, webhookKey, listeners: [accountId, ...above], purpose: 'event' });
  }
  return all;
}

/** Removes the guest's data from deliveries about an erased guest. */
export async function forgetInDeliveries(
  client: pg.ClientBase,
  { accountId, subjectId }: Pick<PostedEvent, 'accountId' | 'subjectId'>,
): Promise<void> {
  await client.query(SUBJECT_LOCK, [subjectId]);
  await client.query(FORGET, [accountId, subjectId]);
}
