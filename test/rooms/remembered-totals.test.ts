import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { useCipherKey } from '#kit/cipher/keys-in-force.js';
import { countStatement } from '#subgraphs/screening/booking/list/list-statement.js';
import { termsOf } from '#subgraphs/screening/booking/list/read-query.js';
import type { ReservationFilter } from '#subgraphs/screening/booking/list/reservation-filter.input.js';
import { rememberedTotal } from '#subgraphs/screening/booking/list/tally/remembered-total.js';
import { forgetTotals } from '#subgraphs/screening/booking/list/tally/settle-tallies.js';
import type { TestDatabase } from '../support/database.js';
import { changeReservations, changeReservationsAlone } from '../support/changed-reservations.js';
import { eventually } from '../support/eventually.js';
import { MANY_RESERVATIONS } from '../support/many-reservations.js';
import { migratedDatabase } from '../support/running.js';

const ACCOUNTS = ['a0000000-0000-7000-8000-000000000001', 'a0000000-0000-7000-8000-000000000002'];
const ROWS = 30_000; // three weeks, a minute apart

let database: TestDatabase;
let pool: pg.Pool;

const fill = (account: number, from: number, to: number) =>
  pool.query(MANY_RESERVATIONS.replaceAll(`'c0000000-`, `'c000000${account}-`), [ACCOUNTS[account], from, to]);

beforeAll(async () => {
  useCipherKey(randomBytes(32));
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 10 });
  await fill(0, 1, ROWS);
  await fill(1, 1, 500);
});

afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** Changes reservations of the first account. */
async function change(text: string, where: string): Promise<void> {
  const client = await pool.connect();
  const which = `select id from screening.reservation where account_id = $1 and ${where}`;
  await changeReservationsAlone(client, text, { text: which, values: [ACCOUNTS[0]] });
  client.release();
}

const listOf = (search: string | null, filter: object = {}, accountIds = [ACCOUNTS[0]!]) => ({
  filter: filter as ReservationFilter,
  accountIds,
  buildingIds: null,
  search: search === null ? null : { ...termsOf(search), listingIds: [] },
});

const LISTS = [
  listOf('muller'),
  listOf('example.com'),
  listOf('muller example.com', { status: 'CONFIRMED' }),
  listOf('muller', {}, ACCOUNTS),
  listOf('+1 303'),
  listOf('a', { checkInFrom: '2021-01-01' }),
  listOf(null, { checkInTo: '2025-01-01', checkOutFrom: '2020-03-01' }),
  listOf(null, { createdFrom: new Date('2020-01-03T10:00:00Z'), riskColor: 'green' }),
  listOf('nobody of this name'),
];

const counted = async (list: ReturnType<typeof listOf>) =>
  (await pool.query<{ total: number }>(countStatement(list))).rows[0]!.total;

async function expectRight(): Promise<number[]> {
  const totals: number[] = [];
  for (const list of LISTS) {
    const total = await rememberedTotal(pool, list, 0);
    totals.push(total!);
    expect([list, total]).toEqual([list, await counted(list)]);
  }
  return totals;
}

