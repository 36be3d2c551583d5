import type { GraphQLSchema } from 'graphql';
import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import { type DatabaseUrls, ownerUrlOf } from '#kit/store/database-urls.js';
import { poolOf } from '#kit/store/fence/fenced-pool.js';
import type { Log } from '#kit/process/log.js';
import type { Topics } from '#kit/queue/topics.js';
import { migrate, openStores, startWork, welcomeLines } from '#subgraphs/all.js';
import { openWith } from '#subgraphs/open-role.js';
import type { Config } from '../config.js';
import { localDataSources } from '../supergraph/local-data-sources.js';
import type { Source } from '../supergraph/traced-source.js';

export { checkKeys } from '#subgraphs/check-keys.js';

/** What is needed to open the subgraphs in this process; `url` is the URL of the service. */
export interface InsideParts {
  config: Config & DatabaseUrls;
  log: Log;
  pool: pg.Pool;
  topics: Topics;
  graph: Graph;
  url: string;
}

/** The subgraphs in this process. */
export interface Inside {
  sources: Map<string, Source>;
  /** By name of the subgraph. */
  schemas: ReadonlyMap<string, GraphQLSchema>;
  /** Runs the workers of the queue in this process. */
  startWork(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Migrates the database. Returns the API key of the first account if it was just created, the link to create the owner
 * while there is no user yet, and notes for the operator.
 */
export async function readyDatabase(pool: pg.Pool, config: Config & DatabaseUrls, url: string) {
  await migrate(pool, ownerUrlOf(config));
  const stores = await openStores(pool);
  const firstKey = await stores.createFirstAccount(config.BOOTSTRAP_API_KEY);
  const ownerToken = await stores.makeOwnerLink();
  const ownerLink = ownerToken && `${url}/setup?token=${ownerToken}`;
  return {
    firstKey,
    ownerLink,
    notes: await welcomeLines(poolOf(pool, 'intelligence'), config.DATASETS_AUTO === 'official'),
  };
}

/** Opens every subgraph on a migrated database. `supervise`: requeue jobs of killed workers. */
export async function openInside(
  { config, log, pool, topics, graph, url }: InsideParts,
  { supervise }: { supervise: boolean },
): Promise<Inside> {
  const stores = await openStores(pool);
  const parts = { config, log, pool, stores, topics, graph, publicUrl: url };
  const { subgraphs, jobs, close } = await openWith(parts, { supervise });
  let stopWork = () => jobs.stop();
  return {
    sources: localDataSources(subgraphs),
    schemas: new Map(subgraphs.map(({ name, schema }) => [name, schema])),
    async startWork() {
      stopWork = await startWork(jobs, subgraphs);
    },
    async close() {
      await stopWork();
      await close();
    },
  };
}
