import pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { emFor, openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { countStatement } from '#subgraphs/screening/booking/list/list-statement.js';
import { settleTallies } from '#subgraphs/screening/booking/list/tally/settle-tallies.js';
import { tallyStatement } from '#subgraphs/screening/booking/list/tally/tally-statement.js';
import type { ReservationFilter } from '#subgraphs/screening/booking/list/reservation-filter.input.js';
import { Reservation } from '#subgraphs/screening/booking/reservation/reservation.entity.js';
import type { TestDatabase } from '../support/database.js';
import { changeReservations } from '../support/changed-reservations.js';
import { MANY_RESERVATIONS } from '../support/many-reservations.js';
import { migratedDatabase } from '../support/running.js';

const ACCOUNTS = ['a0000000-0000-7000-8000-000000000001', 'a0000000-0000-7000-8000-000000000002'];

const FILTERS: Record<string, string>[] = [
  {},
  { status: 'CONFIRMED' },
  { status: 'CANCELED', verificationStatus: 'review' },
  { verificationStatus: 'pending' },
  { guestPortalStatus: 'INCOMPLETE', riskColor: 'green' },
  { riskColor: 'black' },
  { source: 'rare' },
  { pms: 'api', source: 'direct', status: 'CONFIRMED' },
  { status: 'INQUIRY' },
  { checkInFrom: '2020-06-01' },
  { checkInTo: '2020-03-31' },
  { checkInFrom: '2020-02-10', checkInTo: '2020-02-10', riskColor: 'green' },
  { checkOutFrom: '2020-03-05', checkOutTo: '2020-05-01', status: 'CONFIRMED' },
  { checkOutTo: '2031-01-01' },
  { listingId: 'b0000000-0000-7000-8000-000000000007' },
  { listingId: 'B0000000-0000-7000-8000-000000000011', verificationStatus: 'review' },
  { listingId: 'none' },
];

const MOMENTS: Record<string, Date>[] = [
  { createdFrom: new Date('2020-01-01T00:00:00Z'), createdTo: new Date('2020-01-02T00:00:00Z') },
  { createdFrom: new Date('2020-01-02T00:00:00Z') },
];

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 8 });
  for (const [n, account] of ACCOUNTS.entries())
    await pool.query(MANY_RESERVATIONS.replaceAll(`'c0000000-`, `'c000000${n}-`), [account, 1, 600 + n]);
});

afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const listOf = (filter: Record<string, string | Date>, accountIds: string[]) => ({
  filter: filter as ReservationFilter,
  accountIds,
  search: null,
  buildingIds: null,
});

/** Tallied and counted numbers, for each filter and each set of accounts. */
async function totals() {
  const filtered = [...FILTERS, ...MOMENTS].flatMap((filter) =>
    [[ACCOUNTS[0]!], [ACCOUNTS[1]!], ACCOUNTS].map((accountIds) => listOf(filter, accountIds)),
  );
  const buildings = [[], ['b0000000-0000-7000-8000-000000000007', 'b0000000-0000-7000-8000-000000000012']];
  const kinds = [...filtered, ...buildings.map((buildingIds) => ({ ...listOf({}, ACCOUNTS), buildingIds }))];
  const tallied: number[] = [];
  const counted: number[] = [];
  for (const kind of kinds) {
    const read = async (statement: pg.QueryConfig) => (await pool.query<{ total: number }>(statement)).rows[0]!.total;
    tallied.push(await read(tallyStatement(kind)!));
    counted.push(await read(countStatement(kind)));
  }
  return { tallied, counted };
}

const freshRows = async () => {
  const text = `select (select count(*) from screening.reservation_tally_change)::int
    + (select count(*) from screening.reservation_bucket_change)::int as many`;
  return (await pool.query<{ many: number }>(text)).rows[0]!.many;
};

test('the tallies equal the counts, before and after they are merged', async () => {
  const before = await totals();
  expect(before.tallied).toEqual(before.counted);
  expect(before.counted[0]).toBe(600);
  expect(await settleTallies(pool)).toBe(1_201);
  expect(await freshRows()).toBe(0);
  const after = await totals();
  expect([after.tallied, after.counted]).toEqual([before.counted, before.counted]);
});

/** One of many clients that change reservations at random, and sometimes roll back. */
async function meddle(seed: number): Promise<void> {
  const client = await pool.connect();
  const ids = 'select id from screening.reservation where account_id = $1 order by md5(id::text || $2)';
  const [one, many] = [`${ids} limit 1`, `${ids} limit 7`];
  const changes: [string, string][] = [
    [`update screening.reservation set status = 'CANCELED'`, one],
    [`update screening.reservation set verification_status = 'review', risk_color = 'black'`, many],
    [`update screening.reservation set risk_color = null, guest_portal_status = 'COMPLETED'`, many],
    [`update screening.reservation set check_in_date = '2020-02-10', listing_id = null`, many],
    [`update screening.reservation set check_out_date = null, check_in_date = '2020-02-10T15:00'`, one],
    [`update screening.reservation set nights = 9`, many],
    [`delete from screening.reservation`, one],
  ];
  try {
    for (let n = 0; n < 12; n += 1) {
      await client.query('begin');
      const [change, text] = changes[(seed + n) % changes.length]!;
      await changeReservations(client, change, { text, values: [ACCOUNTS[n % 2], `${seed}:${n}`] });
      await client.query((seed + n) % 4 === 0 ? 'rollback' : 'commit');
    }
  } finally {
    client.release();
  }
}

