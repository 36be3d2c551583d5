/**
 * CPU time of creating and analysing a reservation, by process: the one that answers, the queue's, and PostgreSQL.
 * Compares folders that are installed and built, alternating between them:
 * `node bench/create.mjs [folder …]`, this one by default. ROUNDS (6), REQUESTS of each round (1500), CONNECTIONS (8),
 * ROWS: reservations that are stored before, with statistics (0).
 *
 * Each folder gets a fresh database. Its first minute is part of the result: until PostgreSQL has statistics about its
 * tables, plans can be far worse, and a new process takes about a thousand requests to compile its code. A round ends
 * when all follow-up work is done. Linux only.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { createAll } from './creations.mjs';
import { median, note } from './figures.mjs';
import { openTarget } from './load.mjs';
import { seedFirst, seedUpTo } from './seed.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 6);
const REQUESTS = Number(process.env.REQUESTS ?? 1500);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 8);
const ROWS = Number(process.env.ROWS ?? 0);
const MS_PER_TICK = 10; // USER_HZ is 100 on every Linux that Node runs on
const PARTS = ['answers', 'queue', 'PostgreSQL'];

/** CPU time of a process in ms: its own, and that of children that have ended (proc_pid_stat(5)). */
function cpuOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
  return { own: (user + system) * MS_PER_TICK, ended: (childUser + childSystem) * MS_PER_TICK };
}

const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** CPU time of a process and all below it, in ms. A process that ends meanwhile counts with its parent. */
function cpuBelow(pid) {
  try {
    const { own, ended } = cpuOf(pid);
    return childrenOf(pid).reduce((sum, child) => sum + cpuBelow(child), own + ended);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
    throw error;
  }
}

/** The service of a folder on a database of its own. */
async function open(root, closing) {
  const { startEmbeddedPostgres } = await import(join(root, 'dist/kit/embedded-postgres/start-embedded-postgres.js'));
  const { startOurs } = await import(join(root, 'bench/processes.mjs'));
  const folder = mkdtempSync(join(tmpdir(), 'bench-create-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  closing.push(() => postgres.stop());
  const key = `sk_live_${randomBytes(32).toString('base64url')}`;
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const service = await startOurs({ databaseUrl: postgres.ownerUrl, dataDir, key });
  closing.push(() => service.stop());
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  closing.push(() => client.end());
  const target = openTarget({ ...service, key });
  closing.push(() => target.close());
  const seed = await seedFirst(client, target);
  if (ROWS > 0) {
    await seedUpTo(client, seed, ROWS);
    await client.query('vacuum analyze');
  }
  const { rows } = await client.query(`select pg_backend_pid() as pid`);
  const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${rows[0].pid}/status`, 'utf8'));
  const cpu = () => ({
    answers: cpuOf(service.pid).own,
    queue: childrenOf(service.pid).reduce((sum, child) => sum + cpuBelow(child), 0),
    PostgreSQL: cpuBelow(Number(parent)),
  });
  const load = (requests) => createAll({ client, target, listingId: seed.listingId }, requests, CONNECTIONS);
  return { root, cpu, load };
}

const folders = process.argv.slice(2).map((folder) => resolve(folder));
const closing = [];
try {
  const services = [];
  for (const root of folders.length > 0 ? folders : [resolve('.')]) services.push(await open(root, closing));
  for (const each of services) await each.load(40);
  console.log(`CPU ms per reservation, ${ROWS} stored, ${REQUESTS} in each round over ${CONNECTIONS} connections`);
  const rounds = [];
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const each of services) {
      const [before, startedAt] = [each.cpu(), performance.now()];
      await each.load(REQUESTS);
      const seconds = (performance.now() - startedAt) / 1000;
      const after = each.cpu();
      const cpu = Object.fromEntries(PARTS.map((name) => [name, (after[name] - before[name]) / REQUESTS]));
      if (each === services[0]) rounds.push({ ...cpu, rate: REQUESTS / seconds });
      const parts = PARTS.map((name) => `${name} ${cpu[name].toFixed(1)}`);
      const rate = `${(REQUESTS / seconds).toFixed(0)} a second`;
      console.log(`round ${round}  ${parts.join('  ')}  ${rate}  load ${loadavg()[0].toFixed(1)}  ${each.root}`);
    }
  const of = (name) => median(rounds.map((round) => round[name]));
  const [answersMs, queueMs, postgresMs] = PARTS.map(of);
  note({ answersMs, queueMs, postgresMs, createRate: of('rate') });
} finally {
  for (const close of closing.reverse()) await close();
}
