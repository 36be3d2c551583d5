import type pg from 'pg';
import { timeText } from '../store/time-text.js';
import { type FailedOf, type GivenUpJob, subjectsIn } from './given-up.js';

/** Announcements that are set aside within a minute at most. With more the fault is the service's own, and events wait for its repair. */
export const MAX_SET_ASIDE_PER_MINUTE = 100;

/** What is set aside of an account is found without reading what waits; part of the outbox's SQL, in a `do` block. */
export const SET_ASIDE_INDEX_SQL = `
    if to_regclass('outbox.announcement_set_aside') is null then
      create index announcement_set_aside on outbox.announcement (account_id, set_aside_at) where set_aside_at is not null;
    end if;`;

/** The name under which they stand among failed jobs. */
export const WRITE_EVENT = 'write-event';

/** An announcement that the event log could not take. */
export interface SetAside {
  id: string;
  type: string;
  /** SQLSTATE of the refusal. */
  code: string;
}

/** More announcements are refused than may be set aside in a minute. `code` is the SQLSTATE of the last refusal. */
export class TooManyRefused extends Error {
  override readonly name = 'TooManyRefused';
  readonly code: string;

  constructor(cause: Error & { code: string }) {
    super('Too many events failed within a minute: no more are set aside until it has passed.', { cause });
    this.code = cause.code;
  }
}

/** Whether PostgreSQL refused a value or a reference: SQLSTATE class 22 (data exception) or 23 (integrity constraint violation). */
export function isUnkeepable(error: unknown): error is Error & { code: string } {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}

const SET_ASIDE = 'update outbox.announcement set set_aside_at = now(), set_aside_code = $2 where position = $1';

/** Leaves it in the outbox, where nothing writes it out until it is retried. */
export async function setAside(client: pg.ClientBase, { position }: { position: string }, code: string): Promise<void> {
  await client.query(SET_ASIDE, [position, code]);
}

/** How many were set aside within the last minute and not retried since. */
export async function setAsideLately(client: pg.ClientBase): Promise<number> {
  const text = `
    select count(*)::int as many from outbox.announcement where set_aside_at > clock_timestamp() - interval '1 minute'`;
  return (await client.query<{ many: number }>(text)).rows[0]!.many;
}

const OF_ACCOUNT = `
  select id, ${subjectsIn('payload', '$3')},
    set_aside_code as reason, ${timeText('occurred_at')} as "queuedAt", ${timeText('set_aside_at')} as "failedAt"
  from outbox.announcement where account_id = $1 and set_aside_at is not null order by set_aside_at desc, id limit $2`;

/** Lists what was set aside of an account, the latest first, as failed jobs are listed. */
export async function setAsideOf(pool: pg.Pool, { accountId, most, members }: FailedOf): Promise<GivenUpJob[]> {
  type Row = Omit<GivenUpJob, 'name' | 'attempts' | 'queuedAt' | 'failedAt'> & { queuedAt: string; failedAt: string };
  const { rows } = await pool.query<Row>(OF_ACCOUNT, [accountId, most, members]);
  return rows.map((row) => ({
    ...row,
    name: WRITE_EVENT,
    attempts: 1,
    queuedAt: new Date(row.queuedAt),
    failedAt: new Date(row.failedAt),
  }));
}

const RETRY = `
  update outbox.announcement set set_aside_at = null, set_aside_code = null
  where account_id = $1 and id = any($2::uuid[]) and set_aside_at is not null`;

/** Has them written out again, ahead of what waits. Returns how many of the ids were set aside. */
export async function retrySetAside(pool: pg.Pool, accountId: string, ids: string[]): Promise<number> {
  return (await pool.query(RETRY, [accountId, ids])).rowCount ?? 0;
}
