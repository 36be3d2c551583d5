import 'reflect-metadata';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import type pg from 'pg';
import { checkTextSearch } from '#kit/embedded-postgres/check-text-search.js';
import type { Jobs } from '#kit/queue/jobs.js';
import { OUTBOX_SQL } from '#kit/queue/outbox.js';
import { connectPatiently, migrateAlone, openOrm } from '#kit/store/database.js';
import { EDGE_SQL } from '#kit/store/edge-tables.js';
import { type OpenSubgraph, type Subgraph, type SubgraphParts, subgraphSchema } from '#kit/graph/subgraph.js';
import { createFirstAccount } from './identity/account/create-first-account.js';
import { makeOwnerLink } from './identity/signup/owner/make-owner-link.js';
import { identity } from './identity/subgraph.js';
import { welcomeLines } from './intelligence/datasets/command/welcome-lines.js';
import { builtInData } from './intelligence/lookups/embedded/built-in-data.js';
import { intelligence } from './intelligence/subgraph.js';
import { property } from './property/subgraph.js';
import { screening } from './screening/subgraph.js';

export { builtInData, welcomeLines };

/** Every subgraph of the service. */
export const SUBGRAPHS: Subgraph[] = [identity, property, screening, intelligence];

/** Kinds of work that are queued, whoever works on them. */
export const JOB_NAMES = [
  ...['analyse-reservation', 'deliver-callback', 'deliver-listing-callback', 'deliver-message', 'forget-answers'],
  ...['search-adverse-media', 'run-background-check', 'renew-report', 'follow-stay', 'rescreen-dismissed'],
  ...['follow-search', 'forget-searches', 'follow-guest', 'follow-listing', 'follow-settings', 'send-password-reset'],
  'send-sign-in-mail',
  ...['follow-reports'],
];

export interface Stores {
  orms: Map<string, MikroORM>;
  /** Makes the first account where there is none; gives its key, to be shown once. */
  createFirstAccount(secret: string | undefined): Promise<string | null>;
  /** The token of the link that creates the owner, to be shown once; null when somebody signs in already. */
  makeOwnerLink(): Promise<string | null>;
}

/** Opens the stores of the subgraphs. Nothing is connected yet. */
export async function openStores(pool: pg.Pool): Promise<Stores> {
  const orms = new Map<string, MikroORM>();
  for (const { name, store } of SUBGRAPHS) if (store) orms.set(name, await openOrm(pool, store));
  const identityOrm = orms.get('identity')!;
  return {
    orms,
    createFirstAccount: (secret) => createFirstAccount(identityOrm, secret),
    makeOwnerLink: () => makeOwnerLink(identityOrm),
  };
}

/** Brings the database up to date, forward only; processes that start at once wait for each other, however long. */
export function migrate(pool: pg.Pool): Promise<void> {
  return migrateAlone(pool, connectPatiently, async (patient, client) => {
    const { orms } = await openStores(patient);
    await client.query(OUTBOX_SQL);
    await checkTextSearch(client);
    await client.query(EDGE_SQL);
    for (const { name, store } of SUBGRAPHS) {
      if (!store) continue;
      await client.query(`create schema if not exists ${store.schema}`);
      await orms.get(name)!.migrator.up();
    }
  });
}

/** Names of the migrations that have not run yet; reads only, on a database that has been started once. */
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

/** Opens subgraphs in this process, all or the ones named. */
export async function openSubgraphs(
  parts: SubgraphParts,
  { orms }: Stores,
  names?: string[],
): Promise<RunningSubgraph[]> {
  const chosen = SUBGRAPHS.filter(({ name }) => !names || names.includes(name));
  return Promise.all(
    chosen.map(async (subgraph) => {
      const { schema } = await subgraphSchema(subgraph);
      return { name: subgraph.name, schema, ...subgraph.open(parts, orms.get(subgraph.name) ?? null) };
    }),
  );
}

/** Works on the queue and keeps running what the subgraphs need; gives the way to stop. */
export async function startWork(jobs: Jobs, subgraphs: RunningSubgraph[]): Promise<() => Promise<void>> {
  await jobs.work(subgraphs.flatMap((subgraph) => subgraph.jobs));
  const stops = subgraphs.flatMap(({ keepRunning }) => keepRunning?.() ?? []);
  return async () => {
    await jobs.stop();
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Ends what the subgraphs hold in this process. */
export async function closeSubgraphs(subgraphs: RunningSubgraph[]): Promise<void> {
  await Promise.all(subgraphs.flatMap((subgraph) => subgraph.close?.() ?? []));
}
