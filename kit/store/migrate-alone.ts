import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { watched } from './database.js';
import { isDatabaseAway } from './database-away.js';

const PATIENT = { query_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Runs migrations under a lock: other processes wait. Uses a separate pool without statement timeout, since a migration
 * may index a large table. `connect` opens the connection that holds the lock; `url` is for another role, or for the
 * server behind a transaction pooler.
 */
export async function migrateAlone(
  pool: pg.Pool,
  connect: (patient: pg.Pool) => Promise<pg.PoolClient>,
  work: (patient: pg.Pool, client: pg.PoolClient) => Promise<void>,
  url = pool.options.connectionString,
): Promise<void> {
  const options = { ...pool.options, transactionSettings: undefined, connectionString: url, max: 2, ...PATIENT };
  const patient = watched(new pg.Pool(options), (err) => pool.emit('error', err));
  try {
    const client = await connect(patient);
    try {
      await client.query('select pg_advisory_lock(7300)');
      await work(patient, client);
    } finally {
      await client.query('select pg_advisory_unlock(7300)').catch(() => undefined);
      client.release();
    }
  } finally {
    await patient.end();
  }
}

const PATIENCE_MS = 30_000;
/** Opens a connection at startup; waits up to half a minute for a database that is starting at the same time. */
export async function connectPatiently(pool: pg.Pool): Promise<pg.PoolClient> {
  for (const until = Date.now() + PATIENCE_MS; ;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > until) throw error;
      await sleep(500);
    }
  }
}
