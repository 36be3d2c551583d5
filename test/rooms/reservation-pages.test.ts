import pg from 'pg';
import type { Viewer } from '#kit/viewer/viewer.js';
import { listReads } from '#subgraphs/screening/booking/list/list-reads.js';
import { pageStatement } from '#subgraphs/screening/booking/list/list-statement.js';
import { type ReservationFilter, ReservationSort } from '#subgraphs/screening/booking/list/reservation-filter.input.js';
import { settleTallies } from '#subgraphs/screening/booking/list/tally/settle-tallies.js';
import type { TestDatabase } from '../support/database.js';
import { changeReservationsAlone } from '../support/changed-reservations.js';
import { MANY_RESERVATIONS } from '../support/many-reservations.js';
import { migratedDatabase } from '../support/running.js';

const ACCOUNTS = ['a0000000-0000-7000-8000-000000000001', 'a0000000-0000-7000-8000-000000000002'];
const ROWS = 12_000; // nine days, a minute apart
const COLUMNS = { id: 't.id', checkInDate: 't.check_in_date' };

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  for (const [n, account] of ACCOUNTS.entries())
    await pool.query(MANY_RESERVATIONS.replaceAll(`'c0000000-`, `'c000000${n}-`), [account, 1, n === 0 ? ROWS : 500]);
  // Some without a check-in, and some with a check-in time.
  const client = await pool.connect();
  for (const [set, where] of [
    ['check_in_date = null', `id::text like '%00'`],
    [`check_in_date = check_in_date || 'T15:00'`, `id::text like '%5' and check_in_date is not null`],
  ])
    await changeReservationsAlone(client, `update screening.reservation set ${set}`, {
      text: `select id from screening.reservation where ${where}`,
      values: [],
    });
  client.release();
});

afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const FILTERS: object[] = [
  {},
  { status: 'CONFIRMED' },
  { source: 'rare' },
  { status: 'CANCELED', verificationStatus: 'review' },
  { pms: 'pms_01', riskColor: 'black' },
  { checkInFrom: '2025-01-01', status: 'CONFIRMED' },
];

const OFFSETS = [0, 40, 2_500, 7_777, 11_990, 12_480, 13_000];

/** A page as read, with the same page found row by row. */
async function pages(filter: object, sort: ReservationSort, from: number, accountIds: string[]) {
  const list = {
    filter: filter as ReservationFilter,
    search: null,
    buildingIds: null,
    sort,
    from,
    size: 25,
    after: null,
  };
  const viewer = { accountIds } as unknown as Viewer;
  const eased = await listReads(pool, pool, COLUMNS)(viewer).reservationPage(list);
  const { rows } = await pool.query({ ...pageStatement(COLUMNS, { ...list, accountIds }), types: pg.types });
  return { eased, walked: rows };
}

test.each([false, true])('a page is the same however it is reached (tallies merged: %s)', async (isSettled) => {
  while (isSettled && (await settleTallies(pool)) > 0);
  let rows = 0;
  for (const filter of FILTERS)
    for (const sort of Object.values(ReservationSort) as ReservationSort[])
      for (const from of OFFSETS) {
        const accountIds = from % 2 === 0 ? ACCOUNTS : [ACCOUNTS[0]!];
        const { eased, walked } = await pages(filter, sort, from, accountIds);
        expect({ filter, sort, from, eased }).toEqual({ filter, sort, from, eased: walked });
        rows += walked.length;
      }
  expect(rows).toBeGreaterThan(2_000);
});
