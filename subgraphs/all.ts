import 'reflect-metadata';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import type pg from 'pg';
import { checkTextSearch } from '@guest-screening/embedded-postgres';
import { checkVersion } from '#kit/start/check-databases.js';
import type { Job, Jobs } from '#kit/queue/jobs.js';
import { settleEpoch } from '#kit/queue/event-epoch.js';
import { OUTBOX_SQL } from '#kit/queue/outbox.js';
import { openOrm } from '#kit/store/database.js';
import { connectPatiently, migrateAlone } from '#kit/store/migrate-alone.js';
import { ensureRoles } from '#kit/store/fence/ensure-roles.js';
import { poolOf } from '#kit/store/fence/fenced-pool.js';
import { raiseFence } from '#kit/store/fence/raise-fence.js';
import { forAccounts, forEveryAccount } from '#kit/store/fence/scope.js';
import { EDGE_SQL } from '#kit/store/edge-tables.js';
import {
  type OpenSubgraph,
  type Subgraph,
  type SubgraphParts,
  type SubgraphSchema,
  subgraphSchema,
} from '#kit/graph/subgraph.js';
import { FENCE } from './fence.js';
import { createFirstAccount } from './identity/signup/create-first-account.js';
import { makeOwnerLink } from './identity/signup/owner/make-owner-link.js';
import { USER_ERRORS } from '#failure-codes';
import { PROBLEM_PHRASES } from '#problem-phrases';
import { phraseReader } from '#kit/phrase-reader.js';
import { identity } from './identity/subgraph.js';
import type { SettingsOfSubgraphs } from './settings.js';
import { welcomeLines } from './intelligence/welcome-lines.js';
import { builtInData } from './intelligence/built-in-data.js';
import { intelligence } from './intelligence/subgraph.js';
import { property } from './property/subgraph.js';
import { reservationFeed, reservationsNow } from './screening/booking/feed/reservation-feed.js';
import { screening } from './screening/subgraph.js';

export { builtInData, welcomeLines };

/** Every subgraph of the service. */
export const SUBGRAPHS: Subgraph[] = [identity, property, screening, intelligence];

/** Names of all job types in the queue. */
export const JOB_NAMES = [
  'analyse-reservation',
  'deliver-callback',
  'deliver-listing-callback',
  'deliver-message',
  'forget-answers',
  'search-adverse-media',
  'run-background-check',
  'renew-report',
  'follow-stay',
  'rescreen-dismissed',
  'follow-search',
  'forget-searches',
  'follow-guest',
  'follow-listing',
  'follow-settings',
  'send-password-reset',
  'send-sign-in-mail',
  'follow-reports',
];

export interface Stores {
  orms: Map<string, MikroORM>;
  /** Creates the first account if there is none and returns its API key, to be shown once. */
  createFirstAccount(secret: string | undefined): Promise<string | null>;
  /** Token of the link that creates the owner, to be shown once; null if the service already has a user. */
  makeOwnerLink(): Promise<string | null>;
}

/**
 * Opens the stores of the subgraphs, each with the database rights of its own part of the service, or with those of
 * the connecting role if `asOwner` is set. Does not connect yet.
 */
export async function openStores(pool: pg.Pool, asOwner = false): Promise<Stores> {
  const orms = new Map<string, MikroORM>();
  for (const { name, store } of SUBGRAPHS)
    if (store) orms.set(name, await openOrm(asOwner ? pool : poolOf(pool, name), store));
  const identityOrm = orms.get('identity')!;
  return {
    orms,
    createFirstAccount: (secret) => createFirstAccount(identityOrm, secret),
    makeOwnerLink: () => makeOwnerLink(identityOrm),
  };
}

/**
 * Migrates the database forward, then applies permissions and row-level security to every table. Processes that start
 * at the same time wait for each other, without a timeout. `ownerUrl` connects as the role that owns the tables, if
 * the pool does not.
 */
