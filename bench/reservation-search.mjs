/**
 * Time of a list or a search over the reservations of one account at 10,000, 100,000 and 1,000,000 of them, over REST
 * with `total`, one request at a time, in ms: the first request, and the median of the following ones and of the next
 * pages. Linux only; `npm run build` first.
 * BENCH_CALLS: requests for each number (15). BENCH_SIZES: comma-separated numbers of reservations.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_KEPT, countedIn } from '../dist/subgraphs/screening/booking/reservation/changes/changes-text.js';
import { call } from './load.mjs';
import { onFreshDatabase } from './whole.mjs';

const SIZES = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number);
const CALLS = Number(process.env.BENCH_CALLS ?? 15);

/** The same rows as in the test of the query plans. */
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
  ['check-in from', 'check_in_from=2026-03-01'],
  ['check-in, status', 'check_in_from=2023-01-01&status=CONFIRMED&risk_color=green'],
  ['created from', 'created_from=2020-01-20'],
  ['in house', 'check_in_to=2026-03-01&check_out_from=2026-03-01'],
  ['several rare ones', 'source=rare&status=CANCELED&sort=check_in_date'],
  ['check-in day', 'check_in_from=2026-03-01&check_in_to=2026-03-01'],
  [
    'changed since',
    (size) => `updated_from=${new Date(Date.UTC(2020, 0, 1, 0, size - 50)).toISOString()}&sort=updated_at`,
  ],
  ['code', 'search=C4CA4238A0'],
  ['name, 1 in 10,000', 'search=zoe+quark'],
  ['name, 1 in 7', 'search=muller'],
  ['e-mail', 'search=guest4321@example.com'],
  ['phone', 'search=%2B1+(303)+765-4321'],
  ['listing name', 'search=villa+onyx'],
  ['nowhere', 'search=xyzzyx'],
  ['in every row', 'search=example.com'],
  ['a letter', 'search=a'],
];

async function timesOf(target, query) {
  const times = [];
  for (let n = 0; n < CALLS + 1; n += 1) {
    const sentAt = performance.now();
    await call(target, { path: `/v1/reservations?${query}` });
    times.push(performance.now() - sentAt);
  }
  const [first, ...next] = times;
  return [first, next.sort((left, right) => left - right)[Math.floor(next.length / 2)]];
}

/** A worker merges tallies over time. */
async function untilSettled(client) {
  const text = `select (select count(*) from screening.reservation_tally_change)::int
    + (select count(*) from screening.reservation_bucket_change)::int as many`;
  while ((await client.query(text)).rows[0].many > 0) await sleep(500);
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
      await client.query(countedIn(`${FILL} returning *`, ALL_KEPT, 'created_at'), [
        account,
        filled + 1,
        Math.min(size, filled + 50_000),
      ]);
    await untilSettled(client);
    for (const table of ['reservation', 'reservation_tally', 'reservation_bucket_tally'])
      await client.query(`vacuum analyze screening.${table}`);
    await client.query('vacuum analyze property.listing');
    console.error(`${size.toLocaleString('en')} rows in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    const column = [];
    for (const [, query] of CASES) column.push(await timesOf(target, typeof query === 'string' ? query : query(size)));
    columns.push(column);
  }
  console.log(
    `load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  const line = (title, cells) => console.log(title.padEnd(20) + cells.map((cell) => cell.padStart(20)).join(''));
  line(
    'ms, first / next',
    SIZES.map((size) => size.toLocaleString('en')),
  );
  CASES.forEach(([title], n) =>
    line(
      title,
      columns.map((column) => column[n].map((ms) => ms.toFixed(1)).join(' / ')),
    ),
  );
}

await onFreshDatabase(({ client, target }) => run(client, target));
