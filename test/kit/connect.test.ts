import pg from 'pg';
import { type AccountList, connect } from '#kit/graph/connect.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { type TestDatabase, testDatabase } from '../support/database.js';

const account = (n: number) => `a0000000-0000-7000-8000-00000000000${n}`;
const id = (n: number) => `c0000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const ROWS = 23;

interface Row {
  n: number;
}

let database: TestDatabase;
let pool: pg.Pool;
let statements: number;

beforeAll(async () => {
  database = await testDatabase({ key: 'empty', migrate: async () => {} });
  pool = new pg.Pool({ connectionString: database.url });
  await pool.query('create table thing (account_id uuid, id uuid primary key, n bigint, at timestamptz, name text)');
});

/** Rows of three accounts; many share a time or a name. */
beforeEach(async () => {
  await pool.query('truncate thing');
  for (let n = 0; n < ROWS; n += 1) await insert(n, `2030-01-01T00:00:00.00000${n % 4}Z`);
  statements = 0;
});

afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

function insert(n: number, at: string) {
  const values = [account(n % 3), id(n), n, at, `name ${n % 5}`];
  return pool.query('insert into thing values ($1, $2, $3, $4, $5)', values);
}

const TIME = { sql: 't.at', type: 'timestamptz' } as const;
const ID = { sql: 't.id', type: 'uuid' } as const;
const ORDERS: [string, AccountList['order']][] = [
  ['time', { keys: [TIME, ID], direction: 'asc' }],
  ['latest time', { keys: [TIME, ID], direction: 'desc' }],
  ['name', { keys: [{ sql: 't.name', type: 'text' }, ID], direction: 'asc' }],
  ['highest number', { keys: [{ sql: 't.n', type: 'bigint' }], direction: 'desc' }],
];

function ask(order: AccountList['order'], args: PageArgs, rest: Partial<AccountList> = {}) {
  const reads = {
    query: (...given: unknown[]) => {
      statements += 1;
      return Reflect.apply(pool.query, pool, given);
    },
  } as Pick<pg.Pool, 'query'>;
  const accountIds = [account(0), account(1)];
  const list = { table: 'thing', columns: { n: 't.n::int' }, order, accountIds, ...rest };
  return connect<Row, number>(reads, list, args, ({ n }) => n);
}

/** All rows of a list in pages of a size, and the rows of each page. */
async function walk(order: AccountList['order'], size: number, isBackward: boolean, meanwhile = async () => {}) {
  const pages: number[][] = [];
  for (let cursor: string | null = null, isMore = true; isMore;) {
    const args: PageArgs = isBackward ? { last: size, before: cursor } : { first: size, after: cursor };
    const { edges, pageInfo } = await ask(order, args);
    const nodes = edges.map(({ node }) => node);
    expect(pageInfo.startCursor).toBe(edges[0]!.cursor);
    expect(pageInfo.endCursor).toBe(edges.at(-1)!.cursor);
    expect(isBackward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage).toBe(cursor !== null);
    isMore = isBackward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
    cursor = isBackward ? pageInfo.startCursor : pageInfo.endCursor;
    if (isBackward) pages.unshift(nodes);
    else pages.push(nodes);
    await meanwhile();
  }
  return pages.flat();
}

test.each(ORDERS)('pages forward and backward give the same rows, by %s', async (_, order) => {
  const { edges } = await ask(order, { first: 100 });
  const all = edges.map(({ node }) => node);
  expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: ROWS }, (_, n) => n).filter((n) => n % 3 < 2));
  for (const size of [1, 3, 4, all.length, 100]) {
    expect(await walk(order, size, false)).toEqual(all);
    expect(await walk(order, size, true)).toEqual(all);
  }
});

test.each([false, true])('rows inserted meanwhile repeat and lose no other row (backward: %s)', async (isBackward) => {
  const [, order] = ORDERS[0]!;
  const before = (await ask(order, { first: 100 })).edges.map(({ node }) => node);
  let n = ROWS;
  const walked = await walk(order, 3, isBackward, async () => {
    await insert(3 * n, '2030-01-01T00:00:00.000000Z');
    await insert(3 * n + 3, '2030-01-01T00:00:00.000003Z');
    n += 2;
  });
  expect(new Set(walked).size).toBe(walked.length);
  expect(walked.filter((one) => before.includes(one))).toEqual(before);
});

test('two cursors bound a page, from either end', async () => {
  const [, order] = ORDERS[0]!;
  const { edges } = await ask(order, { first: 100 });
  const [after, before] = [edges[2]!.cursor, edges[9]!.cursor];
  const between = edges.slice(3, 9).map(({ node }) => node);
  const page = async (args: PageArgs) => {
    const { edges: found, pageInfo } = await ask(order, { after, before, ...args });
    return [found.map(({ node }) => node), pageInfo.hasPreviousPage, pageInfo.hasNextPage];
  };
  expect(await page({})).toEqual([between, true, false]);
  expect(await page({ first: 2 })).toEqual([between.slice(0, 2), true, true]);
  expect(await page({ last: 2 })).toEqual([between.slice(-2), true, true]);
  expect(await page({ last: 6 })).toEqual([between, false, true]);
});

test('the total is counted only when it is asked for, and keeps to the filter', async () => {
  const [, order] = ORDERS[0]!;
  const { count, edges } = await ask(order, { first: 2 }, { where: (add) => [`t.n < ${add(9)}`] });
  expect([edges.length, statements]).toEqual([2, 1]);
  expect([await count(), statements]).toEqual([6, 2]);
});

test('without rows a page has no cursors', async () => {
  const [, order] = ORDERS[0]!;
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  expect(await ask(order, { last: 5 }, { accountIds: [account(9)] })).toMatchObject({ edges: [], pageInfo });
});

const cursor = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');

test.each<[string, PageArgs]>([
  ['first', { first: 0 }],
  ['last', { last: 0 }],
  ['last', { first: 1, last: 1 }],
  ['after', { after: 'x' }],
  ['before', { before: cursor('2030-01-01T00:00:00.000000Z') }],
  ['before', { before: cursor('2030-01-01', id(1)) }],
  ['after', { after: cursor('2030-01-01T00:00:00.000000Z', 'x') }],
  ['after', { after: cursor(null, id(1)) }],
])('refuses %s of %j', async (member, args) => {
  const [, order] = ORDERS[0]!;
  await expect(ask(order, args)).rejects.toMatchObject({ code: 'BAD_INPUT', details: [{ loc: [member] }] });
  expect(statements).toBe(0);
});

test('sizes beyond the maximum are reduced', async () => {
  const [, order] = ORDERS[0]!;
  for (let n = ROWS; n < 400; n += 1) await insert(n, '2030-01-01T00:00:00Z');
  for (const args of [{ first: 1_000 }, { last: 1_000 }]) expect((await ask(order, args)).edges).toHaveLength(100);
});
