import type pg from 'pg';
import type { AccountSequence, Event } from './event.type.js';

interface StoredEvent extends Omit<Event, 'reservation' | 'members'> {
  payload: { reservationId?: string } & Record<string, string>;
}

const TEXT = `
  select sequence::int, id, account_id as "accountId", type, payload, occurred_at as "occurredAt"
  from identity.event
  where account_id = any($1::uuid[]) and sequence > $2 and occurred_at > now() - interval '30 days'
    and ($3::text is null or subject_id = $3) and ($4::text[] is null or type = any($4))
  order by sequence limit $5`;

export interface EventQuery {
  accountIds: string[];
  after: number;
  subjectId: string | null;
  types: string[] | null;
  /** At most 500; none where it is below 1. */
  limit: number;
}

/** Events of the last 30 days after a sequence number, in order. */
export async function findEvents(pool: pg.Pool, query: EventQuery): Promise<Event[]> {
  const { accountIds, after, subjectId, types, limit } = query;
  const values = [accountIds, after, subjectId, types, Math.min(500, Math.max(0, limit))];
  const { rows } = await pool.query<StoredEvent>({ name: 'events', text: TEXT, values });
  return rows.map(({ payload, ...event }) => ({
    ...event,
    occurredAt: new Date(event.occurredAt),
    members: Object.entries(payload).map(([name, value]) => ({ name, value })),
    reservation: payload.reservationId ? { id: payload.reservationId } : null,
  }));
}

/** The last sequence number of an account; 0 where nothing has happened, and for no account. */
export async function findLastSequence(pool: pg.Pool, accountId: string | null): Promise<number> {
  const text = 'select last::int from identity.event_counter where account_id = $1';
  const { rows } = await pool.query<{ last: number }>({ name: 'last-event', text, values: [accountId] });
  return rows[0]?.last ?? 0;
}

/** The last sequence number of each account, 0 where nothing has happened. */
export async function findLastSequences(pool: pg.Pool, accountIds: string[]): Promise<AccountSequence[]> {
  const text = `select a.id as "accountId", coalesce(c.last, 0)::int as sequence
    from unnest($1::uuid[]) a(id) left join identity.event_counter c on c.account_id = a.id`;
  return (await pool.query<AccountSequence>({ name: 'last-events', text, values: [accountIds] })).rows;
}
