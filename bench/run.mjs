/**
 * Measures the service against the yardstick on one embedded PostgreSQL. Linux only. `npm run bench` builds first.
 * --growth: reads and lists at 1, 10 and 100 times the rows. --profile[=case]: where the time of one case goes.
 * BENCH_ROWS: stored reservations (100000). BENCH_SECONDS: length of one measurement (2).
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { casesOf } from './cases.mjs';
import { call, measure, openTarget } from './load.mjs';
import { printProfile } from './profile.mjs';
import { seedFirst, seedUpTo } from './seed.mjs';
import { startOurs, startYardstick } from './processes.mjs';
import { printTable, summarise } from './table.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = 5;

/** Sets up everything on fresh data; `work` gets the running parts, which are shut down after it. */
async function withEverything(nodeOptions, work) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const closing = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
    closing.push(() => postgres.stop());
    const key = `sk_live_${randomBytes(32).toString('base64url')}`;
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    const databaseUrl = postgres.ownerUrl;
    const service = await startOurs({ databaseUrl, dataDir, key, nodeOptions: nodeOptions(folder) });
    closing.push(() => service.stop());
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    closing.push(() => client.end());
    const targets = { service: openTarget({ ...service, key }) };
    const seed = await seedFirst(client, targets.service);
    const portalUrl = seed.reservation.guest_portal_url.replace(/[^/]*$/, '{id}');
    const yardstick = await startYardstick({ databaseUrl, portalUrl });
    closing.push(() => yardstick.stop());
    targets.yardstick = openTarget({ ...yardstick, key });
    closing.push(() => Object.values(targets).forEach((target) => target.close()));
    await work({ client, targets, seed, service, folder });
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/**
 * Both must return the same members with the same values, or the ratio means nothing. The service's links are
 * encrypted.
 */
async function checkSameAnswer({ yardstick, service }, id) {
  const unsealed = (name, value) => (name === 'guest_portal_url' ? value.replace(/[^/]*$/, '') : value);
  const sorted = (text) => JSON.stringify(JSON.parse(text, (name, value) => inOrder(unsealed(name, value))));
  const path = `/v1/reservations/${id}`;
  const [left, right] = [sorted(await call(yardstick, { path })), sorted(await call(service, { path }))];
  if (left !== right) throw new Error(`The yardstick returned a different response:\n${left}\n${right}`);
}

function inOrder(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Rounds A B C … A B C …, so that other load affects all of them equally; with a warm-up first. */
async function measureCases(cases, targets, rounds = ROUNDS) {
  const results = new Map(cases.map((each) => [each.title, []]));
  for (const { server, next } of cases) await measure(targets[server], next, SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (const { title, server, next } of cases) {
      results.get(title).push(await measure(targets[server], next, SECONDS));
    }
  }
  return [...results].map(([title, rows]) => ({ title, ...summarise(rows) }));
}

async function compare({ client, targets, seed }) {
  const ids = await seedUpTo(client, seed, ROWS);
  await checkSameAnswer(targets, ids[0]);
  const { yardstick, rest, graphql, summary, create } = casesOf({ ids, ...seed });
  console.log(`${ids.length} reservations, ${ROUNDS} rounds of ${SECONDS} s, medians`);
  printTable(await measureCases([yardstick, rest, graphql, summary, create], targets));
}

async function growth({ client, targets, seed }) {
  for (const rows of [ROWS / 100, ROWS / 10, ROWS]) {
    const ids = await seedUpTo(client, seed, rows);
    const { yardstick, rest, list, plainList, deepList, connection, filtered } = casesOf({ ids, ...seed });
    console.log(`\n${ids.length} reservations, 3 rounds of ${SECONDS} s, medians`);
    printTable(await measureCases([yardstick, rest, list, plainList, deepList, connection, filtered], targets, 3));
  }
}

async function profile(name, { client, targets, seed, service, folder }) {
  const { [name]: chosen } = casesOf({ ids: await seedUpTo(client, seed, ROWS), ...seed });
  if (chosen?.server !== 'service') throw new Error(`Unknown case of the service: ${name}.`);
  await measure(targets.service, chosen.next, SECONDS);
  const startedAt = performance.now();
  const { cpuMicros } = await measure(targets.service, chosen.next, SECONDS * 3);
  const endedAt = performance.now();
  console.log(`${chosen.title}: ${cpuMicros.toFixed(0)} µs of CPU time by request, with the profiler`);
  await service.stop();
  const stoppedAt = performance.now();
  printProfile(folder, (stoppedAt - startedAt) * 1000, (stoppedAt - endedAt) * 1000);
}

const option = process.argv[2] ?? '';
if (option.startsWith('--profile')) {
  const [, name = 'rest'] = option.split('=');
  await withEverything(
    (folder) => ['--cpu-prof', `--cpu-prof-dir=${folder}`],
    (parts) => profile(name, parts),
  );
} else await withEverything(() => [], option === '--growth' ? growth : compare);
