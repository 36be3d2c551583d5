import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workingFolder, type Cluster } from './cluster.js';
import { cleanEnvironment } from './create-cluster.js';

/** A live server of one cluster; `ready` once it accepts connections. */
export interface RunningServer {
  pid: number;
  port: number;
  ready: boolean;
}

const STOP_WAIT_MS = 120_000;
const LOG_LIMIT_BYTES = 5_000_000;
/** An application that is split into several processes needs more than the default of 100 connections. */
const MAX_CONNECTIONS = 200;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

const commandLine = (pid: number) => (pid > 0 ? read(`/proc/${pid}/cmdline`) : '');

/**
 * Finds the server of this cluster by its pid file and its command line: after a reboot another process may have the
 * pid.
 */
export function findServer(cluster: Cluster): RunningServer | undefined {
  const lines = read(join(cluster.data, 'postmaster.pid')).split('\n');
  const pid = Number(lines[0]);
  if (!commandLine(pid).includes(`cluster_name=${cluster.name}\0`)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

function openLog({ folder }: Cluster): { fd: number; read: () => string } {
  const path = join(folder, 'server.log');
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
  const from = size > LOG_LIMIT_BYTES ? 0 : size;
  return { fd: openSync(path, 'a', 0o600), read: () => readFileSync(path).subarray(from).toString() };
}

/** Waits until the server accepts connections, however long its recovery takes; undefined if it ends before. */
export async function untilReady(cluster: Cluster, child?: ChildProcess): Promise<RunningServer | undefined> {
  for (;;) {
    const server = findServer(cluster);
    if (server?.ready) return server;
    if (child ? child.exitCode !== null || child.signalCode !== null : !server) return undefined;
    await sleep(20);
  }
}

/**
 * Starts the server detached, so that it outlives this process, with its own log file. `settings` are `name=value`
 * pairs. Throws with the end of the server log if it does not start.
 */
export async function launchServer(cluster: Cluster, binaries: string, settings: string[]): Promise<RunningServer> {
  // After a reboot, another program may have the pid in this file, and PostgreSQL would take it for a server. A server
  // that really runs on these files still holds their shared memory block, and PostgreSQL refuses to start because of
  // that.
  rmSync(join(cluster.data, 'postmaster.pid'), { force: true });
  const log = openLog(cluster);
  const own = [`cluster_name=${cluster.name}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const limits = [`max_connections=${MAX_CONNECTIONS}`];
  const quiet = ['logging_collector=off', 'log_checkpoints=off', 'log_min_messages=log']; // statements hold personal data
  const flags = [...own, ...limits, ...quiet, ...settings].flatMap((setting) => ['-c', setting]);
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', workingFolder(cluster, cluster.data), ...flags], {
    cwd: cluster.data,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: cleanEnvironment,
    ...cluster.account,
  });
  closeSync(log.fd);
  await once(child, 'spawn');
  child.unref();
  const server = await untilReady(cluster, child);
  if (!server) throw new Error(`PostgreSQL did not start: ${log.read().trim().slice(-2000)}`);
  return server;
}

/** Shuts the server down ("fast": open transactions are rolled back) and waits until it has ended. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const server = findServer(cluster);
  if (!server) return;
  process.kill(server.pid, 'SIGINT');
  const giveUpAt = Date.now() + STOP_WAIT_MS;
  while (findServer(cluster)?.pid === server.pid) {
    if (Date.now() > giveUpAt) throw new Error(`PostgreSQL did not stop within ${STOP_WAIT_MS / 1000} s.`);
    await sleep(20);
  }
}
