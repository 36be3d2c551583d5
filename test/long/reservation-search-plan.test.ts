import pg from 'pg';
import {
  type ReservationList,
  type Statement,
  countStatement,
  pageStatement,
} from '#subgraphs/screening/booking/list/list-statement.js';
import { settleTallies } from '#subgraphs/screening/booking/list/tally/settle-tallies.js';
import { tallyStatement } from '#subgraphs/screening/booking/list/tally/tally-statement.js';
import { termsOf } from '#subgraphs/screening/booking/list/read-query.js';
import type { TestDatabase } from '../support/database.js';
import { MANY_RESERVATIONS } from '../support/many-reservations.js';
import { migratedDatabase } from '../support/running.js';

const ACCOUNT = 'a0000000-0000-7000-8000-000000000001';
const ROWS = 200_000;

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await migratedDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(MANY_RESERVATIONS, [ACCOUNT, 1, ROWS]);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const left = `select (select count(*) from screening.reservation_tally_change)::int
    + (select count(*) from screening.reservation_bucket_change)::int as many`;
  while ((await client.query<{ many: number }>(left)).rows[0]!.many > 0) await settleTallies(pool);
  await pool.end();
  await client.query(
    `vacuum analyze screening.reservation, screening.reservation_tally, screening.reservation_tally_change,
     screening.reservation_bucket_tally, screening.reservation_bucket_change`,
  );
}, 300_000);

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

