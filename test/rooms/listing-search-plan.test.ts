import pg from 'pg';
import {
  type ListingQuery,
  type Slice,
  type Statement,
  countStatement,
  listingStatement,
} from '#subgraphs/property/search/listing-statement.js';
import { type RunningTest, runningTest } from '../support/running.js';

const ACCOUNT = 'a0000000-0000-7000-8000-000000000001';
const ROWS = 100_000;

/** Each with its own street, city and building; one city in a thousand is Zürich. */
const FILL = `
  insert into property.listing (account_id, id, my_id, status, name, nickname, accommodates, bedrooms, bathrooms, beds,
    check_in_time, check_out_time, location, created_at, updated_at)
  select $1, ('b0000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'mine' || n,
    case when n % 5 = 0 then 'INACTIVE' else 'ACTIVE' end,
    md5(n::text) || ' House', 'Nick ' || n, 2, 1, 1, 1, 16, 11,
    jsonb_build_object('street', n || ' ' || md5((n * 7)::text) || ' Street',
      'city', case when n % 1000 = 0 then 'Zürich' else 'Town ' || n % 997 end, 'building', 'block' || n % 5000),
    now(), now()
  from generate_series(1, $2::int) n`;

let service: RunningTest;
let client: pg.Client;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query(FILL, [ACCOUNT, ROWS]);
  await client.query('vacuum analyze property.listing');
}, 300_000);

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const query = (asked: Partial<ListingQuery>): ListingQuery => ({
  accountIds: [ACCOUNT],
  status: null,
  search: null,
  building: null,
  sort: 'oldest',
  ...asked,
});
const page = (asked: Partial<Slice> = {}): Slice => ({ after: null, from: 0, size: 25, perAccount: false, ...asked });
const list = (asked: Partial<ListingQuery>, slice: Partial<Slice> = {}) =>
  listingStatement({ id: 't.id' }, query(asked), page(slice));

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** The plan of a statement that reads listings, and the indexes that it uses. */
async function readsOf({ text, values }: Statement): Promise<{ scans: string[]; indexes: string[] }> {
  const { rows } = await client.query({ text: `explain (format json) ${text}`, values });
  const [{ Plan: root }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }];
  const nodes: PlanNode[] = [];
  const visit = (node: PlanNode): void => {
    nodes.push(node);
    node.Plans?.forEach(visit);
  };
  visit(root);
  return {
    scans: nodes.filter((node) => node['Relation Name'] === 'listing').map((node) => node['Node Type']),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
  };
}

const FIFTIETH = 'b0000000-0000-7000-8000-000000000050';

const CASES: [title: string, statement: Statement, index: string][] = [
  ['the first page', list({}), 'listing_pkey'],
  ['the newest', list({ sort: 'newest' }), 'listing_pkey'],
  ['by name', list({ sort: 'name' }), 'listing_name'],
  ['a page after a cursor', list({}, { after: [FIFTIETH] }), 'listing_pkey'],
  ['a page after a cursor, by name', list({ sort: 'name' }, { after: ['5', FIFTIETH] }), 'listing_name'],
  ['a page of each account', list({}, { perAccount: true }), 'listing_pkey'],
  ['a part of a name', list({ search: '0a1b2c' }), 'listing_search'],
  ['a full my_id', list({ search: 'mine77777' }), 'listing_search'],
  ['a part of a nickname', list({ search: 'ck 7777' }), 'listing_search'],
  ['a part of a street', list({ search: '99 f' }), 'listing_search'],
  ['a city without its accent', list({ search: 'zurich' }), 'listing_search'],
  ['a search without results', list({ search: 'nowhere' }), 'listing_search'],
  ['a search within a status', list({ search: 'zürich', status: 'INACTIVE' }), 'listing_search'],
  ['a building', list({ building: 'block77' }), 'listing_building'],
  ['a status', list({ status: 'INACTIVE' }), 'listing_status'],
  ['a term in every name', list({ search: 'house' }), 'listing_pkey'],
  ['a page with a large offset', list({}, { from: 90_000 }), 'listing_pkey'],
  ['the total of a search', countStatement(query({ search: 'zurich' })), 'listing_search'],
  ['the total of a building', countStatement(query({ building: 'block77' })), 'listing_building'],
];

test.each(CASES)('among 100,000 listings of an account %s uses an index', async (_title, statement, index) => {
  const { scans, indexes } = await readsOf(statement);
  expect(scans).not.toContain('Seq Scan');
  expect(indexes).toContain(index);
});

test('every index of listings starts with the account', async () => {
  const { rows } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'property' and tablename in ('listing', 'callback')`,
  );
  expect(rows.length).toBeGreaterThan(7);
  for (const { indexdef } of rows) expect(indexdef).toMatch(/USING \w+ \(account_id[,)]/);
});
