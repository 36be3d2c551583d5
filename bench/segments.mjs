/**
 * Time to build the segments of 30,000 to 1,000,000 reservations of 30 accounts, and to look up one guest and a batch
 * of
 * 100 afterwards. Linux only; `npm run build` first. BENCH_SIZES: other sizes, comma-separated; BENCH_ACCOUNTS.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { useCipherKey } from '../dist/kit/cipher/keys-in-force.js';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { openLog } from '../dist/kit/process/log.js';
import { openPool } from '../dist/kit/store/database.js';
import { migrate, openStores } from '../dist/subgraphs/all.js';
import { buildSegments } from '../dist/subgraphs/intelligence/segments/build/build-segments.js';
import { findSegment } from '../dist/subgraphs/intelligence/segments/lookup/find-segment.js';
import { findSegments } from '../dist/subgraphs/intelligence/segments/lookup/find-segments.js';
import { segmentReads } from '../dist/subgraphs/intelligence/segments/lookup/segment-reads.js';
import { reservationFeed } from '../dist/subgraphs/screening/booking/feed/reservation-feed.js';

const SIZES = (process.env.BENCH_SIZES ?? '30000,100000,300000,1000000').split(',').map(Number);
const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 30);
const LOOKUPS = 500;
const BATCHES = 50;

const accountOf = (n) => `a0000000-0000-7000-8000-${String(n % ACCOUNTS).padStart(12, '0')}`;

/**
 * Nine guests of ten have one stay; half of them leave a number too; one stay in fifty is canceled; one in a hundred
 * shares its number with another guest. Rows are about as wide as analysed ones.
 */
const FILL = `
  insert into screening.reservation (account_id, id, confirmation_code, pms, status, source, number_of_guests, nights,
    total_price, currency, check_in_date, check_out_date, guest_full_name, guest_email_key, guest_phone_key, screens,
    portal_skipped, revision, analysed_revision, verification_status, verification_reason, top_risks,
    top_recommendations, entries, created_at, updated_at)
  select ('a0000000-0000-7000-8000-' || lpad((g % ${ACCOUNTS})::text, 12, '0'))::uuid, uuidv7(), 'c' || n, 'api',
    case when n % 50 = 0 then 'CANCELED' else 'CONFIRMED' end, case n % 3 when 0 then 'direct' else 'channel_a' end,
    2, 3, 100 + g % 900, 'EUR', (current_date - 3 - n % 1500)::text, (current_date - n % 1500)::text, 'Guest ' || g,
    'guest' || g || '@example.com',
    case when n % 100 = 1 then '+1303' || lpad((g / (2 * ${ACCOUNTS}) * 2 * ${ACCOUNTS} + g % ${ACCOUNTS})::text, 8, '0')
      when g % 2 = 0 then '+1303' || lpad(g::text, 8, '0') end,
    '{}', true, 1, 1, 'verified', 'Because.', '[]', '[]', jsonb_build_object('filler', md5(n::text) || repeat('x', 500)),
    now(), now()
  from (select n, case when n % 10 = 0 then n / 10 else n end as g from generate_series($1::int, $2::int) n) numbered`;

/** Fills no indexes that segments do not need: those of lists and of the search. */
async function plain(pool) {
  const { rows } = await pool.query(
    `select i.indexrelid::regclass::text as name, c.conname from pg_index i
     left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
     where i.indrelid = 'screening.reservation'::regclass and not i.indisprimary`,
  );
  for (const { name, conname } of rows)
    await pool.query(conname ? `alter table screening.reservation drop constraint ${conname}` : `drop index ${name}`);
}

async function fill(pool, from, to) {
  for (let at = from; at <= to; at += 50_000)
    await pool.query({ text: FILL, values: [at, Math.min(to, at + 49_999)], query_timeout: 600_000 });
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

/** Longest wait of a write to the table of stays while segments are built, in ms. */
async function longestWait(pool, isOver) {
  let longest = 0;
  while (!isOver()) {
    const startedAt = performance.now();
    await pool.query('delete from intelligence.stay where account_id = $1 and id = $1', [accountOf(0)]);
    longest = Math.max(longest, performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return longest;
}

const TICKS_A_SECOND = 100;

/** CPU seconds of the database's running processes: of those that build, while they are connected. */
function databaseCpu(serverPid) {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const cells = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      if (Number(pid) !== serverPid && Number(cells[1]) !== serverPid) continue;
      // Of the server itself: CPU time of its ended children.
      const to = Number(pid) === serverPid ? 15 : 13;
      for (const cell of cells.slice(11, to)) ticks += Number(cell);
    } catch {
      // It has ended meanwhile; its time is now counted in the server's.
    }
  }
  return ticks / TICKS_A_SECOND;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const closing = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  closing.push(() => postgres.stop());
  useCipherKey(randomBytes(32));
  const pool = openPool(postgres.ownerUrl, 4, openLog('error', 'bench'));
  closing.push(() => pool.end());
  await migrate(pool, await openStores(pool));
  const reads = segmentReads(pool);
  const guest = (n, size) => `guest${1 + ((n * 7_919) % size)}@example.com`;
  const { pid } = (await pool.query('select pg_backend_pid() as pid')).rows[0];
  const serverPid = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
  await plain(pool);
  let rows = 0;
  for (const size of SIZES) {
    const filledAt = performance.now();
    await fill(pool, rows + 1, size);
    const filledSeconds = ((performance.now() - filledAt) / 1000).toFixed(0);
    rows = size;
    const cpu = process.cpuUsage();
    const databaseBefore = databaseCpu(serverPid);
    let isOver = false;
    let memory = 0;
    const waited = longestWait(pool, () => isOver);
    const built = await buildSegments(pool, reservationFeed(pool), new AbortController().signal, () => {
      memory = Math.max(memory, process.memoryUsage().rss);
    });
    isOver = true;
    const waitedMs = Math.round(await waited);
    const used = process.cpuUsage(cpu);
    const cpuSeconds = (used.user + used.system) / 1e6;
    const databaseSeconds = databaseCpu(serverPid) - databaseBefore;
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
    const load = loadavg()[0].toFixed(1);
    const microseconds = (seconds) => ((seconds / built.stays) * 1e6).toFixed(0);
    console.log(
      `${size.toLocaleString('en')} reservations: built in ${built.seconds} s, ${perSecond} a second (load ${load});`,
    );
    console.log(
      `  CPU a reservation: ${microseconds(cpuSeconds)} µs here, ${microseconds(databaseSeconds)} µs in the database;`,
    );
    console.log(`  ${Math.round(memory / 1e6)} MB peak memory here; a write to a stay waited up to ${waitedMs} ms;`);
    console.log(`  ${onDisk} on disk (filled in ${filledSeconds} s); one guest ${one}; 100 guests ${many}`);
  }
} finally {
  for (const close of closing.reverse()) await close();
}