export async function migrate(pool: pg.Pool, ownerUrl?: string): Promise<void> {
  const login = (await withConnection(pool, (one) => one.query<{ name: string }>('select session_user as name')))
    .rows[0]!;
  const work = async (patient: pg.Pool, client: pg.PoolClient) => {
    await checkVersion(client, pool.options.connectionString ?? '');
    const { orms } = await openStores(patient, true);
    await client.query(OUTBOX_SQL);
    await settleEpoch(client);
    await checkTextSearch(client);
    await client.query(EDGE_SQL);
    for (const { name, store } of SUBGRAPHS) {
      if (!store) continue;
      await client.query(`create schema if not exists ${store.schema}`);
      await orms.get(name)!.migrator.up();
    }
    await ensureRoles(client, login.name, FENCE);
    await raiseFence(client, FENCE);
  };
  return migrateAlone(pool, connectPatiently, work, ownerUrl);
}

async function withConnection<Done>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Done>): Promise<Done> {
  const client = await connectPatiently(pool);
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** Returns the names of pending migrations. Read-only; requires a database that has been started once. */
export async function pendingMigrations({ orms }: Stores): Promise<string[]> {
  const names: string[] = [];
  for (const [subgraph, orm] of orms)
    for (const { name } of await orm.migrator.getPending()) names.push(`${subgraph}/${name}`);
  return names;
}

export interface RunningSubgraph extends OpenSubgraph {
  name: string;
  schema: GraphQLSchema;
}

const FAILURES_OF_USERS = { codes: USER_ERRORS, phraseOf: phraseReader(PROBLEM_PHRASES) };

const schemas = new Map<Subgraph, Promise<SubgraphSchema>>();

/** Built once per process: a schema holds nothing of the service that uses it. */
export function schemaOf(subgraph: Subgraph): Promise<SubgraphSchema> {
  const built = schemas.get(subgraph) ?? subgraphSchema(subgraph, FAILURES_OF_USERS);
  schemas.set(subgraph, built);
  return built;
}

/** Opens subgraphs in this process: all of them, or those named. */
export async function openSubgraphs(
  parts: SubgraphParts & SettingsOfSubgraphs,
  { orms }: Stores,
  names?: string[],
): Promise<RunningSubgraph[]> {
  const chosen = SUBGRAPHS.filter(({ name }) => !names || names.includes(name));
  const screeningPool = poolOf(parts.pool, 'screening');
  const reading = { reservationFeed: reservationFeed(screeningPool), reservationsNow: reservationsNow(screeningPool) };
  return Promise.all(
    chosen.map(async (subgraph) => {
      const { name } = subgraph;
      const { schema } = await schemaOf(subgraph);
      const own = { ...parts, pool: poolOf(parts.pool, name), reads: poolOf(parts.reads, name), ...reading };
      return { name, schema, ...subgraph.open(own, orms.get(name) ?? null) };
    }),
  );
}

/** Starts the queue workers and the background tasks of the subgraphs. Returns a function that stops them. */
export async function startWork(jobs: Jobs, subgraphs: RunningSubgraph[]): Promise<() => Promise<void>> {
  await jobs.work(subgraphs.flatMap((subgraph) => subgraph.jobs.map(forItsAccounts)));
  const stops = forEveryAccount(() => subgraphs.flatMap(({ keepRunning }) => keepRunning?.() ?? []));
  return async () => {
    await jobs.stop();
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Limits a job to the accounts named in its payload. A job that names none runs for the whole service. */
function forItsAccounts(job: Job<never>): Job<never> {
  return {
    ...job,
    run(payload: { accountId?: string; accountIds?: string[] }, attempt) {
      const accounts = payload.accountIds ?? (payload.accountId ? [payload.accountId] : '*');
      return forAccounts(accounts, () => job.run(payload as never, attempt));
    },
  };
}

/** Closes the resources that the subgraphs hold in this process. */
export async function closeSubgraphs(subgraphs: RunningSubgraph[]): Promise<void> {
  await Promise.all(subgraphs.flatMap((subgraph) => subgraph.close?.() ?? []));
}
