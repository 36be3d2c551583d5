import type pg from 'pg';

/** Last time a worker reported on the outbox; created with the outbox. */
export const HEARTBEAT_SQL = `
  create unlogged table if not exists outbox.heartbeat (
    only_one boolean primary key default true check (only_one),
    seen_at timestamptz not null
  );`;

const BEAT_MS = 5_000;
const beats = new WeakMap<pg.Pool, number>();

/** Stores the report, unless another worker has just done so. `row`: a row to insert, or a query of it. */
const beating = (row: string): string => `
  insert into outbox.heartbeat as h (seen_at) ${row}
  on conflict (only_one) do update set seen_at = now() where h.seen_at < now() - interval '1 second'`;

const BEAT = { text: beating('values (now())'), query_timeout: 3_000 };

const isDue = (pool: pg.Pool): boolean => Date.now() - (beats.get(pool) ?? 0) >= BEAT_MS;

/** Reports that the outbox is being published, at most every five seconds. */
export async function beat(pool: pg.Pool): Promise<void> {
  if (!isDue(pool)) return;
  beats.set(pool, Date.now());
  await pool.query(BEAT);
}

const FIRST_WAITING = 'select from outbox.announcement where set_aside_at is null order by position limit 1';
const WAITING = { name: 'outbox-waiting', text: FIRST_WAITING, query_timeout: 3_000 };
const WAITING_OR_BEAT = {
  name: 'outbox-waiting-or-beat',
  text: `
    with waiting as (${FIRST_WAITING}),
      beat as (${beating('select now() where not exists (select from waiting)')})
    select from waiting`,
  query_timeout: 3_000,
};

/**
 * Whether the outbox has events; if not, it also reports, as `beat` does. Does not wait for an unresponsive server:
 * events flow once it responds.
 */
export async function anyWaits(pool: pg.Pool): Promise<boolean> {
  const reports = isDue(pool);
  const { rowCount } = await pool.query(reports ? WAITING_OR_BEAT : WAITING);
  if (reports && rowCount === 0) beats.set(pool, Date.now());
  return rowCount !== 0;
}

const FLOWS = `
  select seen_at > now() - interval '15 seconds' as beats, seen_at > now() - $1 * interval '1 ms' as since
  from outbox.heartbeat`;

/**
 * Returns a check whether the outbox is being published, which is so if a worker reported it in the last 15 seconds.
 * Returns `unheard` until the first report since this call. Rejects if the database is unreachable.
 */
export function eventFlow(pool: pg.Pool, unheard: boolean): () => Promise<boolean> {
  const startedAt = performance.now();
  return async () => {
    const sinceMs = performance.now() - startedAt;
    const { rows } = await pool.query<{ beats: boolean; since: boolean }>(FLOWS, [sinceMs]);
    const [found] = rows;
    return found?.since ? found.beats : unheard;
  };
}