const listingId = (n: number) => `b0000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

interface Wanted extends Partial<Omit<ReservationList, 'search'>> {
  search?: string;
  /** Listings whose name contains the search term. */
  named?: number[];
}

function list({ search, named = [], ...wanted }: Wanted = {}): ReservationList {
  const terms = search ? { ...termsOf(search), listingIds: named.map(listingId) } : null;
  return {
    accountIds: [ACCOUNT],
    filter: {},
    buildingIds: null,
    sort: 'createdAt',
    from: 0,
    size: 25,
    after: null,
    ...wanted,
    search: terms,
  };
}

const page = (wanted: Wanted = {}) => pageStatement({ id: 't.id' }, list(wanted));
const count = (wanted: Wanted = {}) => countStatement(list(wanted));
const tally = (wanted: Wanted = {}) => tallyStatement(list(wanted))!;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** The plan of a statement that reads reservations, its indexes, and the number of 8 kB pages that it reads. */
async function readsOf({ text, values }: Statement) {
  const { rows } = await client.query({ text: `explain (analyze, buffers, format json) ${text}`, values });
  const [{ Plan: root }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }];
  const nodes: PlanNode[] = [];
  const visit = (node: PlanNode): void => {
    nodes.push(node);
    node.Plans?.forEach(visit);
  };
  visit(root);
  return {
    scans: nodes.filter((node) => node['Relation Name'] === 'reservation').map((node) => node['Node Type']),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    pages: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
  };
}

const createdAt = 'createdAt';
const createdAtDescending = 'createdAtDescending';
const checkInDate = 'checkInDate';
const checkInDateDescending = 'checkInDateDescending';
const checkInDateThenRisk = 'checkInDateThenRisk';
const updatedAt = 'updatedAt';
const march = { checkInFrom: '2026-03-01', checkInTo: '2026-03-02' };

/** The index that a page or a count uses, and the maximum number of 8 kB pages. */
const CASES: [title: string, statement: () => Statement, index: string, pages: number][] = [
  ['the first page', () => page(), 'reservation_created', 200],
  ['the newest', () => page({ sort: createdAtDescending }), 'reservation_created', 200],
  ['by check-in', () => page({ sort: checkInDate }), 'reservation_by_check_in', 250],
  ['by check-in, descending', () => page({ sort: checkInDateDescending }), 'reservation_by_check_in', 250],
  ['by check-in and risk', () => page({ sort: checkInDateThenRisk }), 'reservation_by_arrival_risk', 250],
  [
    'upcoming stays in review by check-in and risk',
    () =>
      page({
        sort: checkInDateThenRisk,
        filter: { checkInFrom: '2026-03-01', compositeStatus: 'review' as never, status: 'CONFIRMED' as never },
      }),
    'reservation_by_arrival_risk',
    500,
  ],
  ['by change', () => page({ sort: updatedAt }), 'reservation_by_updated', 250],
  ['a common status', () => page({ filter: { status: 'CONFIRMED' as never } }), 'reservation_', 250],
  ['a status', () => page({ filter: { status: 'CANCELED' as never } }), 'reservation_by_status', 250],
  [
    'a status, the newest',
    () => page({ filter: { status: 'CANCELED' as never }, sort: createdAtDescending }),
    'reservation_by_status',
    250,
  ],
  ['a decision', () => page({ filter: { verificationStatus: 'review' as never } }), 'reservation_', 250],
  ['a rare colour', () => page({ filter: { riskColor: 'black' as never } }), 'reservation_by_risk_color', 250],
  [
    'an unfinished portal',
    () => page({ filter: { guestPortalStatus: 'COMPLETED' as never } }),
    'reservation_by_guest_portal_status',
    50,
  ],
  ['a rare channel', () => page({ filter: { source: 'rare' } }), 'reservation_by_source', 250],
  [
    'a rare channel by check-in',
    () => page({ filter: { source: 'rare' }, sort: checkInDate }),
    'reservation_by_source',
    300,
  ],
  ['a common channel', () => page({ filter: { source: 'direct' } }), 'reservation_', 300],
  ['a rare system', () => page({ filter: { pms: 'pms_01' } }), 'reservation_by_pms', 250],
  ['an unknown system', () => page({ filter: { pms: 'pms_02' } }), 'reservation_by_pms', 50],
  ['a listing', () => page({ filter: { listingId: listingId(7) } }), 'reservation_by_listing', 400],
  [
    'a listing by check-in',
    () => page({ filter: { listingId: listingId(7) }, sort: checkInDate }),
    'reservation_by_listing',
    400,
  ],
  [
    'a building of 20 listings',
    () => page({ buildingIds: Array.from({ length: 20 }, (_, n) => listingId(n * 10 + 1)) }),
    'reservation_',
    2_600,
  ],
  ['a building without reservations', () => page({ buildingIds: [] }), '', 50],
  ['two days of check-in', () => page({ filter: march }), 'reservation_by_check_in', 400],
  [
    'two days of check-in, by check-in',
    () => page({ filter: march, sort: checkInDate }),
    'reservation_by_check_in',
    400,
  ],
  [
    'a day of check-out',
    () => page({ filter: { checkOutFrom: '2026-03-01', checkOutTo: '2026-03-01' } }),
    'reservation_by_check_out',
    400,
  ],
  [
    'those created within an hour',
    () =>
      page({ filter: { createdFrom: new Date('2020-02-01T00:00:00Z'), createdTo: new Date('2020-02-01T01:00:00Z') } }),
    'reservation_created',
    250,
  ],
  [
    'those changed since',
    () => page({ filter: { updatedFrom: new Date('2020-05-01T00:00:00Z') }, sort: updatedAt }),
    'reservation_by_updated',
    250,
  ],
  ['a full code', () => page({ search: 'C4CA4238A0' }), 'reservation_search', 400],
  ['a part of a code', () => page({ search: '4ca4238a' }), 'reservation_search', 400],
  ['a rare name without its accent', () => page({ search: 'zoe quark' }), 'reservation_search', 400],
  ['a rare name by check-in', () => page({ search: 'quark', sort: checkInDate }), 'reservation_search', 400],
  [
    'a rare name in a status',
    () => page({ search: 'quark', filter: { status: 'CONFIRMED' as never } }),
    'reservation_search',
    400,
  ],
  ['a common name', () => page({ search: 'müller' }), 'reservation_created', 300],
  ['a common name with a rare one', () => page({ search: 'smith c4ca42' }), 'reservation_search', 800],
  ['an email address', () => page({ search: 'guest123456@example.com' }), 'reservation_search', 800],
  ["the booking's id in its system", () => page({ search: 'pm177776' }), 'reservation_search', 400],
  ['a phone number', () => page({ search: '+1 (303) 765-4321' }), 'reservation_search', 300],
  ['a part of a phone number', () => page({ search: '303 765 43' }), 'reservation_search', 1_200],
  ['a rare word or a listing with that name', () => page({ search: 'quark', named: [7] }), 'reservation_search', 600],
  ['a term without results', () => page({ search: 'xyzzyx' }), 'reservation_search', 300],
  ['a term in every email address', () => page({ search: 'example.com' }), 'reservation_created', 300],
  ['the total', () => tally(), '', 50],
  ['the total of a common status', () => tally({ filter: { status: 'CONFIRMED' as never } }), '', 50],
  ['the total of a decision', () => tally({ filter: { verificationStatus: 'review' as never } }), '', 50],
  // The account's tallies are the whole table here: most of its pages are needed.
  ['the total with check-in from a day on', () => tally({ filter: { checkInFrom: '2021-01-01' } }), '', 6_000],
  [
    'the total with check-in on a day',
    () => tally({ filter: { checkInFrom: '2026-03-01', checkInTo: '2026-03-01' } }),
    'reservation_bucket_',
    300,
  ],
  [
    'the total of a status with check-out by a day',
    () => tally({ filter: { checkOutTo: '2024-01-01', status: 'CONFIRMED' as never } }),
    '',
    6_000,
  ],
  [
    'several rare filters at once, by check-in',
    () => page({ filter: { source: 'rare', status: 'CANCELED' as never }, sort: checkInDate, few: true }),
    'reservation_by_',
    400,
  ],
  [
    'a rare system, by change',
    () => page({ filter: { pms: 'pms_01' }, sort: updatedAt, few: true }),
    'reservation_by_pms',
    250,
  ],
  ['a page with a large offset', () => page({ day: '2020-05-10', from: 700 }), 'reservation_created', 250],
  [
    'a page with a large offset, by check-in',
    () => page({ day: '2027-05-10', from: 40, sort: checkInDateDescending }),
    'reservation_by_check_in',
    250,
  ],
  ['the total of a rare name', () => count({ search: 'quark' }), 'reservation_search', 400],
  ['the total of a rare channel', () => count({ filter: { source: 'rare' } }), 'reservation_by_source', 50],
  ['the total of a listing', () => count({ filter: { listingId: listingId(7) } }), 'reservation_by_listing', 200],
  ['the total of a status', () => count({ filter: { status: 'CANCELED' as never } }), 'reservation_by_status', 2_100],
];

test.each(CASES)(
  'among 200,000 reservations of an account %s uses an index',
  async (_title, statement, index, most) => {
    const { scans, indexes, pages } = await readsOf(statement());
    expect(scans).not.toContain('Seq Scan');
    expect({ indexes, found: indexes.some((name) => name.startsWith(index)) || index === '' }).toMatchObject({
      found: true,
    });
    expect(pages).toBeLessThanOrEqual(most);
  },
);

test('a page after a cursor costs as much as the first one', async () => {
  const after = ['2020-05-01T00:00:00.000000Z', 'c0000000-0000-7000-8000-000000174240'];
  const { indexes, pages } = await readsOf(page({ after, sort: createdAt }));
  expect(indexes).toContain('reservation_created');
  expect(pages).toBeLessThanOrEqual(200);
});

test('every index of reservations starts with the account, except for the digests that match guests', async () => {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'screening' and tablename = 'reservation'`,
  );
  expect(rows.length).toBeGreaterThan(12);
  for (const { indexname, indexdef } of rows)
    if (!['reservation_guest_marks', 'reservation_name_marks'].includes(indexname))
      expect(indexdef).toMatch(/USING \w+ \(account_id[,)]/);
});
