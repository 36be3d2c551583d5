/**
 * Time of a search over the listings of one account at 1,000, 10,000 and 100,000 of them, over REST, one request
 * at a time: medians in ms. Linux only; `npm run build` first. BENCH_CALLS: requests for each number (30).
 */
import { call } from './load.mjs';
import { onFreshDatabase } from './whole.mjs';

const SIZES = [1_000, 10_000, 100_000];
const CALLS = Number(process.env.BENCH_CALLS ?? 30);

const FILL = `
  insert into property.listing (account_id, id, my_id, status, name, nickname, accommodates, bedrooms, bathrooms, beds,
    check_in_time, check_out_time, location, created_at, updated_at)
  select (select id from identity.account), uuidv7(), 'mine' || n, case when n % 5 = 0 then 'INACTIVE' else 'ACTIVE' end,
    md5(n::text) || ' House', 'Nick ' || n, 2, 1, 1, 1, 16, 11,
    jsonb_build_object('street', n || ' ' || md5((n * 7)::text) || ' Street', 'country', 'Switzerland',
      'countryCode', 'CH', 'timeZoneName', 'Europe/Zurich',
      'city', case when n % 1000 = 0 then 'Zürich' else 'Town ' || n % 997 end, 'building', 'block' || n / 20),
    now(), now()
  from generate_series($1::int, $2::int) n`;

const CASES = [
  ['first page', ''],
  ['last page', (size) => `from=${size - 25}`],
  ['part of a name', 'search=c4ca4238'],
  ['whole my_id', 'search=mine777'],
  ['city, no accent', 'search=zurich'],
  ['two letters', 'search=zu'],
  ['in every name', 'search=house'],
  ['nowhere', 'search=nowhere'],
  ['status', 'status=INACTIVE'],
  ['building', 'building=block7'],
];

async function medianOf(target, query) {
  const times = [];
  for (let n = 0; n < CALLS + 5; n += 1) {
    const sentAt = performance.now();
    await call(target, { path: `/v1/listings?${query}` });
    if (n >= 5) times.push(performance.now() - sentAt);
  }
  return times.sort((left, right) => left - right)[Math.floor(times.length / 2)];
}

async function run(client, target) {
  const columns = [];
  let rows = 0;
  for (const size of SIZES) {
    await client.query(FILL, [rows + 1, size]);
    await client.query('vacuum analyze property.listing');
    rows = size;
    const column = [];
    for (const [, query] of CASES) column.push(await medianOf(target, typeof query === 'string' ? query : query(size)));
    columns.push(column);
  }
  const line = (title, cells) => console.log(title.padEnd(18) + cells.map((cell) => cell.padStart(10)).join(''));
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

await onFreshDatabase(({ client, target }) => run(client, target));
