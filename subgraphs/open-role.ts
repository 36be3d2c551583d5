import type pg from 'pg';
import { keyProblem, noteDataKey } from '#kit/cipher/check-data-key.js';
import { checkDigestKey } from '#kit/cipher/check-digest-key.js';
import { keysInForce, useKeys } from '#kit/cipher/keys-in-force.js';
import { keySource } from '#kit/cipher/cipher-key.js';
import { type Graph, remoteGraph } from '#kit/graph/graph.js';
import { type MetricsDoor, metricsDoor } from '#kit/metrics-endpoint/metrics-door.js';
import { BadConfiguration } from '#kit/process/config.js';
import type { Log } from '#kit/process/log.js';
import type { ServiceSettings } from '#kit/settings/service-settings.js';
import { subgraphSettings } from '#kit/settings/subgraph-settings.js';
import { checkDatabases, tellOnStderr } from '#kit/start/check-databases.js';
import { type Jobs, openJobs } from '#kit/queue/jobs.js';
import type { Topics } from '#kit/queue/topics.js';
import { topicsOf } from '#kit/queue/topics-of.js';
import { eventFlow } from '#kit/queue/event-flow.js';
import { rolesOf } from '#kit/store/fence/ensure-roles.js';
import { openAnsweringPool, openPool } from '#kit/store/database.js';
import { type DatabaseUrls, directUrlOf, ownerUrlOf, pastPooler, placesOf } from '#kit/store/database-urls.js';
import { databaseProbe } from '#kit/store/database-probe.js';
import { openFiles } from '#kit/files/open-files.js';
import { poolOf } from '#kit/store/fence/fenced-pool.js';
import { openReads } from '#kit/store/replicas.js';
import { signViewer } from '#kit/viewer/viewer-token.js';
import {
  JOB_NAMES,
  type RunningSubgraph,
  type Stores,
  closeSubgraphs,
  migrate,
  openStores,
  openSubgraphs,
} from './all.js';
import { checkKeys } from './check-keys.js';
import type { RoleConfig } from './config.js';
import { FENCE } from './fence.js';
import type { OwnSettings } from './settings.js';
import { openContactSeal } from './screening/booking/guest/contacts/contact-seal.js';

/**
 * With four connections of the queue and one listener, a process uses 13 connections, a worker 14; docs/operate/database.md
 * has the totals.
 */
const POOL_SIZE = 8;

export interface Role {
  subgraphs: RunningSubgraph[];
  stores: Stores;
  jobs: Jobs;
  /** Whether the database responds and events are being processed. */
  ready(): Promise<boolean>;
  metrics: MetricsDoor;
  close(): Promise<void>;
}

export interface RoleChoice {
  /** Requeue jobs of killed workers. For workers only. */
  supervise: boolean;
  /** Subgraphs to open; defaults to all. */
  names?: string[];
}

/** Resources a process opens before its subgraphs; `publicUrl` is the service's public URL. */
export interface RoleParts {
  config: ServiceSettings & OwnSettings & DatabaseUrls;
  log: Log;
  pool: pg.Pool;
  stores: Stores;
  topics: Topics;
  graph: Graph;
  publicUrl: string;
}

/** Opens subgraphs on a migrated database. */
export async function openWith(
  { config, log, pool, stores, topics, graph, publicUrl }: RoleParts,
  { supervise, names }: RoleChoice,
): Promise<Pick<Role, 'subgraphs' | 'jobs' | 'close'>> {
  await noteKeys(poolOf(pool, 'gateway'));
  await openContactSeal(poolOf(pool, 'screening'), config.SEAL_CONTACTS, log);
  const jobs = await openJobs(directUrlOf(config), { supervise, log, names: JOB_NAMES, roles: rolesOf(FENCE) });
  const files = await openFiles(config, log);
  const copies = openReads(pool, config.DATABASE_REPLICA_URLS, log);
  const settings = { ...subgraphSettings(config, publicUrl), ...config.ofSubgraphs };
  const parts = { pool, reads: copies.reads, log, graph, jobs, topics, files, ...settings };
  const subgraphs = await openSubgraphs(parts, stores, names);
  return {
    subgraphs,
    jobs,
    async close() {
      await closeSubgraphs(subgraphs);
      files.close?.();
      await copies.close();
    },
  };
}

/** Refuses keys that do not match the database, and records which keys may be used for encryption from now on. */
async function noteKeys(pool: pg.Pool): Promise<void> {
  // Values were checked before the migrations.
  const problem = await keyProblem(pool, keysInForce(), () => Promise.resolve([]));
  if (problem) throw new BadConfiguration([problem]);
  await checkDigestKey(pool);
  await noteDataKey(pool);
}

/** Migrates the database, then opens everything a process with subgraphs needs. */
export async function openRole(config: RoleConfig, log: Log, choice: RoleChoice): Promise<Role> {
  const urls = choice.supervise ? pastPooler(config) : config;
  const places = placesOf(config);
  await checkDatabases(choice.supervise ? places.filter(({ needsSession }) => needsSession) : places, tellOnStderr);
  await checkKeys(config, ownerUrlOf(urls), log);
  useKeys(keySource(config));
  const secret = new TextEncoder().encode(config.SERVICE_SECRET);
  const pool = choice.supervise ? openPool(urls.DATABASE_URL, POOL_SIZE, log) : openAnsweringPool(urls, POOL_SIZE, log);
  const stores = await openStores(pool);
  await migrate(pool, ownerUrlOf(urls));
  const probe = databaseProbe(pool, urls, log);
  const topics = await topicsOf(config, pool, log);
  const graph = remoteGraph(config.GATEWAY_URL, (viewer) => signViewer(viewer, 'gateway', secret));
  const parts = { config, log, pool, stores, topics, graph, publicUrl: config.PUBLIC_URL };
  // A worker processes the outbox itself.
  const flows = eventFlow(poolOf(pool, 'gateway'), !choice.supervise);
  const { subgraphs, jobs, close } = await openWith(parts, choice);
  return {
    subgraphs,
    stores,
    jobs,
    ready: async () => (await probe.isReady()) && topics.isListening() && (await flows().catch(() => false)),
    metrics: metricsDoor(poolOf(pool, 'gateway'), config.METRICS_TOKEN),
    async close() {
      await close();
      await topics.close();
      await probe.close();
      await pool.end();
    },
  };
}
