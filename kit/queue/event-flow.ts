import type pg from 'pg';

/** Last time a worker reported on the outbox; created with the outbox. */
export const HEARTBEAT_SQL = `
  create unlogged table if not exists outbox.heartbeat (
    only_one boolean primary key default true check (only_one),
    seen_at timestamptz not null
  );`;

const BEAT_TEXT = `
  insert into outbox.heartbeat as h (seen_at) values (now())
  on conflict (only_one) do update set seen_at = now() where h.seen_at < now() - interval '1 second'`;
const BEAT = { text: BEAT_TEXT, query_timeout: 3_000 };
const BEAT_MS = 2_000;
const beats = new WeakMap<pg.Pool, number>();

/** Reports every two seconds that the outbox is being published. */
export async function beat(pool: pg.Pool): Promise<void> {
  if (Date.now() - (beats.get(pool) ?? 0) < BEAT_MS) return;
  beats.set(pool, Date.now());
  await pool.query(BEAT);
}

const WAITING = {
  name: 'outbox-waiting',
  text: 'select from outbox.announcement where set_aside_at is null order by position limit 1',
  query_timeout: 3_000,
};

/** Whether the outbox has events. Does not wait for an unresponsive server: events flow once it responds. */
export async function anyWaits(pool: pg.Pool): Promise<boolean> {
  return (await pool.query(WAITING)).rowCount !== 0;
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
