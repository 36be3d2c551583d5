/**
 * Counts what does not depend on how busy the machine is: statements a second without requests, and for each reservation
 * that is created and analysed its statements, bytes of tables and indexes, bytes of write-ahead log, and share of updates
 * without new index entries (HOT).
 * `node bench/counts.mjs [folder]` (installed and built; this one by default). REQUESTS (2000), CONNECTIONS (8), SECONDS
 * without requests (60), TOP: rows of each list (12).
 */
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createAll } from './creations.mjs';
import { note } from './figures.mjs';
import { openTarget } from './load.mjs';
import { seedFirst } from './seed.mjs';

const [REQUESTS, CONNECTIONS, SECONDS, TOP] = [
  ['REQUESTS', 2000],
  ['CONNECTIONS', 8],
  ['SECONDS', 60],
  ['TOP', 12],
].map(([name, otherwise]) => Number(process.env[name] ?? otherwise));
const root = resolve(process.argv[2] ?? '.');

const TABLES = `
  select schemaname || '.' || relname as name, pg_total_relation_size(relid) as bytes, pg_relation_size(relid) as heap,
    pg_indexes_size(relid) as indexes,
    n_tup_ins as inserted, n_tup_upd as updated, n_tup_hot_upd as hot
  from pg_stat_user_tables`;

const STATEMENTS = `
  select query, sum(calls)::float8 as calls, sum(wal_bytes)::float8 as wal from pg_stat_statements
  where query !~ 'pg_stat_|counts.mjs' group by query order by calls desc`;

/** An embedded server that counts statements. It must be restarted for that, and only its superuser may create the extension. */
async function startPostgres(folder, closing) {
  const { startEmbeddedPostgres } = await import(join(root, 'dist/kit/embedded-postgres/start-embedded-postgres.js'));
  const dataDir = join(folder, 'postgres');
  await (await startEmbeddedPostgres({ dataDir })).stop();
  const files = readdirSync(dataDir, { recursive: true }).map((file) => join(dataDir, file));
  const ending = (name) => files.find((file) => file.endsWith(`/${name}`));
  appendFileSync(ending('postgresql.auto.conf'), "shared_preload_libraries = 'pg_stat_statements'\n");
  const postgres = await startEmbeddedPostgres({ dataDir });
  closing.push(() => postgres.stop());
  const url = new URL(postgres.ownerUrl);
  url.username = 'postgres';
  url.password = JSON.parse(readFileSync(ending('credentials.json'), 'utf8')).superuserPassword;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  closing.push(() => client.end());
  await client.query('create extension pg_stat_statements');
  return { client, databaseUrl: postgres.ownerUrl };
}

const rowsOf = async (client, text) => (await client.query(text)).rows;

/** What grew between two readings of the tables, largest first. */
function growth(before, after) {
  const old = new Map(before.map((row) => [row.name, row]));
  const difference = (row, key) => Number(row[key]) - Number(old.get(row.name)?.[key] ?? 0);
  return after
    .map((row) => ({
      name: row.name,
      ...Object.fromEntries(
        ['bytes', 'heap', 'indexes', 'inserted', 'updated', 'hot'].map((key) => [key, difference(row, key)]),
      ),
    }))
    .filter(({ bytes, inserted, updated }) => bytes > 0 || inserted > 0 || updated > 0)
    .sort((left, right) => right.bytes - left.bytes);
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);
const short = (query) => query.replace(/\s+/g, ' ').slice(0, 150);

const closing = [];
try {
  const folder = mkdtempSync(join(tmpdir(), 'bench-counts-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const { client, databaseUrl } = await startPostgres(folder, closing);
  const { startOurs } = await import(join(root, 'bench/processes.mjs'));
  const key = `sk_live_${randomBytes(32).toString('base64url')}`;
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const service = await startOurs({ databaseUrl, dataDir, key });
  closing.push(() => service.stop());
  const target = openTarget({ ...service, key });
  closing.push(() => target.close());
  const { listingId } = await seedFirst(client, target);
  // The first purge, a minute after the start, is not part of idling.
  await sleep(75_000);

  await client.query('select pg_stat_statements_reset()');
  await sleep(SECONDS * 1000);
  const idle = await rowsOf(client, STATEMENTS);
  console.log(`\nStatements a second without requests: ${(sum(idle, 'calls') / SECONDS).toFixed(1)}`);
  for (const { query, calls } of idle.slice(0, TOP))
    console.log(`${(calls / SECONDS).toFixed(2).padStart(8)}  ${short(query)}`);

  const [tables, wal] = [
    await rowsOf(client, TABLES),
    (await rowsOf(client, 'select pg_current_wal_lsn() as at'))[0].at,
  ];
  await client.query('select pg_stat_statements_reset()');
  await createAll({ client, target, listingId }, REQUESTS, CONNECTIONS);
  const statements = await rowsOf(client, STATEMENTS);
  const [{ written }] = await rowsOf(client, `select pg_current_wal_lsn() - '${wal}'::pg_lsn as written`);
  await sleep(2000); // statistics of other processes arrive
  const grown = growth(tables, await rowsOf(client, TABLES));
  const [updated, hot] = [sum(grown, 'updated'), sum(grown, 'hot')];
  console.log(`\nFor each of ${REQUESTS} reservations, created and analysed:`);
  console.log(`  statements                    ${(sum(statements, 'calls') / REQUESTS).toFixed(1)}`);
  console.log(`  tables and indexes            ${(sum(grown, 'bytes') / REQUESTS / 1000).toFixed(1)} kB`);
  console.log(`  write-ahead log               ${(Number(written) / REQUESTS / 1000).toFixed(1)} kB`);
  console.log(
    `  updates, of which HOT         ${(updated / REQUESTS).toFixed(2)}, ${((100 * hot) / updated).toFixed(0)} %`,
  );
  note({
    idleStatements: sum(idle, 'calls') / SECONDS,
    statements: sum(statements, 'calls') / REQUESTS,
    storedKb: sum(grown, 'bytes') / REQUESTS / 1000,
    writtenKb: Number(written) / REQUESTS / 1000,
  });
  console.log('\n  bytes    heap indexes   ins   upd   hot  table');
  for (const { name, inserted, updated: changed, hot: kept, ...sizes } of grown.slice(0, TOP)) {
    const numbers = [inserted, changed, kept].map((count) => (count / REQUESTS).toFixed(2).padStart(5));
    const bytes = [sizes.bytes, sizes.heap, sizes.indexes].map((size) => (size / REQUESTS).toFixed(0).padStart(7));
    console.log(`${bytes.join(' ')} ${numbers.join(' ')}  ${name}`);
  }
  console.log('\n    wal  calls  statement');
  for (const { query, calls, wal: bytes } of [...statements].sort((left, right) => right.wal - left.wal).slice(0, TOP))
    console.log(
      `${(bytes / REQUESTS).toFixed(0).padStart(7)} ${(calls / REQUESTS).toFixed(2).padStart(6)}  ${short(query)}`,
    );
} finally {
  for (const close of closing.reverse()) await close();
}
