import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnyEntity,
  type EntityName,
  type EventArgs,
  type EventSubscriber,
  UnderscoreNamingStrategy,
} from '@mikro-orm/core';
import type { Constructor } from '@mikro-orm/core';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import array from 'postgres-array';
import { AccountRow } from './account-row.js';
import { isDatabaseAway } from './database-away.js';
import { openedFor } from './actor.js';
import type { Viewer } from '../graph/viewer.js';
import type { Log } from '../process/log.js';

/** One pool for the whole process. A connection that breaks is logged, never fatal. */
export function openPool(url: string, max: number, log: Log): pg.Pool {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers((text: string) => array.parse(text)))) {
    types.setTypeParser(Number(oid), parse as (text: string) => unknown);
  }
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 2_000,
    query_timeout: 30_000,
    keepAlive: true,
  });
  pool.on('connect', (client) => client.on('error', (err) => log.warn({ err }, 'database.connection_lost')));
  pool.on('error', (err) => log.warn({ err }, 'database.connection_lost'));
  return pool;
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

/** No row is written for an account that the entity manager was not opened for. */
class TenancyGuard implements EventSubscriber {
  beforeCreate(args: EventArgs<AnyEntity>): void {
    this.check(args);
  }

  beforeUpdate(args: EventArgs<AnyEntity>): void {
    this.check(args);
  }

  private check({ em, entity }: EventArgs<AnyEntity>): void {
    if (!(entity instanceof AccountRow)) return;
    const allowed = (em.getFilterParams('account') as { accountIds?: string[] } | undefined)?.accountIds ?? [];
    if (!allowed.includes(entity.accountId)) throw new Error('A row was written for an account that is not open here.');
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
