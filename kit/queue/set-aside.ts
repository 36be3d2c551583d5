import type pg from 'pg';

/** Maximum number of events set aside per minute. Beyond that the service itself is at fault, and events wait for a fix. */
export const MAX_SET_ASIDE_PER_MINUTE = 100;

/** Index to list an account's set-aside events without reading the whole outbox; runs in a `do` block. */
export const SET_ASIDE_INDEX_SQL = `
    if to_regclass('outbox.announcement_set_aside') is null then
      create index announcement_set_aside on outbox.announcement (account_id, set_aside_at) where set_aside_at is not null;
    end if;`;

/** The kind under which they are listed among failed jobs. */
export const WRITE_EVENT = 'write-event';

/** An event that the event log rejected. */
export interface SetAside {
  id: string;
  type: string;
  /** SQLSTATE of the error. */
  code: string;
}

/** The limit of set-aside events per minute is exceeded. `code` is the SQLSTATE of the last error. */
export class TooManyRefused extends Error {
  override readonly name = 'TooManyRefused';
  readonly code: string;

  constructor(cause: Error & { code: string }) {
    super('Too many events failed within a minute: no more are set aside until it has passed.', { cause });
    this.code = cause.code;
  }
}

/** Whether PostgreSQL rejected the data itself: SQLSTATE class 22 (data exception) or 23 (constraint violation). */
export function isUnkeepable(error: unknown): error is Error & { code: string } {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}

const SET_ASIDE = 'update outbox.announcement set set_aside_at = now(), set_aside_code = $2 where position = $1';

/** Keeps the event in the outbox, unpublished until it is retried. */
export async function setAside(client: pg.ClientBase, { position }: { position: string }, code: string): Promise<void> {
  await client.query(SET_ASIDE, [position, code]);
}

/** Number of events set aside within the last minute and not retried since. */
export async function setAsideLately(client: pg.ClientBase): Promise<number> {
  const text = `
    select count(*)::int as many from outbox.announcement where set_aside_at > clock_timestamp() - interval '1 minute'`;
  return (await client.query<{ many: number }>(text)).rows[0]!.many;
}

const RETRY = `
  update outbox.announcement set set_aside_at = null, set_aside_code = null
  where account_id = $1 and id = any($2::uuid[]) and set_aside_at is not null`;

/** Retries them ahead of other events. Returns how many of the IDs were set aside. */
export async function retrySetAside(pool: pg.Pool, accountId: string, ids: string[]): Promise<number> {
  return (await pool.query(RETRY, [accountId, ids])).rowCount ?? 0;
}
