import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { newId } from '../id.js';
import { traceparentInForce } from '../process/trace/span.js';
import { actorOf } from '../store/actor.js';
import { ask } from '../store/fence/scoped-em.js';
import type { Connection } from '../store/connection.js';
import { prepared } from '../store/prepared.js';
import { anyWaits, beat, HEARTBEAT_SQL } from './event-flow.js';
import { SET_ASIDE_INDEX_SQL, type SetAside, isUnkeepable, setAside, setAsideLately } from './set-aside.js';
import { MAX_SET_ASIDE_PER_MINUTE, TooManyRefused } from './set-aside.js';
import { type SealedActor, sealedActor } from './sealed-actor.js';
import { payloadOf } from './topics.js';

/** An event to be published: IDs and states, never personal data. */
export interface Announcement {
  type: string;
  subjectId: string;
  payload: Record<string, unknown>;
}

export interface Announced extends Announcement {
  id: string;
  accountId: string;
  occurredAt: Date;
  actor: SealedActor;
  /** Only for the audit trail, not published as an event. */
  auditOnly: boolean;
  /** The trace of the event, for follow-up work; null if it is not traced. */
  traceparent?: string | null;
}

/** The outbox table and its heartbeat. Created by the process that runs the migrations. */
export const OUTBOX_SQL = `
  create schema if not exists outbox;
  create table if not exists outbox.announcement (
    position bigint generated always as identity primary key,
    id uuid not null,
    account_id uuid not null,
    type text not null,
    subject_id text not null,
    payload jsonb not null,
    occurred_at timestamptz not null
  );
  do $$ begin
    if not exists (select from pg_attribute where attrelid = 'outbox.announcement'::regclass and attname = 'actor') then
      alter table outbox.announcement
        add column actor jsonb not null default '{"kind": "service"}', add column audit_only boolean not null default false;
    end if;
    if not exists (select from pg_attribute where attrelid = 'outbox.announcement'::regclass and attname = 'traceparent') then
      alter table outbox.announcement add column traceparent text;
    end if;
    if not exists (select from pg_attribute where attrelid = 'outbox.announcement'::regclass and attname = 'set_aside_at') then
      alter table outbox.announcement add column set_aside_at timestamptz, add column set_aside_code text;
    end if;
    ${SET_ASIDE_INDEX_SQL}
  end $$;
  ${HEARTBEAT_SQL}`;

/** Adds an event to the outbox within the caller's transaction: it is committed or rolled back with it. */
export function announce(tx: EntityManager, accountId: string, what: Announcement): Promise<void> {
  return put(tx, [{ accountId, ...what }], false);
}

/** The same for several events in order, in one statement. */
export function announceAll(tx: EntityManager, all: readonly AnnouncementOf[]): Promise<void> {
  return put(tx, all, false);
}

/** The same for audit entries that are not events, such as viewing a document; also works outside a transaction. */
export function audit(em: EntityManager, accountId: string, what: Announcement): Promise<void> {
  return put(em, [{ accountId, ...what }], true);
}

type AnnouncementOf = Announcement & { accountId: string };

/** Published with each commit that announces events. */
export const OUTBOX_TOPIC = 'outbox';
const ANNOUNCED = payloadOf(OUTBOX_TOPIC, {});

/** SQL: adds events to the outbox, given as the JSON of `announcements`, if the condition holds, and notifies its reader. */
export const announcing = (json: string, condition = 'true'): string => `
  insert into outbox.announcement (id, account_id, type, subject_id, payload, occurred_at, actor, audit_only, traceparent)
  select * from jsonb_to_recordset(${json}::jsonb) as what(id uuid, "accountId" uuid, type text, "subjectId" text,
    payload jsonb, "occurredAt" timestamptz, actor jsonb, "auditOnly" boolean, traceparent text)
  where ${condition}
  returning pg_notify('topics', '${ANNOUNCED}')`;

const PUT = prepared(announcing('$1'));

/** Events in the form that `announcing` reads, with the entity manager's actor. */
export function announcements(em: EntityManager, all: readonly AnnouncementOf[], auditOnly = false): string {
  const who = actorOf(em);
  const occurredAt = new Date();
  const traceparent = traceparentInForce() ?? null;
  const rows = all.map((what) => {
    const id = newId();
    return {
      ...what,
      id,
      actor: sealedActor(who, { accountId: what.accountId, id }),
      occurredAt,
      auditOnly,
      traceparent,
    };
  });
  return JSON.stringify(rows);
}

async function put(em: EntityManager, all: readonly AnnouncementOf[], auditOnly: boolean): Promise<void> {
  if (all.length > 0) await ask(em, PUT, [announcements(em, all, auditOnly)]);
}

