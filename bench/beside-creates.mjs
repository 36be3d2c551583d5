/**
 * The time of a read while reservations are created at a steady rate, relative to a service that does nothing else.
 * `node bench/beside-creates.mjs`. RATES: creations a second (25,50,100). READS a second (50). ROUNDS (5), each of SECONDS
 * (5) alone and SECONDS beside each rate, in turns. BENCH_ROWS: stored reservations (10000).
 *
 * Neither waits for earlier responses, like clients who know nothing of each other. A rate that the machine cannot keep
 * up with is left out of the result, and said so: its reads only wait for the processor.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { at, median, note } from './figures.mjs';
import { creationOf } from './creations.mjs';
import { call, openTarget } from './load.mjs';
import { seedUpTo } from './seed.mjs';
import { withEverything } from './whole.mjs';

const RATES = (process.env.RATES ?? '25,50,100').split(',').map(Number);
const [READS, ROUNDS, SECONDS, ROWS] = [
  ['READS', 50],
  ['ROUNDS', 5],
  ['SECONDS', 5],
  ['BENCH_ROWS', 10_000],
].map(([name, otherwise]) => Number(process.env[name] ?? otherwise));
/** Creations in progress beyond which the machine does not keep up. */
const MOST_OPEN = 64;
const KEPT_UP = 0.95;

/** Sends so many requests a second, evenly; `send` returns a promise, or null for one that is left out. */
async function steadily(perSecond, send) {
  const [startedAt, all] = [performance.now(), []];
  for (let count = 0; count < perSecond * SECONDS; count += 1) {
    await sleep(Math.max(0, startedAt + (count * 1000) / perSecond - performance.now()));
    all.push(send(count));
  }
  await Promise.all(all);
}

/** Reads at their rate, and creates at `rate`; returns the times of the reads in ms and the creations a second. */
async function turn({ reader, writer, ids, listingId }, rate) {
  const times = [];
  let [open, created, createdInTime] = [0, 0, 0];
  const until = performance.now() + SECONDS * 1000;
  const create = () => {
    if (open >= MOST_OPEN) return null;
    open += 1;
    return call(writer, creationOf(listingId)).then(() => {
      open -= 1;
      created += 1;
      if (performance.now() <= until) createdInTime += 1;
    });
  };
  const read = async (count) => {
    const sentAt = performance.now();
    await call(reader, { path: `/v1/reservations/${ids[(count * 37) % ids.length]}` });
    times.push(performance.now() - sentAt);
  };
  await Promise.all([steadily(READS, read), rate > 0 ? steadily(rate, create) : null]);
  return { times, created, perSecond: createdInTime / SECONDS };
}

const sortedTimes = (turns) => turns.flatMap(({ times }) => times).sort((left, right) => left - right);
const p99Of = (turns) => turns.map((each) => at(sortedTimes([each]), 0.99));

/** The row of a rate: the median of the rounds' ratios of p99, and whether the machine kept up. */
function summarise(rate, alone, beside) {
  const kept = median(beside.map(({ perSecond }) => perSecond));
  const [before, during] = [p99Of(alone), p99Of(beside)];
  const ratios = during.map((value, n) => value / before[n]);
  return { rate, kept, keptUp: kept >= KEPT_UP * rate, ratio: median(ratios), ratios, times: sortedTimes(beside) };
}

function print(title, times, more = '') {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(times, share).toFixed(1).padStart(7));
  console.log(`${title.padEnd(34)} p50 ${p50}  p95 ${p95}  p99 ${p99}  ${more}`);
}

await withEverything(async ({ client, targets, seed, service, key }) => {
  const ids = await seedUpTo(client, seed, ROWS);
  const writer = openTarget({ ...service, key });
  const parts = { reader: targets.service, writer, ids, listingId: seed.listingId };
  // A new process needs about a thousand requests until it is compiled.
  for (const rate of RATES) await turn(parts, rate);
  await turn(parts, RATES.at(-1));
  const turns = new Map([0, ...RATES].map((rate) => [rate, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [rate, each] of turns) {
      each.push(await turn(parts, rate));
      await sleep(1_000);
    }
  writer.close();
  console.log(
    `${READS} reads a second, ms; ${ROUNDS} rounds of ${SECONDS} s, ${ids.length} reservations, load ${loadavg()[0].toFixed(1)}`,
  );
  print('alone', sortedTimes(turns.get(0)));
  const rows = RATES.map((rate) => summarise(rate, turns.get(0), turns.get(rate)));
  for (const { rate, kept, keptUp, ratio, ratios, times } of rows) {
    const each = ratios.map((one) => one.toFixed(1)).join(', ');
    const done = keptUp ? '' : `, not kept up: ${kept.toFixed(0)}`;
    print(`beside ${rate} creations a second${done}`, times, `ratio of p99 ${ratio.toFixed(1)} (${each})`);
  }
  const best = rows.filter(({ keptUp }) => keptUp).at(-1);
  if (best) note({ besideCreatesRatio: best.ratio, besideCreatesRate: best.rate });
  else console.log('The machine kept up with none of these rates.');
});
