/**
 * Subscribers that reconnect at once, as after a restart of the gateway: the time until each has got the events it
 * missed. Linux only. `npm run build` first, then `node bench/live-resume.mjs`.
 * RESUME_SUBSCRIBERS (1000), RESUME_EVENTS missed by each (20), RESUME_RESERVATIONS (50).
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { cpuSeconds, startOurs } from './processes.mjs';

const SUBSCRIBERS = Number(process.env.RESUME_SUBSCRIBERS ?? 1_000);
const EVENTS = Number(process.env.RESUME_EVENTS ?? 20);
const RESERVATIONS = Number(process.env.RESUME_RESERVATIONS ?? 50);

const print = (line) => process.stdout.write(`${line}\n`);

/** On a busy machine a request may take longer than the service waits. */
async function rest(service, key, method, path, body) {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const answer = await fetch(`${service.url}/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (answer.status === 503) return sleep(1_000).then(() => rest(service, key, method, path, body));
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}.`);
  return answer.json();
}

const lastOf = async (service, key) => (await rest(service, key, 'GET', '/events?limit=1')).last_sequence;

/** Each subscriber has a socket of its own, and all subscribe at the same moment. */
async function resume(service, key, title, { queryOf, least }) {
  const url = `${service.url.replace('http', 'ws')}/graphql`;
  const sockets = [];
  for (let n = 0; n < SUBSCRIBERS; n += 1) {
    const socket = new WebSocket(url, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-api-key': key } }));
    await once(socket, 'message');
    sockets.push(socket);
  }
  const [started, cpuBefore] = [performance.now(), cpuSeconds(service.pid)];
  const ends = await Promise.all(
    sockets.map(
      (socket, n) =>
        new Promise((resolve, reject) => {
          let got = 0;
          socket.on('message', (text) => {
            const { type, payload } = JSON.parse(String(text));
            if (type === 'error' || payload?.errors) reject(new Error(JSON.stringify(payload)));
            if (type === 'next' && (got += 1) === least) resolve(performance.now() - started);
          });
          socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: queryOf(n) } }));
        }),
    ),
  );
  ends.sort((a, b) => a - b);
  const seconds = (ms) => (ms / 1_000).toFixed(2);
  const cpu = (cpuSeconds(service.pid) - cpuBefore).toFixed(1);
  print(
    `${title}: ${SUBSCRIBERS} subscribers, ${least} events each: median ${seconds(ends[ends.length >> 1])} s, ` +
      `last ${seconds(ends.at(-1))} s, ${cpu} s of CPU`,
  );
  for (const socket of sockets) socket.terminate();
}

const folder = mkdtempSync(join(tmpdir(), 'bench-resume-'));
const dataDir = join(folder, 'data');
mkdirSync(dataDir);
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const key = `sk_live_${randomBytes(32).toString('base64url')}`;
const service = await startOurs({ databaseUrl: postgres.ownerUrl, dataDir, key });
try {
  while ((await fetch(`${service.url}/health/ready`)).status !== 200) await sleep(200);
  const guest = { last_name: 'Lee', email: 'lee@example.org' };
  const ids = [];
  for (let n = 0; n < RESERVATIONS; n += 1) {
    const path = '/reservations?skip_gp=1';
    const { id } = await rest(service, key, 'POST', path, { without_listing: true, guest });
    await rest(service, key, 'POST', `/reservations/${id}/status`, { supervised: 'approve' });
    ids.push(id);
  }
  let last = -1;
  for (let now = await lastOf(service, key); now !== last; now = await lastOf(service, key)) {
    last = now;
    await sleep(1_000);
  }
  const selection = '{ sequence type occurredAt reservation { id account { name } summary { status supervised } } }';
  await resume(service, key, 'one account', {
    queryOf: () => `subscription { accountEvents(since: ${last - EVENTS}) ${selection} }`,
    least: EVENTS,
  });
  await resume(service, key, 'one account, each a query of its own', {
    queryOf: (n) =>
      `subscription { accountEvents(since: ${last - EVENTS}) ${selection.replace('type', `t${n}: type`)} }`,
    least: EVENTS,
  });
  await resume(service, key, `${RESERVATIONS} reservations`, {
    queryOf: (n) =>
      `subscription { reservationChanged(reservationId: "${ids[n % ids.length]}", since: 0) ${selection} }`,
    least: 2,
  });
} finally {
  await service.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
