import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { countRead, measureLag } from '../metrics/metrics.js';
import type { Log } from '../process/log.js';
import { openPool } from './database.js';

/** For read-only statements that may be expensive: lists, counts, reports. */
export type Reads = Pick<pg.Pool, 'query'>;

interface Replica {
  /** Position in the settings, starting with 1. */
  number: number;
  pool: pg.Pool;
  usable: boolean;
}

const CONNECTIONS = 6;
/** A short wait for replicas, as the primary can answer too. */
const CONNECT_MS = 2_000;
const LOOK_EVERY_MS = 1_000;
const WAITS_MS = [0, 5, 15, 40];

/**
 * Reads from replicas, only once a replica has replayed everything committed when the read began: reads see all earlier
 * writes of any process. A replica that is down or does not catch up within 60 ms is skipped until it has, and the
 * primary is used. Without `urls` it always is.
 */
export function openReads(primary: pg.Pool, urls: string[], log: Log): { reads: Reads; close(): Promise<void> } {
  if (urls.length === 0) return { reads: primary, close: async () => undefined };
  const replicas = urls.map((url, n) => ({
    number: n + 1,
    pool: openPool(url, CONNECTIONS, log, CONNECT_MS),
    usable: false,
  }));
  const written = askedTogether(() => writtenTo(primary));
  let turn = 0;
  const next = () => {
    const usable = replicas.filter((replica) => replica.usable);
    return usable[(turn += 1) % usable.length];
  };
  const read = async (statement: pg.QueryConfig): Promise<unknown> => {
    const replica = next();
    if (replica) {
      const position = await written();
      try {
        if (await isThere(replica, position)) {
          const found = await replica.pool.query(statement);
          countRead('replica');
          return found;
        }
        log.info({ replica: replica.number }, 'replica.behind');
      } catch (err) {
        // The primary shows whether the statement itself is at fault.
        log.warn({ err, replica: replica.number }, 'replica.failed');
      }
      replica.usable = false;
    }
    countRead('primary');
    return primary.query(statement);
  };
  const look = async (replica: Replica): Promise<void> => {
    const bytes = await behind(replica, await written());
    if (!replica.usable && bytes !== null && bytes <= 0) replica.usable = true;
  };
  const watch = setInterval(() => {
    for (const replica of replicas) look(replica).catch(() => void (replica.usable = false));
  }, LOOK_EVERY_MS);
  watch.unref();
  return {
    reads: { query: read as Reads['query'] },
    async close() {
      clearInterval(watch);
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}

/** Measures the replication lag, also for the metrics. */
async function behind({ number, pool }: Replica, position: string): Promise<number | null> {
  const bytes = await bytesBehind(pool, position);
  if (bytes !== null) measureLag(number, Math.max(0, bytes));
  return bytes;
}

async function isThere(replica: Replica, position: string): Promise<boolean> {
  for (const waitMs of WAITS_MS) {
    if (waitMs > 0) await sleep(waitMs);
    const bytes = await behind(replica, position);
    if (bytes === null) return false;
    if (bytes <= 0) return true;
  }
  return false;
}

/** Shares one query among all calls in the same turn of the event loop, but never with earlier ones. */
function askedTogether(ask: () => Promise<string>): () => Promise<string> {
  let asking: Promise<string> | null = null;
  return () =>
    (asking ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      asking = null;
      return ask();
    }));
}

type Asked = Pick<pg.Pool, 'query'>;

const WRITTEN = 'select pg_current_wal_flush_lsn()::text as position';
const BEHIND = `select (case when pg_is_in_recovery()
  then pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()) end)::float8 as bytes`;

/** The current write-ahead log position of the primary: everything committed before this call is before it. */
export async function writtenTo(primary: Asked): Promise<string> {
  return (await primary.query<{ position: string }>(WRITTEN)).rows[0]!.position;
}

/** How far a replica is behind such a position, in bytes; null if the server is not a replica. */
export async function bytesBehind(replica: Asked, position: string): Promise<number | null> {
  const { rows } = await replica.query<{ bytes: number | null }>({ name: 'behind', text: BEHIND, values: [position] });
  return rows[0]!.bytes;
}
