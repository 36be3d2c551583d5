/**
 * Sends hostile bodies without a key to every path of the service, 50 at once, and checks the impact on others:
 * `/health/live` stays as fast as on an idle service, and the memory of the gateway stays flat.
 * Needs a built tree (`node bin/build.mjs`); exits with 1 and the failed paths. The list of public paths is
 * public-paths.json; test/contracts/public-paths.test.ts compares it with the routers.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileBodies } from './hostile-bodies.mjs';
import { freePort, startService, stopDatabase } from './process.mjs';

const READY_WITHIN_MS = 300_000;
const AT_ONCE = 50;
const IDLE_PROBES = 150;
const PROBE_EVERY_MS = 20;
/** Maximum time for any response. */
const HELD_MS = 10_000;

/** For each path: the median may exceed this only if other work keeps the machine busy (see `startControl`). */
const MAX_MEDIAN_MS = 1_000;
/** Maximum ratio of such a median to that of the control. */
const MAX_BUSY_RATIO = 3;
/** How often a slow path is measured again, after a pause. */
const MAX_REPEATS = 2;
const PAUSE_MS = 5_000;
/** Maximum ratio of the median probe during the run to that of an idle service. */
const MAX_RATIO = 20;
const MAX_MEMORY = 600 * 1024 * 1024;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values) => values.toSorted((left, right) => left - right)[values.length >> 1];
const inMb = (bytes) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** A server that does nothing. Its response times show how busy the machine is. */
async function startControl() {
  const port = await freePort();
  const program = `require('node:http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1')`;
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGKILL') };
}

/** Response time in ms; an unanswered probe counts as its timeout. */
async function probe(url) {
  const startedAt = performance.now();
  await fetch(url, { signal: AbortSignal.timeout(30_000) })
    .then((answer) => answer.text())
    .catch(() => undefined);
  return performance.now() - startedAt;
}

async function waitUntilReady(service, base) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    assert(!service.ended(), `the service ended before it was ready:\n${service.output()}`);
    const response = await fetch(`${base}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (response?.status === 200) return;
    await sleep(200);
  }
  assert.fail(`not ready within ${READY_WITHIN_MS / 1000} s:\n${service.output()}`);
}

async function memoryOf(pid) {
  // An exited process has no such line; the next path will fail.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

/** CPU time used by a process, in ms. */
async function cpuOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return 0;
  const fields = stat.split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Sends one request over a new socket; returns the status of the response, or `none`. */
function send(port, { method, path }, { head, parts, everyMs = 0, heldMs = HELD_MS }) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none');
    };
    const held = setTimeout(end, heldMs);
    // Only the status line is kept: the probes of this process must not wait for megabytes of text.
    socket.on('data', (chunk) => (answer ||= chunk.toString('latin1', 0, 12))).on('error', () => {});
    socket.on('end', end);
    socket.on('close', () => {
      clearTimeout(held);
      end();
    });
    const write = async () => {
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: load\r\n${head}\r\n`);
      for (const part of parts) {
        if (everyMs) await sleep(everyMs);
        if (!socket.writable) return;
        if (!socket.write(part)) await new Promise((go) => socket.once('drain', go).once('close', go));
      }
    };
    socket.on('connect', () => void write());
  });
}

/** Every path of `.ci/public-paths.json` and every operation of `/v1`, with made-up tokens and IDs. */
async function targets(base) {
  const { paths } = JSON.parse(await readFile(new URL('public-paths.json', import.meta.url), 'utf8'));
  const named = paths.map((line) => line.split(' '));
  const document = await (await fetch(`${base}/openapi.json`)).json();
  for (const [path, methods] of Object.entries(document.paths))
    for (const method of Object.keys(methods))
      if (method !== 'get') named.push([method.toUpperCase(), `/v1${path.replace(/\{\w+\}/g, ':x')}`]);
  // The parameters of an image: these paths accept the largest bodies.
  const known = { ':step': 'front', ':kind': 'passport' };
  return named.map(([method, path]) => ({
    name: `${method} ${path}`,
    method,
    path: path.startsWith('/v1/idcheck/upload')
      ? '/v1/idcheck/upload/x/front/passport'
      : path.replace(/:\w+/g, (word) => known[word] ?? 'x1'),
  }));
}

/** Repeats an attack that slowed others down: a busy machine may be the cause once, a defect is there each time. */
async function attacked(place, target, bodies) {
  let result = await attack(place, target, bodies);
  for (let repeats = 1; repeats <= MAX_REPEATS && problemsOf(result).length > 0; repeats++) {
    console.log(`  again: ${problemsOf(result).join(', ')}`);
    await sleep(PAUSE_MS);
    const next = await attack(place, target, bodies);
    result = {
      ...next,
      memory: Math.max(result.memory, next.memory),
      statuses: [...result.statuses, ...next.statuses],
    };
  }
  return result;
}