const COLUMNS = `position::text, id, account_id as "accountId", type, subject_id as "subjectId", payload,
    occurred_at as "occurredAt", actor, audit_only as "auditOnly", traceparent`;

/** Most events that one transaction writes. */
export const MOST_AT_ONCE = 200;

const FIRST = `
  position in (select position from outbox.announcement where set_aside_at is null order by position limit ${MOST_AT_ONCE})`;

/** Removes events from the outbox and reads the end of their account's log. */
const taking = (which: string, end: string): string =>
  prepared(`
  with taken as (delete from outbox.announcement where ${which} returning ${COLUMNS}),
    ends as (select a.id, ${end} as "end" from (select distinct "accountId" from taken) a(id))
  select taken.*, ends."end" from taken join ends on ends.id = taken."accountId"`);

/** A removed event, with the end of its account's log. */
export type Taken<End> = Announced & { end: End };
type Waiting<End> = Taken<End> & { position: string };

/** The event log: an SQL expression for the end of the log of the account `a.id`, and what appends events to it. */
export interface EventLog<End, Written> {
  end: string;
  keep(client: pg.PoolClient, taken: Taken<End>[]): Promise<Written[]>;
}

/**
 * Moves events from the outbox to the event log, in one transaction; only one process does it at a time. Returns the
 * written events in order; empty if there were none or another process is doing it. An event with invalid content is
 * set aside, so that later ones are not blocked; `onSetAside` is called after the commit. Throws TooManyRefused if that
 * would be more than MAX_SET_ASIDE_PER_MINUTE; nothing is written or set aside then. `announced`: a notification has said
 * that events wait, so the outbox is not checked first.
 */
export async function writeOut<End, Written>(
  pool: pg.Pool,
  eventLog: EventLog<End, Written>,
  onSetAside: (one: SetAside) => void,
  announced: boolean,
): Promise<Written[]> {
  // Runs every five seconds when idle: one statement, no transaction.
  if (!announced && !(await anyWaits(pool))) return [];
  try {
    return await aloneAtOutbox(pool, async (client) => {
      const { rows } = await client.query<Waiting<End>>(taking(FIRST, eventLog.end), []);
      rows.sort((a, b) => Number(a.position) - Number(b.position));
      return rows.length === 0 ? [] : eventLog.keep(client, rows);
    });
  } catch (error) {
    if (!isUnkeepable(error)) throw error;
    const aside: SetAside[] = [];
    const written = await aloneAtOutbox(pool, (client) => writeSingly(client, eventLog, aside));
    for (const one of aside) onSetAside(one);
    return written;
  }
}

/**
 * Longest wait for a statement in the transaction, in ms. No other process publishes events meanwhile, so a silent
 * connection must not hold the lock for long.
 */
const SILENCE_MS = 8_000;

/** Runs `work` in its own transaction, unless another process holds the lock of the outbox. */
async function aloneAtOutbox<Written>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Written[]>,
): Promise<Written[]> {
  const client = await pool.connect();
  (client as unknown as Connection).limitMs = SILENCE_MS;
  try {
    await client.query('begin');
    const lock = await client.query<{ mine: boolean }>(`select pg_try_advisory_xact_lock(7301) as mine`);
    const isMine = lock.rows[0]?.mine === true;
    const written = isMine ? await work(client) : [];
    await client.query('commit');
    if (isMine) await beat(pool);
    return written;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

// Orders by the column, not by the selected text of it: 9 comes before 10.
const NEXT = `
  select position::text, id, type from outbox.announcement a where set_aside_at is null order by a.position limit ${MOST_AT_ONCE}`;

/** Writes events one by one, each with a savepoint, so that only invalid ones fail; those are added to `aside`. */
async function writeSingly<End, Written>(
  client: pg.PoolClient,
  { end, keep }: EventLog<End, Written>,
  aside: SetAside[],
): Promise<Written[]> {
  const { rows } = await client.query<{ position: string; id: string; type: string }>(NEXT);
  const written: Written[] = [];
  const before = await setAsideLately(client);
  for (const row of rows) {
    await client.query('savepoint one');
    try {
      const taken = await client.query<Waiting<End>>(taking('position = $1', end), [row.position]);
      written.push(...(await keep(client, taken.rows)));
      await client.query('release savepoint one');
    } catch (error) {
      if (!isUnkeepable(error)) throw error;
      if (before + aside.length >= MAX_SET_ASIDE_PER_MINUTE) throw new TooManyRefused(error);
      await client.query('rollback to savepoint one');
      await setAside(client, row, error.code);
      aside.push({ id: row.id, type: row.type, code: error.code });
    }
  }
  return written;
}
