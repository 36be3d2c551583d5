import { setTimeout as sleep } from 'node:timers/promises';
import { openCluster, type Cluster } from './cluster.js';
import { readSettings, settlePort, type ClusterSettings } from './cluster-settings.js';
import { createCluster } from './create-cluster.js';
import { exclusively } from './exclusively.js';
import { findPostgresBinaries } from './postgres-binaries.js';
import { ownerOf, prepareDatabase } from './prepare-database.js';
import { own, ownedByAnother } from './server-owner.js';
import { launchServer, stopServer, untilReady, type RunningServer } from './server-process.js';

/**
 * `durable: false` is for tests: no fsync, and a role that can create databases. `isService`: this process becomes
 * responsible for the server, even if another process started it.
 */
export interface EmbeddedPostgresOptions {
  /** Folder of the server's files; created if missing. */
  dataDir: string;
  /**
   * Name of the database and of the application's role, in lowercase letters; the owner of the tables is
   * `<name>_owner`.
   */
  name: string;
  /** Schemas that the application keeps when an older database is transferred to the owner role. */
  ownSchemas?: readonly string[];
  durable?: boolean;
  isService?: boolean;
  log?: (event: string, fields: Record<string, unknown>) => void;
}

/**
 * `url` logs in as the application's role, `ownerUrl` as the owner of its tables; `attached` is true if the server was
 * already running.
 */
export interface EmbeddedPostgres {
  url: string;
  ownerUrl: string;
  attached: boolean;
  stop(): Promise<void>;
}

// No autovacuum: its workers belong to the superuser, and an ordinary role cannot terminate them in a database that it
// drops.
const FOR_TESTS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
const LAUNCH_WAIT_MS = 75_000; // A server whose pid file is deleted notices within a minute and ends.

function urlOf(user: string, password: string, port: number, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/** Temporary failures: the port was just taken, or processes of a killed server or start are still alive. */
async function launch(
  cluster: Cluster,
  binaries: string,
  settings: ClusterSettings,
  durable: boolean,
): Promise<RunningServer> {
  const giveUpAt = Date.now() + LAUNCH_WAIT_MS;
  for (;;) {
    const running = await untilReady(cluster);
    if (running) return running;
    const { port } = await settlePort(cluster, settings);
    try {
      return await launchServer(cluster, binaries, [`port=${port}`, ...(durable ? [] : FOR_TESTS)]);
    } catch (error) {
      const passes = /could not create any TCP|still in use|lock file .* already exists/.test((error as Error).message);
      if (!passes || Date.now() > giveUpAt) throw error;
      await sleep(200);
    }
  }
}

async function startFresh(cluster: Cluster, settings: ClusterSettings, durable: boolean): Promise<RunningServer> {
  const binaries = findPostgresBinaries(cluster);
  await createCluster(cluster, binaries, settings.superuserPassword);
  return launch(cluster, binaries, settings, durable);
}

async function start({
  dataDir,
  name,
  ownSchemas = [],
  durable = true,
  isService = false,
  log,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const startedAt = Date.now();
  const cluster = openCluster(dataDir, name);
  const settings = readSettings(cluster);
  const running = await untilReady(cluster);
  const { pid, port } = running ?? (await startFresh(cluster, settings, durable));
  // A tool that started the server must not stop it while a service uses it.
  if (isService || !running || !ownedByAnother(cluster)) own(cluster);
  try {
    await prepareDatabase((database) => urlOf('postgres', settings.superuserPassword, port, database), settings, {
      application: name,
      ownSchemas,
      forTests: !durable,
    });
  } catch (error) {
    if (!running) await stopServer(cluster);
    throw error;
  }
  log?.(running ? 'postgres.attached' : 'postgres.started', { pid, port, tookMs: Date.now() - startedAt });
  const url = urlOf(name, settings.password, port, name);
  const ownerUrl = urlOf(ownerOf(name), settings.ownerPassword, port, name);
  return { url, ownerUrl, attached: Boolean(running), stop: () => stop(cluster) };
}

function stop(cluster: Cluster): Promise<void> {
  return exclusively(cluster.folder, async () => {
    if (!ownedByAnother(cluster)) await stopServer(cluster);
  });
}

/**
 * Starts the embedded PostgreSQL on 127.0.0.1 with its files under `dataDir`, or attaches to it if it is already
 * running (it survives when the process that started it is killed). Linux only; 2–4 s the first time, then 0.2 s.
 * `stop` shuts it down and waits, unless another live process is responsible for it. Throws with the server's own
 * error.
 */
export function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  return exclusively(openCluster(options.dataDir, options.name).folder, () => start(options));
}

/** Shuts down the server under `dataDir`, whichever process started it. Does nothing if none is running. */
export function stopEmbeddedPostgres({
  dataDir,
  name,
}: Pick<EmbeddedPostgresOptions, 'dataDir' | 'name'>): Promise<void> {
  const cluster = openCluster(dataDir, name);
  return exclusively(cluster.folder, () => stopServer(cluster));
}
