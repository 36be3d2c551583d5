import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import { type DatabaseUrls, ownerUrlOf } from '#kit/store/database-urls.js';
import { poolOf } from '#kit/store/fence/fenced-pool.js';
import type { Log } from '#kit/process/log.js';
import type { Topics } from '#kit/queue/topics.js';
import { migrate, openStores, startWork, welcomeLines } from '#subgraphs/all.js';
import { openWith } from '#subgraphs/open-role.js';
import type { Config } from '../config.js';
import { type Source, localDataSources } from '../supergraph/data-sources.js';

export { checkKeys } from '#subgraphs/check-keys.js';

/** What a process holds before it opens the subgraphs in it; `url` is where the service is reached. */
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
  /** Works on the queue here, until the end. */
  startWork(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Brings the database up to date. Gives the key of the first account where it made one, the link that creates its owner as
 * long as nobody signs in, and notes for the operator.
 */
export async function readyDatabase(pool: pg.Pool, config: Config & DatabaseUrls, url: string) {
  await migrate(pool, ownerUrlOf(config));
  const stores = await openStores(pool);
  const firstKey = await stores.createFirstAccount(config.BOOTSTRAP_API_KEY);
  const ownerToken = await stores.makeOwnerLink();
  const ownerLink = ownerToken && `${url}/welcome/${ownerToken}`;
  return {
    firstKey,
    ownerLink,
    notes: await welcomeLines(poolOf(pool, 'intelligence'), config.DATASETS_AUTO === 'official'),
  };
}

/** Opens every subgraph, on a database that is up to date. `supervise`: brings back the jobs of killed workers. */
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
    async startWork() {
      stopWork = await startWork(jobs, subgraphs);
    },
    async close() {
      await stopWork();
      await close();
    },
  };
}
