import pg from 'pg';
import { connectBy } from '#kit/graph/connect-by.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { type TestDatabase, testDatabase } from '../support/database.js';

const ACCOUNT = 'a0000000-0000-7000-8000-000000000001';
const STRANGER = 'a0000000-0000-7000-8000-000000000002';
const id = (n: number) => `c0000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const PARENTS = [0, 1, 2, 3, 4];

let database: TestDatabase;
let pool: pg.Pool;
let statements = 0;
let connected: ReturnType<typeof connectBy<{ n: number }>>;

beforeAll(async () => {
  database = await testDatabase({ key: 'empty', migrate: async () => {} });
  pool = new pg.Pool({ connectionString: database.url });
  await pool.query('create table part (account_id uuid, id uuid, parent uuid, n bigint, primary key (account_id, id))');
  // Parent 4 has no parts; the stranger has parts of the same parents.
  for (let n = 0; n < 30; n += 1)
    for (const account of [ACCOUNT, STRANGER])
      await pool.query('insert into part values ($1, $2, $3, $4)', [account, id(n), id(n % 4), n]);
  const counting = {
    query: (...given: unknown[]) => {
      statements += 1;
      return Reflect.apply(pool.query, pool, given);
    },
  } as unknown as pg.Pool;
  const order = { keys: [{ sql: 't.n', type: 'bigint' }], direction: 'asc' } as const;
  const list = { table: 'part', columns: { n: 't.n::int' }, by: 'parent', order: { ...order, keys: [...order.keys] } };
  connected = connectBy(counting, list);
});

beforeEach(() => void (statements = 0));

afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const ask = async (parent: number, args: PageArgs, accountId = ACCOUNT) => {
  const found = await connected({ accountId, id: id(parent) }, args, ({ n }) => n);
  return { ...found, nodes: found.edges.map(({ node }) => node) };
};

const partsOf = (parent: number) => Array.from({ length: 30 }, (_, n) => n).filter((n) => n % 4 === parent);

test('the same page of many parents is one statement, and their totals are another', async () => {
  const pages = await Promise.all(PARENTS.map((parent) => ask(parent, { last: 3 })));
  expect(pages.map(({ nodes }) => nodes)).toEqual(PARENTS.map((parent) => partsOf(parent).slice(-3)));
  expect(pages.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual([true, true, true, true, false]);
  expect(statements).toBe(1);
  const totals = await Promise.all(pages.map(({ count }) => count()));
  expect([totals, statements]).toEqual([PARENTS.map((parent) => partsOf(parent).length), 2]);
});

test('different pages asked for at once do not mix', async () => {
  const [first, last, other] = await Promise.all([ask(0, { first: 2 }), ask(0, { last: 2 }), ask(1, { first: 100 })]);
  expect([first.nodes, last.nodes, other.nodes]).toEqual([partsOf(0).slice(0, 2), partsOf(0).slice(-2), partsOf(1)]);
  const after = first.pageInfo.endCursor;
  expect((await ask(0, { first: 2, after })).nodes).toEqual(partsOf(0).slice(2, 4));
});

test("a parent's list has the rows of its account only", async () => {
  await pool.query('delete from part where account_id = $1 and n > 10', [STRANGER]);
  const [own, strangers] = await Promise.all([ask(2, { first: 100 }), ask(2, { first: 100 }, STRANGER)]);
  expect([own.nodes, strangers.nodes]).toEqual([partsOf(2), [2, 6, 10]]);
  expect([await own.count(), await strangers.count()]).toEqual([partsOf(2).length, 3]);
});
