/** Helpers of the smoke test: a free port, the service started by npm, and leftovers of its database. */
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STOPPED_WITHIN_MS = 30_000;
const KEPT_OUTPUT = 200_000;
/** Settings in the environment that would change an out-of-the-box start. */
const NOT_INHERITED =
  /^(BOOTSTRAP_|DATABASE_|NATS_URL|REDIS_URL|PUBLIC_URL|PMS_|RATE_LIMIT|EDGE_RATE|WEBHOOK_|NODE_OPTIONS)/;

/** A free TCP port on the loopback address. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Whether something accepts connections on a port of the loopback address. */
export function isPortOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('close', () => resolve(false)).setTimeout(2_000, () => socket.destroy());
    socket.on('connect', () => socket.destroy());
  });
}

function environment({ port, data }, settings) {
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name));
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, DATASETS_AUTO: 'off' };
  return { ...Object.fromEntries(inherited), ...own, ...settings };
}

/** Starts the service in its own process group, by default with `npm start`; without input, collecting output. */
export function startService(place, { command: [program, ...words] = ['npm', 'start'], settings = {} } = {}) {
  const child = spawn(program, words, {
    cwd: ROOT,
    env: environment(place, settings),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr, end] = ['', '', null];
  child.stdout.on('data', (chunk) => (stdout = (stdout + chunk).slice(-KEPT_OUTPUT)));
  child.stderr.on('data', (chunk) => (stderr = (stderr + chunk).slice(-KEPT_OUTPUT)));
  const ended = new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve((end = { code, signal })));
    child.on('error', (error) => resolve((end = { code: error.message, signal: null })));
  });
  return {
    pid: child.pid,
    ended: () => end !== null,
    /** The standard output, or (for error messages) the end of both outputs without keys. */
    output: ({ raw = false } = {}) =>
      raw ? stdout : `${stdout}${stderr}`.slice(-4_000).replaceAll(/\b(sk|pk)_live_[\w-]+/g, '$1_live_…'),
    /** Sends SIGTERM to npm only, which must pass it on. */
    async terminate() {
      child.kill('SIGTERM');
      const late = new Promise((resolve) => setTimeout(resolve, STOPPED_WITHIN_MS, 'late').unref());
      const first = await Promise.race([ended, late]);
      return first === 'late' ? { code: `still running after ${STOPPED_WITHIN_MS / 1000} s`, signal: null } : first;
    },
    /** Kills what is left of the process group. */
    kill() {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
    },
  };
}

/** Lock files of running PostgreSQL servers below a folder. */
export async function databaseLocks(folder) {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  return entries.filter((entry) => /(^|\/)postmaster\.pid$/.test(entry)).map((entry) => join(folder, entry));
}

/** Stops PostgreSQL servers that a failed run left behind below a folder. */
export async function stopDatabase(folder) {
  for (const lock of await databaseLocks(folder)) {
    const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
    try {
      if (pid > 1) process.kill(pid, 'SIGINT');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
    for (let tries = 0; tries < 50 && (await databaseLocks(folder)).includes(lock); tries++)
      await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
