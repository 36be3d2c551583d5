import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const TICKS_PER_SECOND = 100; // USER_HZ, the same on every Linux that Node runs on

/** CPU time of a process and its running children, in seconds (proc_pid_stat(5), utime and stime). */
export function cpuSeconds(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  return children.reduce((sum, child) => sum + cpuSeconds(child), own);
}

/** A free port, as text. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

/** Starts a program with Node in `folder` and waits until its URL answers anything. */
export async function startProgram(parameters, { folder, environment, url }) {
  const child = spawn(process.execPath, parameters, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${parameters[0]} ended with ${child.exitCode} before it was ready.`);
    await sleep(100);
  }
  return { url, pid: child.pid, stop };
}

/** Starts a Node process and waits for the line with its URL. */
async function startNode(parameters, environment) {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATASETS_AUTO: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${parameters.at(-1)} ended with ${code} before it was ready.`)));
    lines.on('line', (line) => {
      const [found] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, pid: child.pid, stop };
}

/** The service as `npm start` runs it, on the given database. `nodeOptions` come before the program. */
export function startOurs({ databaseUrl, dataDir, key, nodeOptions = [], settings = {} }) {
  return startNode([...nodeOptions, 'dist/gateway/main.js'], {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATA_KEY: randomBytes(32).toString('base64'),
    BOOTSTRAP_API_KEY: key,
    RATE_LIMIT_PER_MINUTE: '1000000',
    EDGE_RATE_LIMIT_PER_5_MINUTES: '100000000',
    LIVE_SOCKETS_PER_ACCOUNT: '1000000',
    LIVE_SUBSCRIPTIONS_PER_ACCOUNT: '1000000',
    LOG_LEVEL: 'error',
    ...settings,
  });
}

/** The yardstick on the same database; it formats the portal's URL as the service does. */
export function startYardstick({ databaseUrl, portalUrl }) {
  return startNode(['bench/yardstick.mjs'], { DATABASE_URL: databaseUrl, PORTAL_URL: portalUrl });
}
