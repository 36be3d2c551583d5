/**
 * Our gateway and Hive Gateway over the same four subgraphs, in processes of their own: CPU time of the gateway, and of
 * gateway and subgraphs, for one reservation and for 25. Linux only. `npm run bench:gateways` builds first.
 * GATEWAYS_HIVE: a folder in which Hive Gateway is installed already, otherwise it is installed into a temporary one.
 * HIVE_OPTIONS: further options of its command line, for example `--jit`. BENCH_ROWS: stored reservations (10000).
 * BENCH_SECONDS (2), ROUNDS (5).
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installHive, startHive } from './beside/hive-gateway.mjs';
import { note } from './figures.mjs';
import { call, measure, openTarget } from './load.mjs';
import { startParts } from './parts.mjs';
import { seedFirst, seedUpTo } from './seed.mjs';
import { printTable, ratioTo, summarise } from './table.mjs';

const [ROWS, SECONDS, ROUNDS] = [
  ['BENCH_ROWS', 10_000],
  ['BENCH_SECONDS', 2],
  ['ROUNDS', 5],
].map(([name, otherwise]) => Number(process.env[name] ?? otherwise));
const SUBGRAPHS = ['identity', 'property', 'screening', 'intelligence'];

const MEMBERS = `
  id confirmationCode status source numberOfGuests nights totalPrice { amount currency } checkInDate checkOutDate
  guest { firstName lastName fullName phone email } createdAt updatedAt summary { queued }
  listing { id nickname location { timeZoneName } } account { id name }`;
const ONE = `query One($id: ID!) { reservation(id: $id) { ${MEMBERS} } }`;
const LIST = `query List($from: Int!) { reservations(from: $from, size: 25) { items { ${MEMBERS} } } }`;

const graphql = (query, variables) => ({ method: 'POST', path: '/graphql', body: { query, variables } });

function casesOf(ids) {
  const below = (count) => Math.floor(Math.random() * count);
  return [
    { name: 'gatewayOne', title: 'one reservation', next: () => graphql(ONE, { id: ids[below(ids.length)] }) },
    {
      name: 'gatewayList',
      title: '25 reservations with listing and account',
      next: () => graphql(LIST, { from: below(200) }),
    },
  ];
}

/** Both must return the same data, or the ratio means nothing. */
async function checkSameAnswer({ hive, ours }, request) {
  const [left, right] = [await call(hive, request), await call(ours, request)].map((text) => JSON.parse(text).data);
  const [known, other] = [JSON.stringify(left), JSON.stringify(right)];
  if (known !== other || known.includes('"listing":null')) throw new Error(`Different:\n${known}\n${other}`);
}

async function compare(title, targets, next) {
  const results = { hive: [], ours: [] };
  for (const target of Object.values(targets)) await measure(target, next, SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, rows] of Object.entries(results)) rows.push(await measure(targets[name], next, SECONDS));
  console.log(`\n${title}: ${ROUNDS} rounds of ${SECONDS} s, medians; load ${loadavg()[0].toFixed(1)}`);
  const rows = Object.entries({ 'Hive Gateway': results.hive, 'our gateway': results.ours });
  const [hive, ours] = rows.map(([name, each]) => ({ title: name, ...summarise(each) }));
  printTable([hive, ours], { behind: true });
  return ratioTo(hive, ours);
}

const closing = [];
try {
  const given = process.env.GATEWAYS_HIVE && resolve(process.env.GATEWAYS_HIVE);
  const folder = given ?? mkdtempSync(join(tmpdir(), 'hive-'));
  if (!given) closing.push(() => rmSync(folder, { recursive: true, force: true }));
  if (!existsSync(join(folder, 'node_modules'))) await installHive(folder);
  const without = ['screening-2', 'gateway-2', 'worker-2'];
  const { roles, key, secret, client } = await startParts(closing, { without });
  const urls = Object.fromEntries(SUBGRAPHS.map((name) => [name, roles[name].url]));
  const words = process.env.HIVE_OPTIONS?.split(' ') ?? [];
  const hive = await startHive({ folder, secret, urls, words });
  closing.push(() => hive.stop());
  const behind = SUBGRAPHS.map((name) => roles[name].pid);
  const targets = {
    hive: openTarget({ ...hive, key, behind }),
    ours: openTarget({ ...roles['gateway-1'], key, behind }),
  };
  closing.push(() => Object.values(targets).forEach((target) => target.close()));
  const ids = await seedUpTo(client, await seedFirst(client, targets.ours), ROWS);
  for (const { name, title, next } of casesOf(ids)) {
    await checkSameAnswer(targets, next());
    note({ [name]: await compare(title, targets, next) });
  }
} finally {
  for (const close of closing.reverse()) await close();
}
