/**
 * CPU time that role and accounts add to a statement, in the client process and in the server's process: a read by
 * its key, a page of 25 rows, a transaction that writes. In turns, on one connection each. Linux only. After a build:
 * node bench/fence-statements.mjs
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { openLog } from '../dist/kit/process/log.js';
import { openPool } from '../dist/kit/store/database.js';
import { poolOf } from '../dist/kit/store/fence/fenced-pool.js';
import { raiseFence } from '../dist/kit/store/fence/raise-fence.js';
import { forAccounts } from '../dist/kit/store/fence/scope.js';
import { migrate } from '../dist/subgraphs/all.js';
import { FENCE } from '../dist/subgraphs/fence.js';
import { cpuSeconds } from './processes.mjs';

const ROUNDS = 5;
const TIMES = 2_000;

const folder = mkdtempSync(join(tmpdir(), 'bench-fence-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder });
const log = openLog('error', 'bench');
const [plain, shared] = [openPool(postgres.ownerUrl, 1, log), openPool(postgres.ownerUrl, 1, log)];
await migrate(plain);
await plain.query('create table screening.bench (account_id uuid, id uuid, words text, primary key (account_id, id))');
await plain.query('alter table screening.bench alter account_id set not null');
const client = await plain.connect();
await raiseFence(client, FENCE);
client.release();
const [mine, id] = [randomUUID(), randomUUID()];
await plain.query(
  `insert into screening.bench select $1, gen_random_uuid(), repeat('x', 200)
  from generate_series(1, 10000)`,
  [mine],
);
await plain.query(`insert into screening.bench values ($1, $2, 'x')`, [mine, id]);
await plain.query('analyze screening.bench');

const READ = 'select * from screening.bench where account_id = $1 and id = $2';
const PAGE = 'select * from screening.bench where account_id = $1 order by id limit 25';
const CASES = {
  'read by key': (pool) => pool.query({ name: 'read', text: READ, values: [mine, id] }),
  'page of 25': (pool) => pool.query({ name: 'page', text: PAGE, values: [mine] }),
  'transaction that writes': async (pool) => {
    const one = await pool.connect();
    await one.query('begin');
    await one.query('insert into screening.bench values ($1, $2)', [mine, randomUUID()]);
    await one.query('commit');
    one.release();
  },
};
const ways = { without: plain, with: poolOf(shared, 'screening') };

const pidOf = async (pool) => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;

async function measured(way, work) {
  const pid = await pidOf(ways[way]);
  const [before, server] = [process.cpuUsage(), cpuSeconds(pid)];
  await forAccounts([mine], async () => {
    for (let n = 0; n < TIMES; n += 1) await work(ways[way]);
  });
  const { user, system } = process.cpuUsage(before);
  return { asking: (user + system) / TIMES, server: ((cpuSeconds(pid) - server) * 1e6) / TIMES };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
console.log('µs of CPU time, without → with: process that asks | process of the server');
for (const [title, work] of Object.entries(CASES)) {
  const found = { without: [], with: [] };
  for (let round = -1; round < ROUNDS; round += 1)
    for (const way of round % 2 ? ['with', 'without'] : ['without', 'with']) {
      const one = await measured(way, work);
      if (round >= 0) found[way].push(one);
    }
  const of = (way, which) => median(found[way].map((one) => one[which])).toFixed(0);
  console.log(
    `${title}: ${of('without', 'asking')} → ${of('with', 'asking')} | ${of('without', 'server')} → ${of('with', 'server')}`,
  );
}
await Promise.all([plain.end(), shared.end()]);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
