/**
 * How long the segments of 100,000 and of 1,000,000 reservations of 30 accounts take to build, and how long one guest
 * and a batch of 100 take to look up then. Linux only; `npm run build` first. BENCH_SIZES: other sizes, comma-separated; BENCH_ACCOUNTS.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useCipherKey } from '../dist/kit/cipher/cipher.js';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { openLog } from '../dist/kit/process/log.js';
import { openPool } from '../dist/kit/store/database.js';
import { migrate, openStores } from '../dist/subgraphs/all.js';
import { buildSegments } from '../dist/subgraphs/intelligence/segments/build/build-segments.js';
import { findSegment } from '../dist/subgraphs/intelligence/segments/lookup/find-segment.js';
import { findSegments } from '../dist/subgraphs/intelligence/segments/lookup/find-segments.js';
import { segmentReads } from '../dist/subgraphs/intelligence/segments/lookup/segment-reads.js';

const SIZES = (process.env.BENCH_SIZES ?? '100000,1000000').split(',').map(Number);
const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 30);
const LOOKUPS = 500;
const BATCHES = 50;

const accountOf = (n) => `a0000000-0000-7000-8000-${String(n % ACCOUNTS).padStart(12, '0')}`;

/** Nine guests of ten have one stay; half of them leave a number too; one stay in fifty is canceled. */
const FILL = `
  insert into screening.reservation (account_id, id, confirmation_code, pms, status, source, number_of_guests, nights,
    total_price, currency, check_in_date, check_out_date, guest_full_name, guest_email_key, guest_phone_key, screens,
    portal_skipped, revision, analysed_revision, verification_status, verification_reason, top_risks,
    top_recommendations, entries, search_text, created_at, updated_at)
  select ('a0000000-0000-7000-8000-' || lpad((g % ${ACCOUNTS})::text, 12, '0'))::uuid, uuidv7(), 'c' || n, 'api',
    case when n % 50 = 0 then 'CANCELED' else 'CONFIRMED' end, case n % 3 when 0 then 'direct' else 'channel_a' end,
    2, 3, 100 + g % 900, 'EUR', (current_date - 3 - n % 1500)::text, (current_date - n % 1500)::text, 'Guest ' || g,
    'guest' || g || '@example.com', case when g % 2 = 0 then '+1303' || lpad(g::text, 7, '0') end, '{}', true, 1, 1,
    'verified', 'Because.', '[]', '[]', '{}', '', now(), now()
  from (select n, case when n % 10 = 0 then n / 10 else n end as g from generate_series($1::int, $2::int) n) numbered`;

/** Triggers would fill the search and the history of states, which are not measured here. */
async function fill(pool, from, to) {
  await pool.query('alter table screening.reservation disable trigger user');
  for (let at = from; at <= to; at += 20_000)
    await pool.query({ text: FILL, values: [at, Math.min(to, at + 19_999)], query_timeout: 600_000 });
  await pool.query({ text: 'vacuum analyze screening.reservation', query_timeout: 600_000 });
}

async function timesOf(count, work) {
  const times = [];
  for (let n = 0; n < count + 20; n += 1) {
    const startedAt = performance.now();
    await work(n);
    if (n >= 20) times.push(performance.now() - startedAt);
  }
  times.sort((left, right) => left - right);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/** What a fact waits at most for the guests of the account that is being built, while it is. */
async function longestWait(pool, current, isOver) {
  let longest = 0;
  while (!isOver()) {
    const client = await pool.connect();
    const startedAt = performance.now();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7310, hashtext($1))', [accountOf(current())]);
    longest = Math.max(longest, performance.now() - startedAt);
    await client.query('commit');
    client.release();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return longest;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const closing = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  closing.push(() => postgres.stop());
  useCipherKey(randomBytes(32));
  const pool = openPool(postgres.url, 4, openLog('error', 'bench'));
  closing.push(() => pool.end());
  await migrate(pool, await openStores(pool));
  const reads = segmentReads(pool);
  const guest = (n, size) => `guest${1 + ((n * 7_919) % size)}@example.com`;
  let rows = 0;
  for (const size of SIZES) {
    await fill(pool, rows + 1, size);
    rows = size;
    const cpu = process.cpuUsage();
    let [current, isOver] = [0, false];
    const waited = longestWait(
      pool,
      () => current,
      () => isOver,
    );
    const built = await buildSegments(pool, new AbortController().signal, (accounts) => (current = accounts));
    isOver = true;
    const waitedMs = Math.round(await waited);
    const cpuSeconds = (process.cpuUsage(cpu).user + process.cpuUsage(cpu).system) / 1e6;
    await pool.query({ text: 'vacuum analyze intelligence.stay, intelligence.guest_key', query_timeout: 600_000 });
    const disk = `select pg_size_pretty(pg_total_relation_size('intelligence.stay') + pg_total_relation_size('intelligence.guest_key')) as size`;
    const { size: onDisk } = (await pool.query(disk)).rows[0];
    const one = await timesOf(LOOKUPS, (n) => {
      const number = 1 + ((n * 7_919) % size);
      return findSegment(reads, [accountOf(number)], guest(n, size));
    });
    const many = await timesOf(BATCHES, (n) =>
      findSegments(
        reads,
        [accountOf(1)],
        Array.from({ length: 100 }, (_, m) => guest(n * 100 + m, size)),
      ),
    );
    const perSecond = Math.round(built.stays / built.seconds).toLocaleString('en');
    console.log(`${size.toLocaleString('en')} reservations: built in ${built.seconds} s (${perSecond} a second,`);
    console.log(`  a fact waited ${waitedMs} ms at most,`);
    console.log(
      `  ${cpuSeconds.toFixed(1)} s of CPU in this process), ${onDisk} on disk; one guest ${one}; 100 guests ${many}`,
    );
  }
} finally {
  for (const close of closing.reverse()) await close();
}
