/**
 * Sockets on one process of the whole service: the memory of each, and the time from an event to its delivery to every
 * subscriber. Linux only. `npm run bench:live` builds first.
 * `-- --sockets=10000` or LIVE_SOCKETS: idle subscribed sockets (1000; 10,000 needs `ulimit -n` above that).
 * LIVE_SUBSCRIBERS: of the event (1000; 0: memory only). LIVE_EVENTS: events measured (10).
 * On a busy machine the CPU time of an event is more meaningful than the delays.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { note } from './figures.mjs';
import { cpuSeconds, startOurs } from './processes.mjs';

const asked = process.argv.map((word) => /^--sockets=(\d+)$/.exec(word)?.[1]).find(Boolean);
const SOCKETS = Number(asked ?? process.env.LIVE_SOCKETS ?? 1_000);
const SUBSCRIBERS = Math.min(SOCKETS, Number(process.env.LIVE_SUBSCRIBERS ?? 1_000));
const EVENTS = Number(process.env.LIVE_EVENTS ?? 10);
const AT_ONCE = 50;

const print = (line) => process.stdout.write(`${line}\n`);
const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

const TRIES = 5;

/** Sends a request, again if the service is too busy to answer in time. */
async function rest(service, key, method, path, body, tries = TRIES) {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const answer = await fetch(`${service.url}/v1${path}`, { method, headers, body: JSON.stringify(body) });
  if (answer.status === 503 && tries > 1) return rest(service, key, method, path, body, tries - 1);
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}.`);
  return answer.json();
}

/** A socket with one subscription; `onEvent` gets each response and its time. */
async function subscribe(service, key, query, onEvent) {
  const socket = new WebSocket(`${service.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-api-key': key } }));
  await once(socket, 'message');
  socket.on('message', (text) => {
    const { type, payload } = JSON.parse(String(text));
    if (type === 'next') onEvent(Object.values(payload.data)[0], Date.now());
  });
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  return socket;
}

async function openAll(count, open) {
  const sockets = [];
  for (let n = 0; n < count; n += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - n);
    sockets.push(...(await Promise.all(Array.from({ length: size }, (_, k) => open(n + k)))));
  }
  return sockets;
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];

/**
 * Delivery times of one reservation's events to all subscribers; `moreOf` is what the nth of them selects in addition.
 */
async function measureFanOut(service, key, title, moreOf) {
  const guest = { last_name: 'Lee', email: 'lee@example.org' };
  const { id } = await rest(service, key, 'POST', '/reservations?skip_gp=1&sync=1', { without_listing: true, guest });
  const waits = [];
  const selection = (n) => `{ occurredAt sequence ${moreOf(n)} reservation { id summary { status supervised } } }`;
  const open = (n) =>
    subscribe(
      service,
      key,
      `subscription { reservationChanged(reservationId: "${id}") ${selection(n)} }`,
      (event, now) => waits.push(now - Date.parse(event.occurredAt)),
    );
  const sockets = await openAll(SUBSCRIBERS, open);
  await sleep(2_000);
  waits.length = 0;
  const cpuBefore = cpuSeconds(service.pid);
  for (let n = 1; n <= EVENTS; n += 1) {
    await rest(service, key, 'POST', `/reservations/${id}/status`, { supervised: n % 2 ? 'approve' : 'decline' });
    for (let tries = 0; waits.length < n * SUBSCRIBERS && tries < 1_000; tries += 1) await sleep(10);
    await sleep(200);
  }
  const cpuMs = ((cpuSeconds(service.pid) - cpuBefore) * 1_000) / EVENTS;
  for (const socket of sockets) socket.terminate();
  if (waits.length !== EVENTS * SUBSCRIBERS) throw new Error(`${waits.length} of ${EVENTS * SUBSCRIBERS} arrived.`);
  waits.sort((a, b) => a - b);
  const shown = [0.5, 0.95, 0.99, 1].map((share) => `${at(waits, share)} ms`);
  print(
    `${title}: p50 ${shown[0]}, p95 ${shown[1]}, p99 ${shown[2]}, longest ${shown[3]}; ${cpuMs.toFixed(0)} ms of CPU an event`,
  );
  return at(waits, 0.99);
}

async function measureMemory(service, key) {
  const guest = { last_name: 'Lee', email: 'lee@example.org' };
  const { id } = await rest(service, key, 'POST', '/reservations?skip_gp=1&sync=1', { without_listing: true, guest });
  const before = residentMb(service.pid);
  const started = Date.now();
  const query = `subscription { reservationChanged(reservationId: "${id}") { sequence } }`;
  const sockets = await openAll(SOCKETS, () => subscribe(service, key, query, () => undefined));
  await sleep(2_000);
  const after = residentMb(service.pid);
  const each = (((after - before) * 1024) / SOCKETS).toFixed(1);
  print(`${SOCKETS} subscribed sockets in ${((Date.now() - started) / 1_000).toFixed(1)} s: ${each} KB each`);
  print(`resident memory of the process: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them`);
  for (const socket of sockets) socket.terminate();
  await sleep(1_000);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-live-'));
const dataDir = join(folder, 'data');
mkdirSync(dataDir);
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const key = `sk_live_${randomBytes(32).toString('base64url')}`;
const service = await startOurs({ databaseUrl: postgres.ownerUrl, dataDir, key });
try {
  await measureMemory(service, key);
  const many = `one event to ${SUBSCRIBERS} subscribers`;
  if (SUBSCRIBERS > 0) {
    const sameMs = await measureFanOut(service, key, `${many} who ask the same`, () => '');
    const ownMs = await measureFanOut(service, key, `${many} who each ask their own`, (n) => `own${n}: type`);
    note({ sameMs, ownMs });
  }
} finally {
  await service.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
