import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import type { Log } from '#kit/process/log.js';
import { openJobs } from '#kit/queue/jobs.js';
import type { Topics } from '#kit/queue/topics.js';
import { openFiles } from '#kit/store/files/open-files.js';
import { openReads } from '#kit/store/replicas.js';
import {
  JOB_NAMES,
  closeSubgraphs,
  migrate,
  openStores,
  openSubgraphs,
  startWork,
  welcomeLines,
} from '#subgraphs/all.js';
import type { Config } from '../config.js';
import { type Source, localDataSources } from '../supergraph/data-sources.js';

/** What a process holds before it opens the subgraphs in it; `url` is where the service is reached. */
export interface InsideParts {
  config: Config & { DATABASE_URL: string };
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

/** Brings the database up to date. Gives the key of the first account where it made one, and notes for the operator. */
export async function readyDatabase(pool: pg.Pool, config: Config) {
  await migrate(pool);
  const stores = await openStores(pool);
  const firstKey = await stores.createFirstAccount(config.BOOTSTRAP_API_KEY);
  return { firstKey, notes: await welcomeLines(pool, config.DATASETS_AUTO === 'official') };
}

/** Opens every subgraph, on a database that is up to date. `supervise`: brings back the jobs of killed workers. */
export async function openInside(
  { config, log, pool, topics, graph, url }: InsideParts,
  { supervise }: { supervise: boolean },
): Promise<Inside> {
  const jobs = await openJobs(config.DATABASE_URL, { supervise, log, names: JOB_NAMES });
  const settings = {
    publicUrl: url,
    allowPrivateCallbacks: config.WEBHOOK_ALLOW_PRIVATE,
    pmsIds: config.PMS_IDS,
    signupRedirectOrigins: config.SIGNUP_REDIRECT_ORIGINS,
    mail: config.mail,
    sms: config.sms,
    deposits: config.deposits,
    retention: config.retention,
    idImages: config.idImages,
    files: await openFiles(config, log),
    lookups: config.lookups,
    datasetsAuto: config.DATASETS_AUTO === 'official',
    offenderStatesOff: config.OFFENDER_STATES_OFF,
    evictionStatesOff: config.EVICTION_STATES_OFF,
    checkedEvictionStatesOff: config.BACKGROUND_EVICTION_STATES_OFF,
  };
  const copies = openReads(pool, config.DATABASE_REPLICA_URLS, log);
  const parts = { pool, reads: copies.reads, log, graph, jobs, topics, ...settings };
  const subgraphs = await openSubgraphs(parts, await openStores(pool));
  let stopWork = () => jobs.stop();
  return {
    sources: localDataSources(subgraphs),
    async startWork() {
      stopWork = await startWork(jobs, subgraphs);
    },
    async close() {
      await stopWork();
      await closeSubgraphs(subgraphs);
      settings.files.close?.();
      await copies.close();
    },
  };
}
