import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { call, openTarget } from './load.mjs';
import { startOurs } from './processes.mjs';
import { seedFirst, seedUpTo } from './seed.mjs';
import { inventPerson } from '../packages/document-reader/bench/persons.mjs';
import { photographOf } from '../packages/document-reader/bench/photograph.mjs';
import { randomOf } from '../packages/document-reader/bench/random.mjs';
import { specimenOf } from '../packages/document-reader/bench/specimen.mjs';

const AT_ONCE = 10;
/** Minimum interval: reading summaries keeps the service about half busy, also on a slow machine. */
const MIN_MS = 10;
const SHARE = 2.5;
const ROUND_MS = 6_000;
/**
 * Pairs of turns to count, maximum attempts, and the highest share of CPU time stolen by neighbours in a counted pair.
 */
const [COUNTED, TRIED, NEIGHBOURS] = [6, 14, 0.002];

const at = (sorted, share) => sorted[Math.floor(share * (sorted.length - 1))];
const p99 = (times) =>
  at(
    times.toSorted((a, b) => a - b),
    0.99,
  );
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Interval between summaries in milliseconds: sequential reads take about two fifths of it. */
async function pace(target, ids) {
  const times = [];
  for (let count = 0; count < 300; count++) {
    const sentAt = performance.now();
    await call(target, { path: `/v1/reservations/${ids[count]}/summary` });
    if (count >= 150) times.push(performance.now() - sentAt);
  }
  times.sort((a, b) => a - b);
  return Math.max(MIN_MS, SHARE * at(times, 0.5));
}

/** Reads summaries at this pace, without waiting for the previous response; returns times in milliseconds. */
async function summaries(target, ids, everyMs, times) {
  const reads = [];
  const startedAt = performance.now();
  for (let count = 0; count * everyMs < ROUND_MS; count++) {
    await wait(Math.max(0, startedAt + count * everyMs - performance.now()));
    const sentAt = performance.now();
    const path = `/v1/reservations/${ids[(count * 37) % ids.length]}/summary`;
    reads.push(call(target, { path }).then(() => times.push(performance.now() - sentAt)));
  }
  await Promise.all(reads);
}

/** Keeps ten images being read until stopped; returns how many were read, and how many got 503. */
function uploads(target, ids, pictures) {
  let [going, done, refused] = [true, 0, 0];
  const one = async (lane) => {
    for (let count = lane; going; count += AT_ONCE) {
      const path = `/v1/idcheck/upload/${ids[count % ids.length]}/front/passport`;
      const body = { imageBase64: pictures[count % pictures.length] };
      await call(target, { method: 'POST', path, body }).then(
        () => done++,
        (error) => {
          if (!/ → 503 /.test(error.message)) throw error;
          refused++;
        },
      );
    }
  };
  const lanes = Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => one(lane)));
  return async () => {
    going = false;
    await lanes;
    return { done, refused };
  };
}

async function drawPictures() {
  const random = randomOf(5);
  const pictures = [];
  for (const format of ['TD3', 'TD2', 'TD3']) {
    const { picture } = await specimenOf(random, inventPerson(random), format);
    pictures.push((await photographOf(random, picture, 'medium')).toString('base64'));
  }
  return pictures;
}

/** CPU time of the machine so far, in ticks: total, and stolen by neighbours (proc_stat(5), steal). */
function machineTicks() {
  const ticks = readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, one) => sum + one), stolen: ticks[7] };
}

/** Memory of the service's child processes that read pictures, in MB, the largest first. */
function workersMb(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('worker-entry'))
    .map((child) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))[1]) / 1e3))
    .sort((a, b) => b - a);
}

/** Reads summaries alone, then while ten images are being read; `quiet`: there was no other load. */
async function pairOfTurns({ reader, sender, ids, pictures, everyMs, pid }) {
  const [alone, beside] = [[], []];
  const before = machineTicks();
  await summaries(reader, ids, everyMs, alone);
  const stop = uploads(sender, ids, pictures);
  await wait(500);
  await summaries(reader, ids, everyMs, beside);
  const after = machineTicks();
  const quiet = after.stolen - before.stolen <= NEIGHBOURS * (after.all - before.all);
  const memory = workersMb(pid);
  const { done, refused } = await stop();
  await wait(1_000);
  return { alone, beside, quiet, memory, done, refused };
}

function tell(pairs, everyMs) {
  const quiet = pairs.filter((pair) => pair.quiet);
  const disturbed = pairs.length - quiet.length;
  if (quiet.length === 0) return console.log(`Other load on the machine disturbed all ${disturbed} rounds.`);
  const told = (times) => [0.5, 0.95, 0.99].map((share) => at(times, share).toFixed(1).padStart(8)).join('');
  const [idle, busy] = ['alone', 'beside'].map((turn) => quiet.flatMap((pair) => pair[turn]).sort((a, b) => a - b));
  const ratios = quiet.map(({ alone, beside }) => p99(beside) / p99(alone)).sort((a, b) => a - b);
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
  const sum = (key) => pairs.reduce((total, pair) => total + pair[key], 0);
  console.log(`ms of a summary, one every ${everyMs.toFixed(0)} ms\n                      median    p95     p99`);
  console.log(`alone              ${told(idle)}\nten being read     ${told(busy)}`);
  console.log(`ratio of p99 with images being read to p99 alone: ${at(ratios, 0.5).toFixed(2)} (${each})`);
  console.log(`${disturbed} more pairs of rounds do not count because of other load on the machine`);
  console.log(
    `${sum('done')} pictures read, ${sum('refused')} told to come later; ` +
      `workers: ${pairs.at(-1).memory.join(', ')} MB; load ${loadavg()[0].toFixed(1)}`,
  );
}

/** The 99th percentile of a summary's time, alone and while ten pictures are being read, in turns of six seconds. */
export async function measureBesideReads() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-idcheck-'));
  const closing = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const pictures = await drawPictures();
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
    closing.push(() => postgres.stop());
    const key = `sk_live_${randomBytes(32).toString('base64url')}`;
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    const settings = { ID_IMAGE_ATTEMPTS: '1000' };
    const service = await startOurs({ databaseUrl: postgres.ownerUrl, dataDir, key, settings });
    closing.push(() => service.stop());
    const client = new pg.Client({ connectionString: postgres.ownerUrl });
    await client.connect();
    closing.push(() => client.end());
    const [reader, sender] = [openTarget({ ...service, key }), openTarget({ ...service, key })];
    closing.push(() => [reader, sender].forEach((target) => target.close()));
    const ids = await seedUpTo(client, await seedFirst(client, reader), 2_000);
    await summaries(reader, ids, MIN_MS, []);
    const everyMs = await pace(reader, ids);
    const pairs = [];
    while (pairs.length < TRIED && pairs.filter(({ quiet }) => quiet).length < COUNTED)
      pairs.push(await pairOfTurns({ reader, sender, ids, pictures, everyMs, pid: service.pid }));
    tell(pairs, everyMs);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
