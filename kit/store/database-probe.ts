import pg from 'pg';
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

/** Looks at the database of a pool by a connection of its own: how busy the others are makes no difference. */
export function databaseProbe(pool: pg.Pool): DatabaseProbe {
  const limits = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS, statement_timeout: ANSWER_MS };
  const own = new pg.Pool({ ...pool.options, ...limits, max: 1 });
  own.on('connect', (client) => client.on('error', () => undefined)).on('error', () => undefined);
  let asked: Promise<boolean> | null = null;
  const ask = (): Promise<boolean> => {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, ANSWER_MS, false).unref());
    const answered = own.query(PROBE).then(
      () => !wasStorageFull(),
      () => false,
    );
    return Promise.race([answered, late]);
  };
  return {
    isReady: () => (asked ??= ask().finally(() => (asked = null))),
    close: () => own.end(),
  };
}
