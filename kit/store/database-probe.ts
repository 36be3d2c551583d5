import pg from 'pg';
import type { Log } from '../process/log.js';
import type { DatabaseUrls } from './database-urls.js';
import { wasStorageFull } from './storage-full.js';

/** Whoever asks for readiness is answered within two seconds, whatever the database does. */
const ANSWER_MS = 1_500;

/**
 * Writes a temporary file of half a megabyte in memory's stead and drops it: fails where the disk of the database is full,
 * as a table that has to grow would, and leaves nothing behind, neither in tables nor in the log of changes.
 */
const PROBE = `set local work_mem = '64kB'; select count(*) from generate_series(1, 30000)`;

export interface DatabaseProbe {
  /** Whether the database answers and has room to write. Many who ask at once are one question. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** A database to look at, by a connection of its own: how busy the others are makes no difference. */
interface Look {
  setting: keyof DatabaseUrls;
  own: pg.Pool;
  probe: string;
  wasAway: boolean;
}

const LIMITS = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS, max: 1 };

/**
 * Looks at the database of a pool, and past the transaction pooler where these settings name one: the log then says which
 * of the two is away (`database.away`, `database.back`). A pooler that gives no connection in time counts as away.
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

/** Whether it is away. */
function asked({ own, probe }: Look): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, true).unref());
  const answered = own.query(probe).then(
    () => false,
    () => true,
  );
  return Promise.race([answered, late]);
}
