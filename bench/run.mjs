/**
 * Measures reads of the service against the yardstick on one embedded PostgreSQL. Linux only. `npm run bench` builds
 * first, and runs this among others.
 * --growth: reads and lists at 1, 10 and 100 times the rows. --profile[=case]: where the time of one case goes.
 * BENCH_ROWS: stored reservations (100000). BENCH_SECONDS: length of one measurement (2).
 */
import { loadavg } from 'node:os';
import { casesOf } from './cases.mjs';
import { note } from './figures.mjs';
import { call, measure } from './load.mjs';
import { printProfile } from './profile.mjs';
import { seedUpTo } from './seed.mjs';
import { printTable, ratioTo, summarise } from './table.mjs';
import { withEverything } from './whole.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = 5;

/** Both must return the same members with the same values, or the ratio means nothing. Links are encrypted. */
async function checkSameAnswer(left, right) {
  const unsealed = (name, value) => (name === 'guest_portal_url' ? value.replace(/[^/]*$/, '') : value);
  const sorted = (text) => JSON.stringify(JSON.parse(text, (name, value) => inOrder(unsealed(name, value))));
  const texts = [sorted(await call(...left)), sorted(await call(...right))];
  if (texts[0] !== texts[1]) throw new Error(`The yardstick returned a different response:\n${texts.join('\n')}`);
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
  const cases = casesOf({ ids, ...seed });
  const { yardstick, rest, graphql, summary, create, join, nested } = cases;
  const read = { path: `/v1/reservations/${ids[0]}` };
  await checkSameAnswer([targets.yardstick, read], [targets.service, read]);
  await checkSameAnswer([targets.yardstick, join.next(50)], [targets.service, nested.next(50)]);
  const title = `${ids.length} reservations, ${ROUNDS} rounds of ${SECONDS} s, medians`;
  console.log(`${title}, load ${loadavg()[0].toFixed(1)}`);
  const one = await measureCases([yardstick, rest, graphql, summary, create], targets);
  printTable(one);
  console.log(`\n25 reservations with listing, account and summary`);
  const many = await measureCases([join, nested], targets);
  printTable(many);
  const [restRatio, graphqlRatio, summaryRatio] = one.slice(1).map((row) => ratioTo(one[0], row));
  note({ restRatio, graphqlRatio, summaryRatio, nestedRatio: ratioTo(many[0], many[1]) });
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
    (parts) => profile(name, parts),
    (folder) => ['--cpu-prof', `--cpu-prof-dir=${folder}`],
  );
} else await withEverything(option === '--growth' ? growth : compare);
