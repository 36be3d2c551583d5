import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { watched } from './database.js';
import { isDatabaseAway } from './database-away.js';

const PATIENT = { query_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Runs migrations while no other process does: the others wait. On a pool of its own, whose statements take as long as
 * they take: a migration may index a big table. `connect` takes the connection that holds the lock;
 * `url` is another role's, where it is not the pool's own that runs them, or leads past a transaction pooler.
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
/** A connection for a process that starts: one that starts beside its database waits for that, half a minute at most. */
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
