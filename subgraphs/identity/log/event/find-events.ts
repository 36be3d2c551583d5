import type pg from 'pg';
import type { Reads } from '#kit/store/replicas.js';
import type { AccountSequence, Event } from './event.type.js';

/** A row of the event log. */
export interface StoredEvent extends Omit<Event, 'reservation' | 'members'> {
  payload: { reservationId?: string } & Record<string, string>;
}

/** Columns of the event log, with table alias `t`. */
export const EVENT_COLUMNS: Record<keyof StoredEvent, string> = {
  sequence: 't.sequence::int',
  id: 't.id',
  accountId: 't.account_id',
  type: 't.type',
  payload: 't.payload',
  occurredAt: 't.occurred_at',
};

/** Older events may still be stored, but are not returned. */
export const EVENT_SHOWN = `t.occurred_at > now() - interval '30 days'`;

/** Reads account by account in index order, so that no more rows are read than requested. */
const TEXT = `
  select ${Object.entries(EVENT_COLUMNS)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ')}
  from unnest($1::uuid[]) a(id) cross join lateral (
    select * from identity.event t
    where t.account_id = a.id and t.sequence > $2 and ${EVENT_SHOWN}
      and ($3::text is null or t.subject_id = $3) and ($4::text[] is null or t.type = any($4))
    order by t.sequence limit $5) t
  order by t.sequence, t.account_id limit $5`;

export interface EventQuery {
  accountIds: string[];
  after: number;
  subjectId: string | null;
  types: string[] | null;
  /** At most 500; below 1 returns nothing. */
  limit: number;
}

/** Returns events of the last 30 days after a sequence number, in order. */
export async function findEvents(reads: Reads, query: EventQuery): Promise<Event[]> {
  const { accountIds, after, subjectId, types, limit } = query;
  const values = [accountIds, after, subjectId, types, Math.min(500, Math.max(0, limit))];
  const { rows } = await reads.query<StoredEvent>({ name: 'events', text: TEXT, values });
  return rows.map(shownEvent);
}

/** Returns the GraphQL fields of an event. */
export function shownEvent({ payload, ...event }: StoredEvent): Event {
  return {
    ...event,
    occurredAt: new Date(event.occurredAt),
    members: Object.entries(payload).map(([name, value]) => ({ name, value })),
    reservation: payload.reservationId ? { id: payload.reservationId } : null,
  };
}

/** Returns the latest sequence number of an account; 0 without events or without an account. */
export async function findLastSequence(reads: Reads, accountId: string | null): Promise<number> {
  const text = 'select last::int from identity.event_counter where account_id = $1';
  const { rows } = await reads.query<{ last: number }>({ name: 'last-event', text, values: [accountId] });
  return rows[0]?.last ?? 0;
}

const FIRSTS = `
  select a.id as "accountId", coalesce(first.sequence, c.last + 1, 1)::int as sequence
  from unnest($1::uuid[]) a(id) left join identity.event_counter c on c.account_id = a.id
  left join lateral (
    select t.sequence from identity.event t where t.account_id = a.id and ${EVENT_SHOWN} order by t.sequence limit 1
  ) first on true`;

/** Returns the oldest available sequence number of each account; the latest plus 1 if there is none. */
export async function findFirstSequences(pool: pg.Pool, accountIds: readonly string[]): Promise<number[]> {
  const { rows } = await pool.query<AccountSequence>({ name: 'first-events', text: FIRSTS, values: [accountIds] });
  const firsts = new Map(rows.map(({ accountId, sequence }) => [accountId, sequence]));
  return accountIds.map((id) => firsts.get(id)!);
}

/** Returns the latest sequence number of each account; 0 without events. */
export async function findLastSequences(reads: Reads, accountIds: string[]): Promise<AccountSequence[]> {
  const text = `select a.id as "accountId", coalesce(c.last, 0)::int as sequence
    from unnest($1::uuid[]) a(id) left join identity.event_counter c on c.account_id = a.id`;
  return (await reads.query<AccountSequence>({ name: 'last-events', text, values: [accountIds] })).rows;
}