async function attack({ live, control, port, pid }, target, bodies) {
  const [waiting, controls] = [[], []];
  let [most, going] = [0, true];
  // Probes are sent on a fixed schedule, so a hanging service counts as slow for as long as it hangs.
  const watch = async () => {
    while (going) {
      waiting.push(probe(live));
      controls.push(probe(control.url));
      most = Math.max(most, await memoryOf(pid));
      await sleep(PROBE_EVERY_MS);
    }
  };
  const cpuBefore = await cpuOf(pid);
  const watching = watch();
  const statuses = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) => send(port, target, bodies[n % bodies.length])),
  );
  going = false;
  await watching;
  const [probes, controlProbes] = await Promise.all([Promise.all(waiting), Promise.all(controls)]);
  const cpuMs = ((await cpuOf(pid)) - cpuBefore) / AT_ONCE;
  return { name: target.name, probes, controlProbes, memory: most, statuses, cpuMs };
}

function problemsOf({ name, probes, controlProbes, memory, statuses }) {
  const problems = [];
  const typical = median(probes);
  if (typical > Math.max(MAX_MEDIAN_MS, median(controlProbes) * MAX_BUSY_RATIO))
    problems.push(`${name}: /health/live took ${typical.toFixed(0)} ms`);
  if (memory > MAX_MEMORY) problems.push(`${name}: the gateway held ${inMb(memory)}`);
  const wrong = statuses.filter((status) => /^(5\d\d)$/.test(status));
  if (wrong.length > 0) problems.push(`${name}: ${wrong.length} answers of ${wrong[0]}`);
  return problems;
}

const countsOf = (values) =>
  Object.entries(Object.groupBy(values, (value) => value))
    .map(([value, all]) => `${value}×${all.length}`)
    .join(' ');

async function main({ port }, service, control) {
  const base = `http://127.0.0.1:${port}`;
  const live = `${base}/health/live`;
  await waitUntilReady(service, base);
  const [all, bodies] = [await targets(base), hostileBodies()];
  const idle = [];
  for (let n = 0; n < IDLE_PROBES; n++) {
    idle.push(await probe(live));
    await sleep(PROBE_EVERY_MS);
  }
  const idleMs = median(idle);
  console.log(`idle: /health/live ${idleMs.toFixed(1)} ms, ${inMb(await memoryOf(service.pid))}; ${all.length} paths`);
  const results = [];
  for (const target of all) {
    assert(!service.ended(), `the service ended:\n${service.output()}`);
    const result = await attacked({ live, control, port, pid: service.pid }, target, bodies);
    assert(!service.ended(), `the service ended of ${target.name}:\n${service.output()}`);
    results.push(result);
    const figures = [
      `${median(result.probes).toFixed(1)} ms (control ${median(result.controlProbes).toFixed(1)})`,
      `worst ${Math.max(...result.probes).toFixed(0)} ms`,
    ];
    figures.push(inMb(result.memory), `${result.cpuMs.toFixed(1)} ms CPU each`, countsOf(result.statuses));
    console.log(`  ${result.name}: ${figures.join(', ')}`);
  }
  const probes = results.flatMap((result) => result.probes);
  const most = Math.max(...results.map(({ memory }) => memory));
  console.log(
    `run: /health/live ${median(probes).toFixed(1)} ms (${(median(probes) / idleMs).toFixed(1)} × idle), ` +
      `worst ${Math.max(...probes).toFixed(0)} ms; at most ${inMb(most)}`,
  );
  const problems = results.flatMap(problemsOf);
  if (median(probes) > idleMs * MAX_RATIO)
    problems.push(`/health/live was ${median(probes) / idleMs} × slower than idle`);
  assert.deepEqual(problems, [], 'hostile bodies without a key got in the way of others');
}

const folder = await mkdtemp(join(tmpdir(), 'screening-load-'));
const place = { data: join(folder, 'data'), port: await freePort() };
await mkdir(place.data);
// The rate limit is high enough not to interfere: the test is about the cost of each body.
const settings = Object.fromEntries(
  ['EDGE_RATE_LIMIT_PER_5_MINUTES', 'SIGN_IN_RATE_LIMIT_PER_5_MINUTES', 'SIGNUP_RATE_LIMIT_PER_5_MINUTES'].map(
    (name) => [name, '1000000'],
  ),
);
const service = startService(place, {
  // Twice the heap at rest, so that memory retained by a body is noticed immediately.
  command: [process.execPath, '--max-old-space-size=384', 'dist/gateway/main.js'],
  settings: { ...settings, LOG_LEVEL: 'error' },
});

const control = await startControl();

async function cleanUp() {
  control.stop();
  service.kill();
  await stopDatabase(place.data);
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.once(signal, () => cleanUp().finally(() => process.exit(1)));

try {
  await main(place, service, control);
} catch (error) {
  console.error(`  failed: ${error.stack}`);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
