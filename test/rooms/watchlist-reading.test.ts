import type pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { openWatchlists } from '#subgraphs/intelligence/watchlist/search/watchlist-reads.js';
import { type DatasetTest, openDatasetTest } from '../support/datasets.js';
import { SDN, loadSdn } from '../support/watchlists.js';

let store: DatasetTest;
/** One connection, so that its prepared statements can be read. */
let pool: pg.Pool;
const statements: string[] = [];

beforeAll(async () => {
  store = await openDatasetTest();
  pool = openPool(store.url, 1, openLog('silent', 'test'));
  const ask = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  pool.query = ((...given: unknown[]) => {
    const [query] = given as [string | pg.QueryConfig];
    statements.push(typeof query === 'string' ? query : (query.name ?? query.text));
    return ask(...given);
  }) as typeof pool.query;
});

afterAll(async () => {
  await pool?.end();
  await store?.close();
});

function openSearch() {
  const { find } = openWatchlists(pool);
  const rest = { kind: 'person' as const, birthDate: null, countries: [], threshold: 0.7, size: 10 };
  return async (name: string) => {
    statements.length = 0;
    const answer = await find({ name, ...rest });
    return { reason: answer.reason, found: answer.facts?.hits.map((hit) => hit.name), asked: [...statements] };
  };
}

test('a search sees added and removed lists at once', async () => {
  const search = openSearch();
  expect(await search('Odette Quillfeather')).toMatchObject({ reason: 'no_records_imported' });
  await loadSdn(store);
  expect(await search('Odette Quillfeather')).toMatchObject({ found: ['QUILLFEATHER, Odette'] });
  await loadSdn(store, SDN.replace('QUILLFEATHER, Odette', 'QUILLFEATHER, Philippa'));
  expect(await search('Odette Quillfeather')).toMatchObject({ found: [] });
  expect(await search('Philippa Quillfeather')).toMatchObject({ found: ['QUILLFEATHER, Philippa'] });
  // A name without letters causes no lookup.
  expect(await search('…')).toMatchObject({ found: [] });
  await loadSdn(store);
  expect(await search('…')).toMatchObject({ found: [] });
  expect(await search('Odette Quillfeather')).toMatchObject({ found: ['QUILLFEATHER, Odette'] });
});

test('a search queries names once, again if there is no close match, and the matched entries once', async () => {
  const search = openSearch();
  await search('Odette Quillfeather');
  expect((await search('Odette Quillfeather')).asked).toEqual(['watchlist-names', 'watchlist-entries']);
  const slip = await search('Udetta Quillfaethor');
  expect(slip.found).toEqual(['QUILLFEATHER, Odette']);
  expect(slip.asked).toEqual(['watchlist-names', 'watchlist-names', 'watchlist-entries']);
  expect((await search('Wilhelmina Oxenstierna')).asked).toEqual(['watchlist-names', 'watchlist-names']);
});

test('PostgreSQL plans searches once, however many words and scans they have', async () => {
  const search = openSearch();
  const names = [
    'Odette Quillfeather',
    'Barnabas Tobit Quillfeather',
    'Mohammed Khalid al-Zuhayri',
    'Barney Quilfeather',
  ];
  for (let round = 0; round < 4; round++) for (const name of names) expect((await search(name)).found).toHaveLength(1);
  const { rows } = await pool.query<{ name: string; planned: number; kept: number }>(
    `select name, custom_plans::int as planned, generic_plans::int as kept from pg_prepared_statements
     where name in ('watchlist-names', 'watchlist-entries') order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['watchlist-entries', 'watchlist-names']);
  for (const { planned, kept } of rows) {
    // PostgreSQL first tries custom plans five times.
    expect(planned).toBeLessThanOrEqual(5);
    expect(kept).toBeGreaterThan(0);
  }
});
