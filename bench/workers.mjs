/**
 * Creates reservations without waiting for their analysis, in the split deployment with one worker and with two, until all
 * are analysed: reservations a second, and the CPU time of each kind of process. `node bench/workers.mjs`. Linux only.
 * ROUNDS (5) of each deployment in turns, REQUESTS of each round (300), CONNECTIONS (8).
 *
 * Two deployments run side by side, each on a database of its own; the one that is not measured is idle. Of the workers'
 * time it also says how much they waited for a processor, which other work on the machine causes, and for others.
 */
import { loadavg } from 'node:os';
import { readFileSync, readdirSync } from 'node:fs';
import { median, note } from './figures.mjs';
import { createAll } from './creations.mjs';
import { openTarget } from './load.mjs';
import { startParts } from './parts.mjs';
import { seedFirst } from './seed.mjs';

const [ROUNDS, REQUESTS, CONNECTIONS] = [
  ['ROUNDS', 5],
  ['REQUESTS', 300],
  ['CONNECTIONS', 8],
].map(([name, otherwise]) => Number(process.env[name] ?? otherwise));
const KINDS = {
  gateway: (role) => role.startsWith('gateway'),
  subgraphs: (role) => ['identity', 'property', 'screening', 'intelligence'].includes(role),
  workers: (role) => role.startsWith('worker'),
};

/** ms on a processor and ms ready to run but waiting for one, of all threads or of the main thread (schedstat). */
function scheduled(pid, threads) {
  const sums = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' '));
  const sum = (n) => sums.reduce((total, fields) => total + Number(fields[n]) / 1e6, 0);
  return { ran: sum(0), waited: sum(1) };
}

const allOf = (pid) => scheduled(pid, readdirSync(`/proc/${pid}/task`)).ran;

/** CPU time of the processes below the server, in ms. A backend that ends counts with the server afterwards. */
function cpuBelow(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [own, system, childUser, childSystem] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + cpuBelow(child), (own + system + childUser + childSystem) * 10);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
    throw error;
  }
}

/** A deployment with so many workers, on a database of its own. */
async function open(workers, closing) {
  const without = ['screening-2', 'gateway-2', ...(workers === 1 ? ['worker-2'] : [])];
  const { roles, key, client } = await startParts(closing, { without });
  const target = openTarget({ ...roles['gateway-1'], key });
  closing.push(() => target.close());
  const { listingId } = await seedFirst(client, target);
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const [, postgres] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${rows[0].pid}/status`, 'utf8'));
  const pidsOf = (isOne) => Object.values(roles).filter(({ role }) => isOne(role)).map(({ pid }) => pid); // prettier-ignore
  const sum = (pids, measure) => pids.reduce((total, pid) => total + measure(pid), 0);
  const read = () => ({
    ...Object.fromEntries(Object.entries(KINDS).map(([name, isOne]) => [name, sum(pidsOf(isOne), allOf)])),
    PostgreSQL: cpuBelow(Number(postgres)),
    ran: sum(pidsOf(KINDS.workers), (pid) => scheduled(pid, [pid]).ran),
    waited: sum(pidsOf(KINDS.workers), (pid) => scheduled(pid, [pid]).waited),
  });
  const load = (requests) =>
    createAll({ client, target, listingId, sync: false, patient: true }, requests, CONNECTIONS);
  return { workers, read, load, rounds: [] };
}

/** One round: reservations a second, CPU ms of each kind per reservation, and how the workers' main threads spent it. */
async function measure({ workers, read, load }) {
  const [before, startedAt] = [read(), performance.now()];
  const refused = await load(REQUESTS);
  const tookMs = performance.now() - startedAt;
  const after = read();
  const grown = Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
  const share = (ms) => ms / (tookMs * workers);
  return {
    refused,
    perSecond: REQUESTS / (tookMs / 1000),
    ...Object.fromEntries([...Object.keys(KINDS), 'PostgreSQL'].map((name) => [name, grown[name] / REQUESTS])),
    ran: share(grown.ran),
    waited: share(grown.waited),
  };
}

function tell({ workers, rounds }) {
  const of = (name) => median(rounds.map((round) => round[name]));
  const cpu = [...Object.keys(KINDS), 'PostgreSQL'].map((name) => `${name} ${of(name).toFixed(1)}`).join(', ');
  const rates = rounds.map(({ perSecond }) => perSecond);
  const range = `${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)}`;
  const shares = [of('ran'), of('waited'), 1 - of('ran') - of('waited')].map(
    (share) => `${(100 * share).toFixed(0)} %`,
  );
  console.log(
    `${workers} workers: ${of('perSecond').toFixed(0)} reservations a second (${range}); CPU ms each: ${cpu}`,
  );
  const refused = rounds.reduce((sum, round) => sum + round.refused, 0);
  if (refused > 0) console.log(`  ${refused} requests were refused, since a part was too busy, and sent again`);
  console.log(
    `  a worker's main thread runs ${shares[0]} of the time, waits for a processor ${shares[1]}, for others ${shares[2]}`,
  );
}

const closing = [];
try {
  const one = await open(1, closing);
  const two = await open(2, closing);
  for (const each of [one, two, one, two]) await each.load(REQUESTS);
  for (let round = 0; round < ROUNDS; round += 1) for (const each of [one, two]) each.rounds.push(await measure(each));
  const load = loadavg()[0].toFixed(1);
  console.log(`${ROUNDS} rounds of ${REQUESTS} over ${CONNECTIONS} connections, medians, load ${load}`);
  [one, two].forEach(tell);
  const ratios = two.rounds.map(({ perSecond }, n) => perSecond / one.rounds[n].perSecond);
  console.log(`two workers, relative to one: ${median(ratios).toFixed(2)} times (${ratios.map((one) => one.toFixed(2)).join(', ')})`); // prettier-ignore
  note({ twoWorkersRatio: median(ratios) });
} finally {
  for (const close of closing.reverse()) await close();
}
