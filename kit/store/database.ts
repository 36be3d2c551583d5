import { setTimeout as sleep } from 'node:timers/promises';
import { type EntityName, UnderscoreNamingStrategy } from '@mikro-orm/core';
import type { Constructor } from '@mikro-orm/core';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { type EntityManager, MikroORM, type PostgreSqlDriver } from '@mikro-orm/postgresql';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import array from 'postgres-array';
import { SealingDriver } from '../cipher/sealing-driver.js';
import { TenancyGuard } from './account-row.js';
import { Connection } from './connection.js';
import { isDatabaseAway } from './database-away.js';
import { openedFor } from './actor.js';
import type { Viewer } from '../graph/viewer.js';
import type { Log } from '../process/log.js';

/** On a machine that is far too busy a login takes seconds; a server that is away refuses at once. */
const CONNECT_MS = 10_000;

/**
 * One pool for the whole process. A connection that breaks is logged, never fatal. `connectMs`: how long it is waited for
 * a new one, or for one that is free.
 */
export function openPool(url: string, max: number, log: Log, connectMs = CONNECT_MS): pg.Pool {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers((text: string) => array.parse(text)))) {
    types.setTypeParser(Number(oid), parse as (text: string) => unknown);
  }
  const waits = { connectionTimeoutMillis: connectMs, query_timeout: 30_000 };
  const pool = new pg.Pool({ connectionString: url, max, types, ...waits, keepAlive: true, Client: Connection });
  return watched(pool, (err) => log.warn({ err }, 'database.connection_lost'));
}

function watched(pool: pg.Pool, lost: (err: Error) => void): pg.Pool {
  pool.on('connect', (client) => client.on('error', lost));
  return pool.on('error', lost);
}

/**
 * Runs migrations while no other process does: the others wait. On a pool of its own, whose statements take as long as
 * they take: a migration may index a big table. `connect` takes the connection that holds the lock.
 */
export async function migrateAlone(
  pool: pg.Pool,
  connect: (patient: pg.Pool) => Promise<pg.PoolClient>,
  work: (patient: pg.Pool, client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const patient = watched(new pg.Pool({ ...pool.options, max: 2, query_timeout: 0 }), (err) => pool.emit('error', err));
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

/** What a subgraph keeps in the database: its own PostgreSQL schema, its entities and its forward-only migrations. */
export interface Store {
  schema: string;
  entities: EntityName[];
  migrations: { name: string; class: Constructor<Migration> }[];
}

/** An ORM over the process's pool. Nothing is connected until the first query. */
export async function openOrm(pool: pg.Pool, store: Store): Promise<MikroORM> {
  return MikroORM.init({
    driver: SealingDriver as typeof PostgreSqlDriver,
    driverOptions: () => new PostgresDialect({ pool: sharedPool(pool) }),
    dbName: 'screening',
    schema: store.schema,
    entities: store.entities,
    metadataProvider: ReflectMetadataProvider,
    namingStrategy: UnderscoreNamingStrategy,
    subscribers: [new TenancyGuard()],
    extensions: [Migrator],
    migrations: { migrationsList: store.migrations, tableName: 'migration', snapshot: false },
    allowGlobalContext: false,
    debug: false,
    logger: () => undefined,
  });
}

/** Kysely ends its pool when it is destroyed; the pool is shared and ends with the process. */
function sharedPool(pool: pg.Pool) {
  return { connect: () => pool.connect(), end: async () => undefined } as unknown as pg.Pool;
}

/** An entity manager for one piece of work of a viewer, or of the service itself for the accounts named. */
export function emFor(orm: MikroORM, who: string[] | Viewer): EntityManager {
  const em = orm.em.fork();
  em.setFilterParams('account', { ...openedFor(who) });
  return em;
}