test('they stay correct while many clients change reservations and a worker merges them', async () => {
  const settling = (async () => {
    for (let n = 0; n < 15; n += 1) await settleTallies(pool);
  })();
  // Contention on rows may only ever cause waits: each statement locks few rows, in one order.
  const results = await Promise.allSettled([...Array.from({ length: 5 }, (_, seed) => meddle(seed)), settling]);
  const broken = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(broken.filter((reason) => !reason.includes('deadlock'))).toEqual([]);
  const { tallied, counted } = await totals();
  expect(tallied).toEqual(counted);
  await settleTallies(pool);
  expect((await totals()).tallied).toEqual(counted);
  const { rows } = await pool.query<{ many: number }>(
    `select count(*)::int as many from (
      select many from screening.reservation_tally union all select many from screening.reservation_bucket_tally) kept
     where many < 0`,
  );
  expect(rows[0]!.many).toBe(0);
});

test('they stay correct when the service changes a reservation that others have changed meanwhile', async () => {
  const orms = openPool(database.url, 8, openLog('silent', 'test'));
  const orm = (await openStores(orms)).orms.get('screening')!;
  const accountId = ACCOUNTS[0]!;
  const { rows } = await pool.query<{ id: string }>(
    'select id from screening.reservation where account_id = $1 order by id limit 3',
    [accountId],
  );
  const statuses = ['CONFIRMED', 'CANCELED', 'INQUIRY'];
  const change = async (seed: number) => {
    for (let n = 0; n < 6; n += 1) {
      const undone = emFor(orm, [accountId]).transactional(async (tx) => {
        const row = await tx.findOneOrFail(Reservation, { accountId, id: rows[(seed + n) % 3]!.id });
        await new Promise((resolve) => setTimeout(resolve, 5 * (seed % 3)));
        row.status = statuses[(seed + n) % 3]!;
        row.checkInDate = `2020-03-${10 + ((seed * 7 + n) % 15)}`;
        row.guestFullName = `Guest ${seed} ${n}`;
        await tx.flush();
        if ((seed + n) % 4 === 0) throw new Error('thought better of it');
      });
      await undone.catch((error: Error) => expect(error.message).toBe('thought better of it'));
    }
  };
  await Promise.all(Array.from({ length: 6 }, (_, seed) => change(seed)));
  const { tallied, counted } = await totals();
  expect(tallied).toEqual(counted);
  const states = await pool.query(
    `select r.status = s.status and r.check_in_date = s.check_in_date as same
     from screening.reservation r cross join lateral (
       select * from screening.reservation_state s where s.account_id = r.account_id and s.reservation_id = r.id
       order by changed_at desc limit 1) s
     where r.id = any($1)`,
    [rows.map(({ id }) => id)],
  );
  expect(states.rows).toEqual([{ same: true }, { same: true }, { same: true }]);
  await orms.end();
});

test('the last stored state is that of the row, even if a clock was ahead', async () => {
  const orms = openPool(database.url, 2, openLog('silent', 'test'));
  const orm = (await openStores(orms)).orms.get('screening')!;
  const { rows } = await pool.query<{ id: string; account_id: string }>(
    'select id, account_id from screening.reservation order by id limit 1',
  );
  const { id, account_id: accountId } = rows[0]!;
  await pool.query(
    `insert into screening.reservation_state
     select (jsonb_populate_record(s, jsonb_build_object('changed_at', now() + interval '1 minute', 'status', 'INQUIRY'))).*
     from screening.reservation_state s where account_id = $1 and reservation_id = $2 limit 1`,
    [accountId, id],
  );
  await emFor(orm, [accountId]).transactional(async (tx) => {
    const row = await tx.findOneOrFail(Reservation, { accountId, id });
    row.status = row.status === 'CANCELED' ? 'CONFIRMED' : 'CANCELED';
    row.checkInDate = '2020-04-01';
  });
  const last = await pool.query(
    `select s.status = r.status as same, s.check_in_date from screening.reservation_state s
     join screening.reservation r on r.account_id = s.account_id and r.id = s.reservation_id
     where r.account_id = $1 and r.id = $2 order by s.changed_at desc limit 1`,
    [accountId, id],
  );
  expect(last.rows).toEqual([{ same: true, check_in_date: '2020-04-01' }]);
  await orms.end();
});

test('counts what is not tallied', () => {
  const listingId = ACCOUNTS[0]!;
  const days = { checkInFrom: '2030-01-01' };
  expect(tallyStatement(listOf({ ...days, checkOutTo: '2030-01-01' }, ACCOUNTS))).toBeNull();
  expect(tallyStatement(listOf({ ...days, listingId }, ACCOUNTS))).toBeNull();
  expect(tallyStatement({ ...listOf(days, ACCOUNTS), buildingIds: [listingId] })).toBeNull();
  expect(tallyStatement(listOf({ createdFrom: new Date('2020-01-02T03:04:05Z') }, ACCOUNTS))).toBeNull();
  expect(tallyStatement(listOf({ updatedFrom: new Date('2020-01-02T00:00:00Z') }, ACCOUNTS))).toBeNull();
  expect(
    tallyStatement({ ...listOf({}, ACCOUNTS), search: { words: ['lee'], phones: [], listingIds: [] } }),
  ).toBeNull();
});
