/**
 * The service in its parts on this machine: two gateways, four subgraphs (one of them by two processes), two workers, one
 * PostgreSQL, and NATS if `nats-server` is installed. `npm run cluster` builds first. Processes that exit are restarted.
 * Each line on stdout is JSON: `{role, pid, url}` for a started process, `{role, code}` for one that exited, and
 * `{ready: true, key}` once all are ready.
 * Lines on stdin, JSON too: `{hold: role}` leaves that place empty once its process ends, `{release: role}` fills it again.
 * DATABASE_URL, DIRECT_DATABASE_URL, DATABASE_OWNER_URL, NATS_URL: servers to use instead; CLUSTER_NATS=off: no NATS.
 * CLUSTER_KEY: the first account's key. CLUSTER_WITHOUT: roles to leave out, comma-separated. CLUSTER_PROFILE: a folder for
 * CPU profiles of all processes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { freePort } from './processes.mjs';

const SUBGRAPHS = ['identity', 'property', 'screening', 'intelligence'];
/** The second process of a subgraph. */
const BESIDE = { screening: 'screening-2' };
const WITHOUT = new Set(process.env.CLUSTER_WITHOUT?.split(','));
const isIncluded = (role) => role && !WITHOUT.has(role);
const GATEWAYS = ['gateway-1', 'gateway-2'].filter(isIncluded);
const WORKERS = ['worker-1', 'worker-2'].filter(isIncluded);
const ROLES = [...SUBGRAPHS, ...Object.values(BESIDE).filter(isIncluded), ...GATEWAYS, ...WORKERS];
const profiled = process.env.CLUSTER_PROFILE;
const RESTART_MS = 300;
/** Long enough for others to notice that it is down. */
const POSTGRES_RESTART_MS = 1_500;

const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const running = new Map();
const held = new Set();
let stopping = false;

/** Runs a process and restarts it when it ends, until the cluster stops. */
function keep(role, command, words, environment, url) {
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, DATASETS_AUTO: 'off', ...environment },
    stdio: ['ignore', 2, 2],
  });
  running.set(role, child);
  tell({ role, pid: child.pid, url });
  child.once('close', async (code) => {
    tell({ role, code });
    await sleep(RESTART_MS);
    while (!stopping && held.has(role)) await sleep(50);
    if (!stopping) keep(role, command, words, environment, url);
  });
}

/** The embedded server, restarted with the same files and port when it ends. */
async function keepPostgres(folder) {
  const dataDir = join(folder, 'postgres');
  let server = await startEmbeddedPostgres({ dataDir });
  const pidOf = () => Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  const told = () => {
    const pid = pidOf();
    tell({ role: 'postgres', pid, url: `postgres://${new URL(server.url).host}` });
    return pid;
  };
  let pid = told();
  const watch = async () => {
    while (!stopping) {
      await sleep(100);
      if (stopping || existsSync(`/proc/${pid}`)) continue;
      tell({ role: 'postgres', code: null });
      await sleep(POSTGRES_RESTART_MS);
      if (stopping) return;
      server = await startEmbeddedPostgres({ dataDir });
      pid = told();
    }
  };
  const watching = watch();
  return { url: server.url, ownerUrl: server.ownerUrl, stop: () => watching.then(() => server.stop()) };
}

async function startNats() {
  if (process.env.NATS_URL) return process.env.NATS_URL;
  if (process.env.CLUSTER_NATS === 'off') return null;
  const names = ['nats-server', '/usr/sbin/nats-server'];
  const command = names.find((name) => spawnSync(name, ['--version']).status === 0);
  if (!command) return null;
  const port = await freePort();
  const url = `nats://127.0.0.1:${port}`;
  keep('nats', command, ['--addr', '127.0.0.1', '--port', port], {}, url);
  return url;
}

async function isReady(url) {
  const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  return answer?.status === 200;
}

async function startRoles({ url: databaseUrl, directUrl, ownerUrl }, natsUrl, folder, key) {
  const ports = new Map();
  for (const role of ROLES) ports.set(role, await freePort());
  const urlOf = (role) => `http://127.0.0.1:${ports.get(role)}`;
  const shared = {
    DATABASE_URL: databaseUrl,
    ...(directUrl && { DIRECT_DATABASE_URL: directUrl }),
    ...(ownerUrl && { DATABASE_OWNER_URL: ownerUrl }),
    ...(natsUrl && { NATS_URL: natsUrl }),
    DATA_KEY: Buffer.alloc(32, 9).toString('base64'),
    DATA_DIR: folder,
    SERVICE_SECRET: process.env.SERVICE_SECRET ?? randomBytes(32).toString('hex'),
    PUBLIC_URL: urlOf('gateway-1'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    DRAIN_SECONDS: process.env.CLUSTER_DRAIN_SECONDS ?? '2',
  };
  const start = (role, file, environment) => {
    const all = { ...shared, ...environment, HOST: '127.0.0.1', PORT: ports.get(role) };
    const options = profiled ? ['--cpu-prof', `--cpu-prof-dir=${join(profiled, role)}`] : [];
    keep(role, process.execPath, [...options, join('dist', file)], all, urlOf(role));
  };
  const inner = { GATEWAY_URL: GATEWAYS.map(urlOf).join(',') };
  const processesOf = (name) => [name, BESIDE[name]].filter(isIncluded);
  for (const name of SUBGRAPHS)
    for (const role of processesOf(name)) start(role, 'subgraphs/serve.js', { ...inner, SUBGRAPH: name });
  const urlsOf = (name) => processesOf(name).map(urlOf).join(',');
  const urls = Object.fromEntries(SUBGRAPHS.map((name) => [`${name.toUpperCase()}_URL`, urlsOf(name)]));
  const limits = {
    SUBGRAPH_WAIT_SECONDS: process.env.CLUSTER_WAIT_SECONDS ?? '5',
    RATE_LIMIT_PER_MINUTE: '1000000',
    EDGE_RATE_LIMIT_PER_5_MINUTES: '100000000',
  };
  for (const name of GATEWAYS) start(name, 'gateway/main.js', { ...urls, ...limits });
  for (const name of WORKERS) start(name, 'subgraphs/work.js', { ...inner, BOOTSTRAP_API_KEY: key });
  for (const role of ROLES) while (!stopping && !(await isReady(urlOf(role)))) await sleep(200);
}

const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
mkdirSync(join(folder, 'data'));
const postgres = process.env.DATABASE_URL ? null : await keepPostgres(folder);
const key = process.env.CLUSTER_KEY ?? `sk_live_${randomBytes(32).toString('base64url')}`;

async function stop() {
  if (stopping) return;
  stopping = true;
  const ended = [...running.values()].map((child) =>
    child.exitCode === null && child.signalCode === null
      ? new Promise((resolve) => (child.once('close', resolve), child.kill('SIGTERM')))
      : null,
  );
  await Promise.all(ended);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
createInterface({ input: process.stdin }).on('line', (line) => {
  const { hold, release } = JSON.parse(line);
  if (hold) held.add(hold);
  if (release) held.delete(release);
});
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

const { DATABASE_URL: url, DIRECT_DATABASE_URL: directUrl, DATABASE_OWNER_URL: ownerUrl } = process.env;
const database = postgres ?? { url, directUrl, ownerUrl };
await startRoles(database, await startNats(), join(folder, 'data'), key);
tell({ ready: true, key });
