import { type EntityName, type EventSubscriber, UnderscoreNamingStrategy } from '@mikro-orm/core';
import type { Constructor } from '@mikro-orm/core';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { type EntityManager, MikroORM, type PostgreSqlDriver, defineConfig } from '@mikro-orm/postgresql';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import array from 'postgres-array';
import { SealingDriver } from '../cipher/sealing-driver.js';
import { TenancyGuard } from './account-row.js';
import { ClaimedEntities, underClaim } from './claimed-writes.js';
import { openedFor } from './actor.js';
import type { DatabaseUrls } from './database-urls.js';
import { FencedPool } from './fence/fenced-pool.js';
import type { Viewer } from '../viewer/viewer.js';
import type { Log } from '../process/log.js';

/** On an overloaded machine a login takes seconds; a server that is down rejects immediately. */
const CONNECT_MS = 10_000;

/**
 * How long an unused connection stays open. A new one plans each of its statements again, up to 40 ms of the server's time
 * for the largest, so connections that a burst needs every few seconds should stay.
 */
const IDLE_MS = 30_000;

/** Statement timeout, enforced by the server. */
const STATEMENT_MS = 30_000;
/** The same for processes that serve requests, which are answered within ten seconds. */
export const ANSWERING_MS = 8_000;
/** If the server has not canceled the statement by then, it is unreachable. */
const SILENCE_MS = 1_000;
/** Maximum time for which a transaction of a lost process keeps its locks. */
const IDLE_TRANSACTION_MS = 300_000;

/**
 * Opens the pool of the process. Broken connections are logged, never fatal. `connectMs`: timeout for a new or free
 * connection. `statementMs`: statement timeout; 0 for none. `isPooled`: there is a transaction pooler in between, which
 * keeps neither settings nor prepared statements of a session.
 */
export function openPool(
  url: string,
  max: number,
  log: Log,
  connectMs = CONNECT_MS,
  statementMs = STATEMENT_MS,
  isPooled = false,
): pg.Pool {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers((text: string) => array.parse(text)))) {
    types.setTypeParser(Number(oid), parse as (text: string) => unknown);
  }
  const limits = {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs && IDLE_TRANSACTION_MS,
  };
  const pool = new FencedPool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_MS,
    query_timeout: statementMs && statementMs + SILENCE_MS,
    keepAlive: true,
    ...(isPooled ? { transactionSettings: limits } : limits),
  });
  return watched(pool, (err) => log.warn({ err }, 'database.connection_lost'));
}

/** Opens the pool for serving requests, through the transaction pooler if there is one. `connectMs` as above. */
export function openAnsweringPool(urls: DatabaseUrls, max: number, log: Log, connectMs = CONNECT_MS): pg.Pool {
  return openPool(urls.DATABASE_URL, max, log, connectMs, ANSWERING_MS, urls.DIRECT_DATABASE_URL !== undefined);
}

/** Logs a broken connection; it never ends the process. */
export function watched(pool: pg.Pool, lost: (err: Error) => void): pg.Pool {
  pool.on('connect', (client) => client.on('error', lost));
  return pool.on('error', lost);
}

/** A subgraph's part of the database: its PostgreSQL schema, entities and forward-only migrations. */
export interface Store {
  schema: string;
  entities: EntityName[];
  migrations: { name: string; class: Constructor<Migration> }[];
  /** Hooks that run with each write of an entity, in its transaction. */
  subscribers?: EventSubscriber[];
}

/** Creates an ORM on the pool of the process. Connects on the first query. */
export async function openOrm(pool: pg.Pool, store: Store): Promise<MikroORM> {
  return MikroORM.init({
    ...ormOptions(store),
    driverOptions: () => new PostgresDialect({ pool: sharedPool(pool) }),
    dbName: 'screening',
    logger: () => undefined,
  });
}

/** ORM options of a store, without its connection. */
export function ormOptions(store: Store) {
  return defineConfig({
    driver: SealingDriver as typeof PostgreSqlDriver,
    schema: store.schema,
    entities: store.entities,
    metadataProvider: ReflectMetadataProvider,
    namingStrategy: UnderscoreNamingStrategy,
    subscribers: [new TenancyGuard(), ...(store.subscribers ?? [])],
    entityManager: ClaimedEntities,
    extensions: [Migrator],
    migrations: { migrationsList: store.migrations, tableName: 'migration', snapshot: false },
    allowGlobalContext: false,
    debug: false,
  });
}

/** Keeps Kysely from closing the shared pool when it is destroyed; the pool is closed with the process. */
function sharedPool(pool: pg.Pool) {
  return { connect: () => pool.connect(), end: async () => undefined } as unknown as pg.Pool;
}

/** An entity manager for one unit of work of a viewer, or of the service itself for the given accounts. */
export function emFor(orm: MikroORM, who: string[] | Viewer): EntityManager {
  const em = orm.em.fork();
  em.setFilterParams('account', { ...openedFor(who) });
  return underClaim(em, Array.isArray(who) ? null : who.claim);
}
