/**
 * Measures the cost of row security and the change of roles: the normal service compared with one whose statements run
 * as the owner of the tables, in turns, on one database. `npm run bench:fence` builds first. Linux only.
 * BENCH_ROWS: stored reservations (20000). BENCH_SECONDS: length of one measurement (2). BENCH_ROUNDS: 8.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { casesOf } from './cases.mjs';
import { measure, openTarget } from './load.mjs';
import { cpuSeconds, startOurs } from './processes.mjs';
import { seedFirst, seedUpTo } from './seed.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 20_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 8);
const WAYS = { 'with the fence': [], 'without it': ['--import', './bench/without-fence.mjs'] };

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** CPU time of a server's processes, including those of closed connections, in seconds. */
function serverSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
  return cpuSeconds(pid) + (Number(fields[13]) + Number(fields[14])) / 100;
}

/** One measurement; `database` is the CPU time of all of the server's processes per request. */
async function measured(target, next, server) {
  const before = serverSeconds(server);
  let count = 0;
  const counted = () => ((count += 1), next());
  const found = await measure(target, counted, SECONDS);
  return { service: found.cpuMicros, database: ((serverSeconds(server) - before) / count) * 1e6, p50: found.p50 };
}

const folder = mkdtempSync(join(tmpdir(), 'bench-fence-'));
const closing = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  closing.push(() => postgres.stop());
  const server = Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  const key = `sk_live_${randomBytes(32).toString('base64url')}`;
  const settings = { DATA_KEY: randomBytes(32).toString('base64') };
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const targets = {};
  for (const [way, nodeOptions] of Object.entries(WAYS)) {
    const service = await startOurs({ databaseUrl: postgres.ownerUrl, dataDir, key, nodeOptions, settings });
    closing.push(() => service.stop());
    targets[way] = openTarget({ ...service, key });
    closing.push(() => targets[way].close());
  }
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  closing.push(() => client.end());
  const seed = await seedFirst(client, targets['without it']);
  const cases = casesOf({ ids: await seedUpTo(client, seed, ROWS), listingId: seed.listingId });
  const found = new Map();
  for (let round = -1; round < ROUNDS; round += 1)
    for (const name of ['rest', 'connection', 'list', 'create'])
      for (const way of round % 2 ? Object.keys(WAYS) : Object.keys(WAYS).reverse()) {
        const one = await measured(targets[way], cases[name].next, server);
        // The first round warms up.
        if (round >= 0)
          found.set(`${cases[name].title} | ${way}`, [...(found.get(`${cases[name].title} | ${way}`) ?? []), one]);
      }
  console.log('case | way | service, µs CPU | database, µs CPU | median, ms');
  for (const [title, all] of found)
    console.log(
      [
        title,
        ...['service', 'database'].map((name) => Math.round(median(all.map((one) => one[name])))),
        median(all.map((one) => one.p50)).toFixed(1),
      ].join(' | '),
    );
} finally {
  for (const close of closing.reverse()) await close();
}
