import type pg from 'pg';
import type { Announced } from '#kit/queue/outbox.js';
import { keepDeliveries } from '../../webhook/delivery/keep-deliveries.js';
import { keepAudit } from '../audit/keep-audit.js';

export interface KeptEvent {
  id: string;
  accountId: string;
  sequence: number;
  type: string;
  subjectId: string;
  traceparent?: string | null;
}

const KEEP = `
  with waiting as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::timestamptz[])
      with ordinality as w(id, account_id, type, subject_id, payload, occurred_at, n)
  ), counted as (
    insert into identity.event_counter as c (account_id, last)
      select account_id, count(*) from waiting group by account_id
    on conflict (account_id) do update set last = c.last + excluded.last
    returning account_id, last
  )
  insert into identity.event (account_id, sequence, id, type, subject_id, payload, occurred_at)
    select w.account_id,
      c.last - count(*) over (partition by w.account_id) + row_number() over (partition by w.account_id order by w.n),
      w.id, w.type, w.subject_id, w.payload, w.occurred_at
    from waiting w join counted c on c.account_id = w.account_id order by w.n
  returning id, account_id as "accountId", sequence::int, type, subject_id as "subjectId"`;

/**
 * Moves announcements from the outbox to the event log, with gap-free sequence numbers per account, and adds webhook
 * deliveries and audit entries, in the caller's transaction.
 */
export async function keepEvents(client: pg.PoolClient, waiting: Announced[]): Promise<KeptEvent[]> {
  const kept = await number(
    client,
    waiting.filter(({ auditOnly }) => !auditOnly),
  );
  const traces = new Map(waiting.map(({ id, traceparent }) => [id, traceparent]));
  const sequences = new Map(kept.map(({ id, sequence }) => [id, sequence]));
  await keepAudit(
    client,
    waiting.map((announced) => ({ announced, eventSequence: sequences.get(announced.id) ?? null })),
  );
  await keepDeliveries(
    client,
    waiting.flatMap((one) => {
      const sequence = sequences.get(one.id);
      return sequence === undefined ? [] : [{ ...one, sequence }];
    }),
  );
  return kept.map((event) => ({ ...event, traceparent: traces.get(event.id) ?? null }));
}

async function number(client: pg.PoolClient, waiting: Announced[]): Promise<KeptEvent[]> {
  if (waiting.length === 0) return [];
  const column = <T>(pick: (one: Announced) => T) => waiting.map(pick);
  const { rows } = await client.query<KeptEvent>(KEEP, [
    column((one) => one.id),
    column((one) => one.accountId),
    column((one) => one.type),
    column((one) => one.subjectId),
    column((one) => JSON.stringify(one.payload)),
    column((one) => one.occurredAt),
  ]);
  return rows;
}
