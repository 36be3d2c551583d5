/**
 * How memory grows while the service works: all in one with its own database, under an even load, for an hour. Each
 * second: one reservation created and analysed, one changed, four reads and a search; each ten seconds a subscription is opened
 * and the one before it closed. Prints the PSS (memory, shared pages divided among those who share them) of each
 * process every minute, and at the end the growth per hour: a straight line by least squares over the second half.
 * Linux only. `npm run bench:soak` builds first. SOAK_MINUTES (60).
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { call } from './load.mjs';
import { startOurs } from './processes.mjs';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
const print = (line) => process.stdout.write(`${line}\n`);
const key = `sk_live_${randomBytes(24).toString('base64url')}`;
const dataDir = mkdtempSync(join(tmpdir(), 'soak-'));

/** The role of a process, by its command line. */
function roleOf(pid) {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  if (command.includes('work-main')) return 'worker';
  if (command.includes('gateway/main')) return 'main';
  return command.includes('postgres') ? 'postgres' : 'pictures';
}

function pssMb(pid) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(text)[1]) / 1024;
}

/** MB by role of a process and all below it. A process that ends meanwhile counts as zero. */
function memoryOf(pid, sums = {}) {
  try {
    const role = roleOf(pid);
    sums[role] = (sums[role] ?? 0) + pssMb(pid);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    for (const child of children) memoryOf(Number(child), sums);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
  }
  return sums;
}

async function subscribe(service) {
  const socket = new WebSocket(`${service.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-api-key': key } }));
  await once(socket, 'message');
  const query = 'subscription { accountEvents { sequence } }';
  socket.on('message', (text) => {
    const message = JSON.parse(String(text));
    if (message.type === 'error') throw new Error(`The subscription was refused: ${JSON.stringify(message.payload)}`);
    if (message.type === 'next') heard += 1;
  });
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  return socket;
}

let heard = 0;
let made = 0;

/** The load of one second. */
async function oneSecond(target) {
  made += 1;
  const guest = {
    first_name: 'Kim',
    last_name: `Guest${made.toString(36)}`,
    email: `kim.${made}@example.com`,
    phone: `+1303555${String(made % 10_000).padStart(4, '0')}`,
  };
  const body = { without_listing: true, check_in_date: '2027-03-01', check_out_date: '2027-03-04', guest };
  const { id } = JSON.parse(await call(target, { method: 'POST', path: '/v1/reservations?sync=1&skip_gp=1', body }));
  await call(target, { method: 'PUT', path: `/v1/reservations/${id}`, body: { number_of_guests: 2 + (made % 3) } });
  const reads = [`/reservations/${id}`, `/reservations/${id}/summary`, '/reservations?limit=25', '/events?limit=25'];
  for (const path of reads) await call(target, { path: `/v1${path}` });
  await call(target, { path: `/v1/reservations?limit=25&search=kim.${Math.ceil(made / 2)}` });
}

/** MB an hour, by least squares. `points`: [minute, MB]. */
function slopePerHour(points) {
  const mean = (index) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, [minute, mb]) => sum + (minute - x) * (mb - y), 0);
  return (60 * over) / points.reduce((sum, [minute]) => sum + (minute - x) ** 2, 0);
}

const service = await startOurs({ dataDir, key });
const target = { agent: new Agent({ keepAlive: true, maxSockets: 4 }), url: service.url, key };
const readings = [];
try {
  const startedAt = Date.now();
  let socket = await subscribe(service);
  for (let second = 0; second < MINUTES * 60; second += 1) {
    await oneSecond(target);
    if (second % 10 === 9) {
      socket.close();
      socket = await subscribe(service);
    }
    if (second % 60 === 59) {
      const memory = memoryOf(service.pid);
      readings.push({ minute: (Date.now() - startedAt) / 60_000, memory });
      const parts = Object.entries(memory).map(([role, mb]) => `${role} ${mb.toFixed(0)}`);
      print(
        `${readings.at(-1).minute.toFixed(1)} min, ${made} reservations, ${heard} events heard: ${parts.join(', ')} MB`,
      );
    }
    await sleep(Math.max(0, startedAt + (second + 1) * 1000 - Date.now()));
  }
  socket.close();
  const half = readings.slice(Math.floor(readings.length / 2));
  for (const role of ['main', 'worker', 'postgres']) {
    const points = half.map(({ minute, memory }) => [minute, memory[role] ?? 0]);
    const all = readings.map(({ memory }) => memory[role] ?? 0);
    print(
      `${role}: ${all[0].toFixed(0)} MB after a minute, ${all.at(-1).toFixed(0)} at the end, at most ${Math.max(...all).toFixed(0)}; ` +
        `${slopePerHour(points).toFixed(1)} MB an hour over the second half`,
    );
  }
} finally {
  target.agent.destroy();
  await service.stop();
  rmSync(dataDir, { recursive: true });
}
