import { useCipherKey } from '#kit/cipher/cipher.js';
import { remoteGraph } from '#kit/graph/graph.js';
import { type MetricsDoor, metricsDoor } from '#kit/metrics/metrics-door.js';
import type { Log } from '#kit/process/log.js';
import { type Jobs, openJobs } from '#kit/queue/jobs.js';
import { topicsOf } from '#kit/queue/topics-of.js';
import { openPool } from '#kit/store/database.js';
import { openFiles } from '#kit/store/files/open-files.js';
import { openReads } from '#kit/store/replicas.js';
import { signViewer } from '#kit/graph/viewer.js';
import {
  JOB_NAMES,
  type RunningSubgraph,
  closeSubgraphs,
  type Stores,
  migrate,
  openStores,
  openSubgraphs,
} from './all.js';
import type { RoleConfig } from './config.js';

/** Five such processes and a gateway (20) stay below PostgreSQL's usual 100 connections. */
const POOL_SIZE = 8;

export interface Role {
  subgraphs: RunningSubgraph[];
  stores: Stores;
  jobs: Jobs;
  /** The database answers. */
  ready(): Promise<boolean>;
  metrics: MetricsDoor;
  close(): Promise<void>;
}

export interface RoleChoice {
  /** Brings back the jobs of killed workers: for workers. */
  supervise: boolean;
  /** The subgraphs to open; all of them unless given. */
  names?: string[];
}

/** Opens what a process with subgraphs in it holds, on a database that it first brings up to date. */
export async function openRole(config: RoleConfig, log: Log, { supervise, names }: RoleChoice): Promise<Role> {
  useCipherKey(Buffer.from(config.DATA_KEY, 'base64'));
  const secret = new TextEncoder().encode(config.SERVICE_SECRET);
  const pool = openPool(config.DATABASE_URL, POOL_SIZE, log);
  const stores = await openStores(pool);
  await migrate(pool);
  const topics = await topicsOf(config, pool, log);
  const jobs = await openJobs(config.DATABASE_URL, { supervise, log, names: JOB_NAMES });
  const graph = remoteGraph(config.GATEWAY_URL, (viewer) => signViewer(viewer, 'gateway', secret));
  const { PUBLIC_URL: publicUrl, WEBHOOK_ALLOW_PRIVATE: allowPrivateCallbacks } = config;
  const { PMS_IDS: pmsIds, SIGNUP_REDIRECT_ORIGINS: signupRedirectOrigins, mail, sms, retention, lookups } = config;
  const { deposits } = config;
  const datasets = {
    datasetsAuto: config.DATASETS_AUTO === 'official',
    offenderStatesOff: config.OFFENDER_STATES_OFF,
    evictionStatesOff: config.EVICTION_STATES_OFF,
    checkedEvictionStatesOff: config.BACKGROUND_EVICTION_STATES_OFF,
  };
  const links = { publicUrl, allowPrivateCallbacks, pmsIds, signupRedirectOrigins };
  const files = await openFiles(config, log);
  const images = { idImages: config.idImages, files };
  const settings = { ...links, ...datasets, ...images, mail, sms, deposits, retention, lookups };
  const copies = openReads(pool, config.DATABASE_REPLICA_URLS, log);
  const parts = { pool, reads: copies.reads, log, graph, jobs, topics, ...settings };
  const subgraphs = await openSubgraphs(parts, stores, names);
  return {
    ...{ subgraphs, stores },
    jobs,
    ready: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    metrics: metricsDoor(pool, config.METRICS_TOKEN),
    async close() {
      await closeSubgraphs(subgraphs);
      await topics.close();
      files.close?.();
      await copies.close();
      await pool.end();
    },
  };
}
