import pg from 'pg';
import { segmentReads } from '#subgraphs/intelligence/segments/lookup/segment-reads.js';
import { segmentOf } from '#subgraphs/intelligence/segments/rules/segment-of.js';
import { measureWhereDue } from '#subgraphs/intelligence/segments/stays/measure-scale.js';
import type { TestDatabase } from '../support/database.js';
import { migratedDatabase } from '../support/running.js';

const TODAY = '2026-06-30';
const accountOf = (n: number) => `a0000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const guestOf = (n: number) => `c0000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
/** The same guests and nights, at 100 and at 1,000 a night; and an account with one stay. */
const [CHEAP, DEAR, SINGLE] = [1, 2, 3].map(accountOf) as [string, string, string];
const GUESTS = 60;

let database: TestDatabase;
let pool: pg.Pool;
let made = 0;

beforeAll(async () => {
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  for (let guest = 1; guest <= GUESTS; guest += 1) {
    await put(CHEAP, guest, guest, 100);
    await put(DEAR, guest, guest, 1_000);
  }
  await put(SINGLE, 1, 3, 100);
});

afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** A stay of so many nights at a price, over thirty days ago. */
async function put(account: string, guest: number, nights: number, price: number, more: object = {}): Promise<void> {
  const row = {
    account_id: account,
    id: guestOf(1_000_000 + (made += 1)),
    guest_id: guestOf(guest),
    status: 'CONFIRMED',
    email_digest: `mail${guest}`,
    name_digest: `name${guest}`,
    ota: false,
    masked: false,
    company: false,
    declined: false,
    check_in: '2026-05-01',
    check_out: '2026-05-31',
    currency: 'EUR',
    nights,
    revenue: nights * price,
    ...more,
  };
  await pool.query(
    'insert into intelligence.stay select (jsonb_populate_record(null::intelligence.stay, $1::jsonb)).*',
    [JSON.stringify(row)],
  );
}

/** The bands and metrics of a guest, after the account's metrics were recomputed. */
async function measured(accountId: string, guest: number) {
  const client = await pool.connect();
  await client.query('begin');
  await measureWhereDue(client, accountId, TODAY);
  await client.query('commit');
  client.release();
  const reads = segmentReads(pool);
  const stays = await reads.staysOf({ accountId, guestId: guestOf(guest) });
  return segmentOf(stays, await reads.scaleOf(accountId), TODAY);
}

const monetaryOf = async (accountId: string, guest: number) => (await measured(accountId, guest)).rfmScores.monetary;

test('each account has its own quintiles: the same revenue is high in one and low in another', async () => {
  const guests = [6, 18, 30, 42, 54];
  for (const account of [CHEAP, DEAR]) {
    const bands = [];
    for (const guest of guests) bands.push(await monetaryOf(account, guest));
    expect(bands).toEqual([1, 2, 3, 4, 5]);
  }
  const [rich, poor] = [await measured(CHEAP, 60), await measured(DEAR, 6)];
  expect([rich.metrics.totalRevenue, poor.metrics.totalRevenue]).toEqual([6_000, 6_000]);
  expect([rich.rfmScores.monetary, poor.rfmScores.monetary]).toEqual([5, 1]);
});

test('stays of one account do not affect guests of another', async () => {
  const before = (await measured(DEAR, 30)).rfmScores;
  for (let guest = 101; guest <= 160; guest += 1) await put(CHEAP, guest, 200, 100);
  expect(await monetaryOf(CHEAP, 60)).toBeLessThan(5);
  expect((await measured(DEAR, 30)).rfmScores).toEqual(before);
  await pool.query(`delete from intelligence.stay where account_id = $1 and nights = 200`, [CHEAP]);
});

test('cancelled, declined and unconfirmed stays do not affect the quintiles', async () => {
  const before = await measured(CHEAP, 42);
  for (let guest = 201; guest <= 290; guest += 1)
    await put(CHEAP, guest, 300, 900, [{ status: 'CANCELED' }, { status: 'INQUIRY' }, { declined: true }][guest % 3]);
  await put(CHEAP, 42, 300, 900, { status: 'CANCELED' });
  const { rfmScores, metrics } = await measured(CHEAP, 42);
  expect([rfmScores, metrics]).toEqual([before.rfmScores, before.metrics]);
});

test('nights in another currency are weighted by its own median price', async () => {
  for (let guest = 301; guest <= 310; guest += 1) await put(CHEAP, guest, 10, 16_000, { currency: 'JPY' });
  const { metrics, rfmScores } = await measured(CHEAP, 305);
  expect(metrics).toMatchObject({ currency: 'JPY', totalRevenue: 160_000, nightsEquivalent: 10 });
  expect(rfmScores.monetary).toBe(await monetaryOf(CHEAP, 10));
});

test('an account with one stay gets numbers, with lower confidence', async () => {
  const { rfmScores, metrics, dataQuality, topFactors } = await measured(SINGLE, 1);
  expect(rfmScores).toEqual({ recency: 5, frequency: 1, monetary: 2, composite: '512' });
  expect(metrics).toMatchObject({ totalStays: 1, nightsEquivalent: 3, avgBookingValue: 300, totalRevenue: 300 });
  expect(dataQuality.confidence).toBe('MEDIUM');
  expect(topFactors).toHaveLength(3);
  expect(JSON.stringify([metrics, topFactors])).not.toMatch(/NaN|null|Infinity/);
});

test('future stays add no cost to the metrics, however many there are', async () => {
  const account = accountOf(4);
  await put(account, 1, 3, 100);
  await pool.query(
    `insert into intelligence.stay select account_id, gen_random_uuid(), gen_random_uuid(), email_digest, phone_digest,
       name_digest, domain_digest, masked, company, ota, status, declined, '2027-05-01', '2027-05-04', nights, revenue, currency
     from intelligence.stay, generate_series(1, 20000) where account_id = $1`,
    [account],
  );
  await pool.query('analyze intelligence.stay');
  const client = await pool.connect();
  try {
    await client.query('begin');
    // The server may not have received the statistics of this session's earlier reads yet.
    const readSoFar = async () =>
      (
        await client.query<{ read: number }>(
          `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
           where relid = 'intelligence.stay'::regclass`,
        )
      ).rows[0]!.read;
    const before = await readSoFar();
    await measureWhereDue(client, account, TODAY);
    expect((await readSoFar()) - before).toBeLessThan(10);
    await client.query('commit');
  } finally {
    client.release();
  }
  expect((await pool.query('select stays from intelligence.segment_scale where id = $1', [account])).rows).toEqual([
    { stays: 1 },
  ]);
});
