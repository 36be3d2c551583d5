import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import type { Log } from '#kit/process/log.js';
import { type Store, openOrm, openPool } from '#kit/store/database.js';
import { ownerUrlOf } from '#kit/store/database-urls.js';
import { migrateAlone } from '#kit/store/migrate-alone.js';
import type { CommandConfig } from '#kit/settings/command/config.js';

/** Migrates the tables of this subgraph, so that data can be imported before the service's first start. */
function migrate(pool: pg.Pool, store: Store): Promise<void> {
  const connect = (patient: pg.Pool) => patient.connect();
  return migrateAlone(pool, connect, async (patient, client) => {
    const orm = await openOrm(patient, store);
    await client.query(`create schema if not exists ${store.schema}`);
    await orm.migrator.up();
  });
}

/**
 * Whether another client is connected, such as a service that was just started; details of other roles are not visible.
 */
async function isUsedByOthers(pool: pg.Pool, own: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity
     where datname = current_database() and usename is not null and application_name is distinct from $1
       and coalesce(backend_type, 'client backend') = 'client backend'`,
    [own],
  );
  return rowCount! > 0;
}

/**
 * Runs the work on the service's database, whether or not the service is running. If an embedded server was started for
 * this, it is stopped afterwards, unless a service has started to use it.
 */
export async function withDatabase<Result>(
  config: CommandConfig,
  store: Store,
  log: Log,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres') });
  const url = new URL(ownerUrlOf(config) ?? embedded!.ownerUrl);
  const own = `import-${process.pid}`;
  url.searchParams.set('application_name', own);
  const pool = openPool(url.href, 4, log, undefined, 0);
  let used = false;
  try {
    await migrate(pool, store);
    return await work(pool);
  } finally {
    used = embedded !== null && (await isUsedByOthers(pool, own).catch(() => true));
    await pool.end();
    if (!used) await embedded?.stop();
  }
}
