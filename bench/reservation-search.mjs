/**
 * How long a list or a search over the reservations of one account takes at 10,000, 100,000 and 1,000,000 of them, over
 * REST with `total`, one request at a time: medians in ms. Linux only; `npm run build` first.
 * BENCH_CALLS: requests for each number (15). BENCH_SIZES: comma-separated numbers of reservations.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { call, openTarget } from './load.mjs';
import { startOurs } from './processes.mjs';

const SIZES = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number);
const CALLS = Number(process.env.BENCH_CALLS ?? 15);

/** The same rows as the test of the plans has. */
const [, FILL] = /`([^`]+)`/.exec(
  readFileSync(new URL('../test/support/many-reservations.ts', import.meta.url), 'utf8').replace(
    /\/\*\*[\s\S]*?\*\//,
    '',
  ),
);

const LISTINGS = `
  insert into property.listing (account_id, id, my_id, status, name, nickname, accommodates, bedrooms, bathrooms, beds,
    check_in_time, check_out_time, location, created_at, updated_at)
  select $1, ('b0000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'mine' || n, 'ACTIVE',
    case when n = 7 then 'Villa Onyx' else md5(n::text) || ' House' end, 'Nick ' || n, 2, 1, 1, 1, 16, 11,
    jsonb_build_object('street', n || ' Street', 'country', 'Switzerland', 'countryCode', 'CH', 'city', 'Zürich',
      'timeZoneName', 'Europe/Zurich', 'building', 'block' || n / 20), now(), now()
  from generate_series(0, 1999) n`;

const CASES = [
  ['first page', ''],
  ['newest', 'sort=-created_at'],
  ['by check-in', 'sort=check_in_date'],
  ['last page', (size) => `from=${size - 25}`],
  ['status, common', 'status=CONFIRMED'],
  ['status, 1 in 100', 'status=CANCELED'],
  ['colour, rare', 'risk_color=black'],
  ['channel, rare', 'source=rare'],
  ['channel, common', 'source=direct'],
  ['system, rare', 'pms=pms_01'],
  ['listing', 'listing_id=b0000000-0000-7000-8000-000000000007'],
  ['building', 'building=block7'],
  ['check-in day', 'check_in_from=2026-03-01&check_in_to=2026-03-01'],
  [
    'changed since',
    (size) => `updated_from=${new Date(Date.UTC(2020, 0, 1, 0, size - 50)).toISOString()}&sort=updated_at`,
  ],
  ['code', 'search=C4CA4238A0'],
  ['name, rare', 'search=zoe+quark'],
  ['name, 1 in 7', 'search=muller'],
  ['e-mail', 'search=guest4321@example.com'],
  ['phone', 'search=%2B1+(303)+000-4321'],
  ['listing name', 'search=villa+onyx'],
  ['nowhere', 'search=xyzzyx'],
  ['in every row', 'search=example.com'],
];

async function medianOf(target, query) {
  const times = [];
  for (let n = 0; n < CALLS + 3; n += 1) {
    const sentAt = performance.now();
    await call(target, { path: `/v1/reservations?${query}` });
    if (n >= 3) times.push(performance.now() - sentAt);
  }
  return times.sort((left, right) => left - right)[Math.floor(times.length / 2)];
}

async function run(client, target) {
  const { rows } = await client.query('select id from identity.account');
  const account = rows[0].id;
  await client.query(LISTINGS, [account]);
  const columns = [];
  let filled = 0;
  for (const size of SIZES) {
    const startedAt = performance.now();
    for (; filled < size; filled = Math.min(size, filled + 50_000))
      await client.query(FILL, [account, filled + 1, Math.min(size, filled + 50_000)]);
    await client.query('vacuum analyze screening.reservation');
    await client.query('vacuum analyze property.listing');
    console.error(`${size.toLocaleString('en')} rows in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    const column = [];
    for (const [, query] of CASES) column.push(await medianOf(target, typeof query === 'string' ? query : query(size)));
    columns.push(column);
  }
  const line = (title, cells) => console.log(title.padEnd(20) + cells.map((cell) => cell.padStart(12)).join(''));
  line(
    'ms at',
    SIZES.map((size) => size.toLocaleString('en')),
  );
  CASES.forEach(([title], n) =>
    line(
      title,
      columns.map((column) => column[n].toFixed(1)),
    ),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const closing = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  closing.push(() => postgres.stop());
  const key = `sk_live_${randomBytes(32).toString('base64url')}`;
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const service = await startOurs({ databaseUrl: postgres.url, dataDir, key });
  closing.push(() => service.stop());
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  closing.push(() => client.end());
  const target = openTarget({ ...service, key });
  closing.push(() => target.close());
  await run(client, target);
} finally {
  for (const close of closing.reverse()) await close();
}
