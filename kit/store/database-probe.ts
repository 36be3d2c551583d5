import pg from 'pg';
import type { Log } from '../process/log.js';
import type { DatabaseUrls } from './database-urls.js';
import { wasStorageFull } from './storage-full.js';

/** Readiness checks are answered within two seconds, even if the database hangs. */
const ANSWER_MS = 1_500;

/**
 * Makes PostgreSQL spill half a megabyte to a temporary file, which fails if the database's disk is full, as growing a
 * table would. Leaves nothing behind, neither in tables nor in the write-ahead log.
 */
const PROBE = `set local work_mem = '64kB'; select count(*) from generate_series(1, 30000)`;

export interface DatabaseProbe {
  /** Whether the database is reachable and has disk space. Concurrent calls share one query. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Checks a database over a separate connection, independent of how busy the pool is. */
interface Look {
  setting: keyof DatabaseUrls;
  own: pg.Pool;
  probe: string;
  wasAway: boolean;
}

const LIMITS = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS, max: 1 };

/**
 * Checks the database of a pool and, if there is a transaction pooler, also the server behind it. The log says which of
 * the two is down (`database.away`, `database.back`). A pooler that provides no connection in time counts as down.
 */
export function databaseProbe(pool: pg.Pool, { DIRECT_DATABASE_URL: direct }: DatabaseUrls, log: Log): DatabaseProbe {
  const look = (setting: keyof DatabaseUrls, options: pg.PoolConfig, probe = PROBE): Look => {
    const own = new pg.Pool({ ...pool.options, ...LIMITS, ...options });
    own.on('connect', (client) => client.on('error', () => undefined)).on('error', () => undefined);
    return { setting, own, probe, wasAway: false };
  };
  const session = { statement_timeout: ANSWER_MS };
  const past = { ...session, connectionString: direct, transactionSettings: undefined };
  const looks = direct
    ? [look('DATABASE_URL', {}, 'select 1'), look('DIRECT_DATABASE_URL', past)]
    : [look('DATABASE_URL', session)];
  const isAway = async (one: Look): Promise<boolean> => {
    const found = await asked(one);
    const { setting } = one;
    if (direct && found && !one.wasAway) log.warn({ setting }, 'database.away');
    if (direct && !found && one.wasAway) log.info({ setting }, 'database.back');
    one.wasAway = found;
    return found;
  };
  let asking: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    const away = await Promise.all(looks.map(isAway));
    return !away.includes(true) && !wasStorageFull();
  };
  return {
    isReady: () => (asking ??= ask().finally(() => (asking = null))),
    async close() {
      await Promise.all(looks.map(({ own }) => own.end()));
    },
  };
}

/** Whether it is down. */
function asked({ own, probe }: Look): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, true).unref());
  const answered = own.query(probe).then(
    () => false,
    () => true,
  );
  return Promise.race([answered, late]);
}
