import type pg from 'pg';
import type { Taken } from '#kit/queue/outbox.js';
import type { WithParts } from '#kit/store/parts-of-statement.js';
import { DELIVERIES_PART, deliveriesOf } from '../../webhook/delivery/keep-deliveries.js';
import { AUDIT_PARTS, type AuditEnd, auditEntries } from '../audit/keep-audit.js';

export interface KeptEvent {
  id: string;
  accountId: string;
  sequence: number;
  type: string;
  subjectId: string;
  traceparent?: string | null;
}

/** The end of an account's log: the number of its last event and the last entry of its audit trail. */
export interface LogEnd {
  last: number;
  audit: AuditEnd | null;
}

/** Expression for the LogEnd of the account `a.id`. */
export const LOG_END = `jsonb_build_object(
    'last', coalesce((select c.last from identity.event_counter c where c.account_id = a.id), 0),
    'audit', (select jsonb_build_object('sequence', h.sequence, 'hash', h.hash, 'eventsBefore', h.events_before)
      from identity.audit_head h where h.account_id = a.id))`;

/** The messages are sent with the commit: the part that ends the audit trail selects from `told`. */
const KEEP = `
  told as materialized (select count(pg_notify('topics', m)) from unnest($1::text[]) m),
  counted as (
    insert into identity.event_counter (account_id, last)
    select "accountId", last from jsonb_to_recordset($2::jsonb) as c("accountId" uuid, last bigint)
    on conflict (account_id) do update set last = excluded.last
  ), logged as (
    insert into identity.event (account_id, sequence, id, type, subject_id, payload, occurred_at)
    select "accountId", sequence, id, type, "subjectId", payload, "occurredAt"
    from jsonb_to_recordset($3::jsonb) as e("accountId" uuid, sequence bigint, id uuid, type text, "subjectId" text,
      payload jsonb, "occurredAt" timestamptz)
  ), ${AUDIT_PARTS('$4', '$5', 'told')}, ${DELIVERIES_PART('$6')}`;

export interface ToKeep {
  kept: KeptEvent[];
  /** Writes them, and sends these messages with the commit. */
  writing(messages: string[]): WithParts;
}

/**
 * Numbers events without gaps per account, and returns what appends them to the event log together with their webhook
 * deliveries and audit entries. There is a single writer, because the outbox lock is held.
 */
export async function keepEvents(client: pg.ClientBase, taken: Taken<LogEnd>[]): Promise<ToKeep> {
  const lasts = new Map<string, number>();
  const numbered = taken.map((one) => {
    if (one.auditOnly) return { ...one, sequence: null };
    const sequence = (lasts.get(one.accountId) ?? one.end.last) + 1;
    lasts.set(one.accountId, sequence);
    return { ...one, sequence };
  });
  const events = numbered.flatMap(({ sequence, ...one }) => (sequence === null ? [] : [{ ...one, sequence }]));
  const { entries, ends } = auditEntries(numbered);
  const counters = [...lasts].map(([accountId, last]) => ({ accountId, last }));
  const logged = events.map(({ accountId, sequence, id, type, subjectId, payload, occurredAt }) => ({
    accountId,
    sequence,
    id,
    type,
    subjectId,
    payload,
    occurredAt,
  }));
  const rows = [counters, logged, entries, ends, await deliveriesOf(client, events)];
  const json = rows.map((some) => JSON.stringify(some));
  return {
    kept: events.map(({ id, accountId, sequence, type, subjectId, traceparent }) => ({
      id,
      accountId,
      sequence,
      type,
      subjectId,
      traceparent: traceparent ?? null,
    })),
    writing: (messages) => ({ text: KEEP, values: [messages, ...json] }),
  };
}
