import type pg from 'pg';
import type { Reads } from '#kit/store/replicas.js';
import type { AccountSequence, Event } from './event.type.js';

/** A row of the log as it is read. */
export interface StoredEvent extends Omit<Event, 'reservation' | 'members'> {
  payload: { reservationId?: string } & Record<string, string>;
}

/** Columns of the log over the table `t`. */
export const EVENT_COLUMNS: Record<keyof StoredEvent, string> = {
  sequence: 't.sequence::int',
  id: 't.id',
  accountId: 't.account_id',
  type: 't.type',
  payload: 't.payload',
  occurredAt: 't.occurred_at',
};

/** What is older may still be there, and is not shown. */
export const EVENT_SHOWN = `t.occurred_at > now() - interval '30 days'`;

/** Account by account, each in the order of its index: no more rows are read than are asked for. */
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
  /** At most 500; none where it is below 1. */
  limit: number;
}

/** Events of the last 30 days after a sequence number, in order. */
export async function findEvents(reads: Reads, query: EventQuery): Promise<Event[]> {
  const { accountIds, after, subjectId, types, limit } = query;
  const values = [accountIds, after, subjectId, types, Math.min(500, Math.max(0, limit))];
  const { rows } = await reads.query<StoredEvent>({ name: 'events', text: TEXT, values });
  return rows.map(shownEvent);
}

/** An event as the graph shows it. */
export function shownEvent({ payload, ...event }: StoredEvent): Event {
  return {
    ...event,
    occurredAt: new Date(event.occurredAt),
    members: Object.entries(payload).map(([name, value]) => ({ name, value })),
    reservation: payload.reservationId ? { id: payload.reservationId } : null,
  };
}

/** The last sequence number of an account; 0 where nothing has happened, and for no account. */
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

/** The number of the oldest event that is kept of each account; one above the last where none is kept. */
export async function findFirstSequences(pool: pg.Pool, accountIds: readonly string[]): Promise<number[]> {
  const { rows } = await pool.query<AccountSequence>({ name: 'first-events', text: FIRSTS, values: [accountIds] });
  const firsts = new Map(rows.map(({ accountId, sequence }) => [accountId, sequence]));
  return accountIds.map((id) => firsts.get(id)!);
}

/** The last sequence number of each account, 0 where nothing has happened. */
export async function findLastSequences(reads: Reads, accountIds: string[]): Promise<AccountSequence[]> {
  const text = `select a.id as "accountId", coalesce(c.last, 0)::int as sequence
    from unnest($1::uuid[]) a(id) left join identity.event_counter c on c.account_id = a.id`;
  return (await reads.query<AccountSequence>({ name: 'last-events', text, values: [accountIds] })).rows;
}