test('a total is the same when counted, cached, and read after changes', async () => {
  const first = await expectRight();
  expect(first[1]).toBe(ROWS);
  expect(first[0]).toBeGreaterThan(4_000);
  expect(await expectRight()).toEqual(first);
  await fill(0, ROWS + 1, ROWS + 700);
  await change(
    `update screening.reservation set guest_full_name = 'Ann Müller', guest_email = 'a@b.example'`,
    `confirmation_code like '%A%'`,
  );
  const second = await expectRight();
  expect(second[0]).not.toBe(first[0]);
  await change('delete from screening.reservation', `confirmation_code like '%AB%'`);
  expect(await expectRight()).not.toEqual(second);
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

/** Scans of `reservation` by the statements for a total: loops, none if the table was not read. */
async function readsOf(list: ReturnType<typeof listOf>): Promise<number> {
  let loops = 0;
  const visit = (node: PlanNode): void => {
    if (node['Relation Name'] === 'reservation') loops += node['Actual Loops'];
    node.Plans?.forEach(visit);
  };
  const explaining = {
    async query(text: string, values: unknown[]) {
      if (!text.includes('insert into')) {
        const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
        visit(rows[0]['QUERY PLAN'][0].Plan as PlanNode);
      }
      return pool.query(text, values);
    },
  };
  await rememberedTotal(explaining as never, list, 0);
  return loops;
}

test('recounts nothing without changes, and then only the changed week', async () => {
  const list = listOf('smith');
  await rememberedTotal(pool, list, 0);
  expect(await readsOf(list)).toBe(0);
  const one = `(select id from screening.reservation where account_id = $1 order by created_at limit 1)`;
  await pool.query(`update screening.reservation set updated_at = now() where id = ${one}`, [ACCOUNTS[0]]);
  expect(await readsOf(list)).toBe(0);
  await change(`update screening.reservation set status = 'INQUIRY'`, `id = ${one}`);
  expect(await readsOf(list)).toBe(1);
  expect(await readsOf(list)).toBe(0);
});

/** One of many clients that change reservations at random, sometimes slowly, and sometimes roll back. */
async function meddle(seed: number): Promise<void> {
  const client = await pool.connect();
  const text = 'select id from screening.reservation where account_id = $1 order by md5(id::text || $2) limit 5';
  const changes = [
    `update screening.reservation set guest_full_name = 'Zed Müller'`,
    `update screening.reservation set guest_full_name = 'Zed Smith'`,
    `update screening.reservation set check_in_date = null`,
    `delete from screening.reservation`,
  ];
  try {
    for (let n = 0; n < 6; n += 1) {
      await client.query('begin');
      const which = { text, values: [ACCOUNTS[0], `${seed}:${n}`] };
      await changeReservations(client, changes[(seed + n) % changes.length]!, which);
      await client.query('select pg_sleep(0.02)');
      await client.query((seed + n) % 4 === 0 ? 'rollback' : 'commit');
    }
  } finally {
    client.release();
  }
}

test('totals stay correct under concurrent changes, and unused ones are evicted', async () => {
  const remembering = async () => {
    for (let n = 0; n < 4; n += 1) for (const list of LISTS.slice(0, 5)) await rememberedTotal(pool, list, 0);
  };
  const all = await Promise.allSettled([...Array.from({ length: 4 }, (_, seed) => meddle(seed)), remembering()]);
  const broken = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(broken.filter((reason) => !reason.includes('deadlock'))).toEqual([]);
  await expectRight();
  await pool.query(`update screening.reservation_touch set touched_at = now() - interval '1 hour'`);
  await forgetTotals(pool);
  await expectRight();
  await pool.query(`update screening.reservation_total set counted_at = now() - interval '2 days'`);
  const text = `select (select count(*) from screening.reservation_total)::int as totals,
    (select count(*) from screening.reservation_touch)::int as touches`;
  // Change marks stay while an older transaction is open in any database of the server.
  await eventually(async () => {
    await forgetTotals(pool);
    const [left] = (await pool.query<{ totals: number; touches: number }>(text)).rows;
    return left!.totals === 0 && left!.touches === 0;
  });
  await expectRight();
});

test('ignores a total of another cluster, and does not store search terms in readable form', async () => {
  const list = listOf('garcia');
  const total = await rememberedTotal(pool, list, 0);
  await pool.query(
    `update screening.reservation_total set cluster = 1, many = array[7], weeks = array['2020-01-06'::date]`,
  );
  expect(await rememberedTotal(pool, list, 0)).toBe(total);
  const { rows } = await pool.query<{ text: string }>('select t::text as text from screening.reservation_total t');
  expect(rows.map(({ text }) => text).join()).not.toMatch(/garcia/i);
});

test('does not cache the time of the last change', async () => {
  expect(await rememberedTotal(pool, listOf('lee', { updatedFrom: new Date() }), 0)).toBeNull();
});
