import type pg from 'pg';
import { connect } from '#kit/graph/connect.js';
import type { Connection } from '#kit/graph/connection.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import type { Add, SortOrder } from '#kit/graph/keyset.js';
import type { Reads } from '#kit/store/replicas.js';
import { subjectOf } from './subject-of.js';
import type { AccountSequence, Event } from './event.type.js';

/** A row of the event log. */
export interface StoredEvent extends Omit<Event, 'reservation' | 'subject'> {
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

const COLUMNS = Object.entries(EVENT_COLUMNS)
  .map(([name, sql]) => `${sql} as "${name}"`)
  .join(', ');

/** Older events may still be stored, but are not returned. */
export const EVENT_SHOWN = `t.occurred_at > now() - interval '30 days'`;

/** Reads account by account in index order, so that no more rows are read than requested. */
const TEXT = `
  select ${COLUMNS}
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
  const values = [accountIds, after, subjectId, types, limited(limit)];
  const { rows } = await reads.query<StoredEvent>({ name: 'events', text: TEXT, values });
  return rows.map(shownEvent);
}

const IN_SEQUENCE: SortOrder = { keys: [{ sql: 't.sequence', type: 'bigint' }], direction: 'asc' };

/** Returns events of one account by cursor, in order. The caller checks that the viewer may see it. Throws BAD_INPUT. */
export function connectEvents(
  reads: Reads,
  { accountId, subjectId, types }: Pick<EventPage, 'accountId' | 'subjectId' | 'types'>,
  page: PageArgs,
): Promise<Connection<Event>> {
  const list = {
    table: 'identity.event',
    columns: EVENT_COLUMNS,
    order: IN_SEQUENCE,
    accountIds: [accountId],
    where: (add: Add) => [
      EVENT_SHOWN,
      ...(subjectId === null ? [] : [`t.subject_id = ${add(subjectId)}`]),
      ...(types === null ? [] : [`t.type = any(${add(types)}::text[])`]),
    ],
  };
  return connect(reads, list, page, shownEvent);
}

/** Returns the GraphQL fields of an event. */
export function shownEvent({ payload, ...event }: StoredEvent): Event {
  return {
    ...event,
    occurredAt: new Date(event.occurredAt),
    subject: subjectOf(event.type, payload),
    reservation: payload.reservationId ? { id: payload.reservationId } : null,
  };
}

/** A page of one account's events. */
export interface EventPage extends Omit<EventQuery, 'accountIds'> {
  accountId: string;
}

/** With a subject, its index is used: the condition stands alone. */
const pagesText = (ofSubject: boolean): string => `
  select w.n::int as "_n", ${COLUMNS}
  from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::int[], $6::int[])
    as w(account_id, after, subject_id, types, size, n) cross join lateral (
    select * from identity.event t
    where t.account_id = w.account_id and t.sequence > w.after and ${EVENT_SHOWN}
      ${ofSubject ? 'and t.subject_id = w.subject_id' : ''}
      and (w.types is null or t.type = any(string_to_array(w.types, ',')))
    order by t.sequence limit w.size) t
  order by w.n, t.sequence`;

const PAGES = { name: 'event-pages', text: pagesText(false) };
const PAGES_OF_SUBJECT = { name: 'event-pages-of-subject', text: pagesText(true) };

/** Returns several such pages in at most two statements. The caller limits the statements to the accounts. */
export async function findEventPages(reads: Reads, pages: readonly EventPage[]): Promise<Event[][]> {
  const found: Event[][] = pages.map(() => []);
  const numbered = pages.map((page, n) => ({ page, n }));
  const read = async (statement: typeof PAGES, some: typeof numbered): Promise<void> => {
    if (some.length === 0) return;
    const values = [
      some.map(({ page }) => page.accountId),
      some.map(({ page }) => page.after),
      some.map(({ page }) => page.subjectId),
      some.map(({ page }) => page.types?.join() ?? null),
      some.map(({ page }) => limited(page.limit)),
      some.map(({ n }) => n),
    ];
    const { rows } = await reads.query<StoredEvent & { _n: number }>({ ...statement, values });
    for (const { _n, ...event } of rows) found[_n]!.push(shownEvent(event));
  };
  await Promise.all([
    read(
      PAGES,
      numbered.filter(({ page }) => page.subjectId === null),
    ),
    read(
      PAGES_OF_SUBJECT,
      numbered.filter(({ page }) => page.subjectId !== null),
    ),
  ]);
  return found;
}

const limited = (limit: number): number => Math.min(500, Math.max(0, limit));

const FIRSTS = `
  select a.id as "accountId", coalesce(first.sequence, c.last + 1, 1)::int as sequence
  from unnest($1::uuid[]) a(id) left join identity.event_counter c on c.account_id = a.id
  left join lateral (
    select t.sequence from identity.event t where t.account_id = a.id and ${EVENT_SHOWN} order by t.sequence limit 1
  ) first on true`;

/** Returns the oldest available sequence number of each account; the latest plus 1 if there is none. */
export async function findFirstSequences(pool: pg.Pool, accountIds: readonly string[]): Promise<number[]> {
  const values = [[...new Set(accountIds)]];
  const { rows } = await pool.query<AccountSequence>({ name: 'first-events', text: FIRSTS, values });
  const firsts = new Map(rows.map(({ accountId, sequence }) => [accountId, sequence]));
  return accountIds.map((id) => firsts.get(id)!);
}

/** Returns the latest sequence number of each account; 0 without events. */
export async function findLastSequences(reads: Reads, accountIds: readonly string[]): Promise<number[]> {
  const text = `select a.id as "accountId", coalesce(c.last, 0)::int as sequence
    from unnest($1::uuid[]) a(id) left join identity.event_counter c on c.account_id = a.id`;
  const values = [[...new Set(accountIds)]];
  const { rows } = await reads.query<AccountSequence>({ name: 'last-events', text, values });
  const lasts = new Map(rows.map(({ accountId, sequence }) => [accountId, sequence]));
  return accountIds.map((id) => lasts.get(id) ?? 0);
}
