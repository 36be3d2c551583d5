import { articlesAt } from '#subgraphs/intelligence/news/find-articles.js';
import { openReads } from '#subgraphs/intelligence/reads.js';
import { dropPart } from '#subgraphs/intelligence/datasets/parts/drop-part.js';
import type { ImportOptions } from '#subgraphs/intelligence/datasets/store/import-dataset.js';
import { type DatasetTest, datasetNamed, openDatasetTest } from '../support/datasets.js';

let store: DatasetTest;

beforeAll(async () => {
  store = await openDatasetTest();
});

afterAll(() => store?.close());

beforeEach(async () => {
  for (const table of ['news_item', 'record_change', 'dataset_version'])
    await store.pool.query(`delete from intelligence.${table}`);
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

interface Listed {
  body?: string;
  published_at?: string | null;
}

const article = (path: string, { body = 'Quillon Vance spoke.', published_at = daysAgo(1) }: Listed = {}) =>
  JSON.stringify({ url: `https://paper.example/${path}`, title: `Of ${path}`, body, source: 'Paper', published_at });

let files = 0;

const load = (lines: string[], options: Partial<ImportOptions> = {}) =>
  store.load('news', store.file(`n${(files += 1)}.ndjson`, lines.join('\n')), options);

/** The last parts of the URLs that a search finds, with the content of their texts. */
async function found(): Promise<Record<string, string>> {
  const answer = await openReads(store.pool).news({ name: 'Quillon Vance', place: null, country: null });
  const articles = answer.known ? answer.facts.articles : [];
  return Object.fromEntries(articles.map(({ title, body }) => [title.slice(3), body!]));
}

const paths = async () => Object.keys(await found()).sort();

/** The summary of the last import. */
async function noted(): Promise<Record<string, number>> {
  const { rows } = await store.pool.query<{ change: string; n: number }>(
    `select change, count(*)::int as n from intelligence.record_change where version_id = (
       select id from intelligence.dataset_version order by started_at desc, id desc limit 1) group by change`,
  );
  return Object.fromEntries(rows.map(({ change, n }) => [change, n]));
}

const inForce = async () =>
  (
    await store.pool.query<{ part: string; rows: number }>(
      `select part, row_count::int as rows from intelligence.dataset_version where state = 'in_force' order by part`,
    )
  ).rows;

const stored = async () => (await store.pool.query('select from intelligence.news_item')).rowCount;

test('keeps articles that left the feed, and reports no change', async () => {
  await load([article('a'), article('b')]);
  expect(await load([article('b'), article('c')])).toMatchObject([{ rows: 3, kept: 1 }]);
  expect([await paths(), await noted()]).toEqual([['a', 'b', 'c'], { added: 1 }]);
  expect(await load([article('d')])).toMatchObject([{ rows: 4, kept: 3 }]);
  expect([await paths(), await noted()]).toEqual([['a', 'b', 'c', 'd'], { added: 1 }]);
  expect([await inForce(), await stored()]).toEqual([[{ part: 'all', rows: 4 }], 4]);
});

test('adds articles from RSS and GDELT as well', async () => {
  const rss = (path: string) =>
    `<rss><channel><title>P</title><item><title>Of ${path}</title><link>https://paper.example/${path}</link><description>Quillon Vance</description></item></channel></rss>`;
  await store.load('news', store.file('a.xml', rss('a')));
  await store.load('news', store.file('b.xml', rss('b')));
  const columns = Array.from({ length: 27 }, () => '');
  Object.assign(columns, { 1: '20260102030405', 3: 'Paper', 4: 'https://paper.example/c', 11: 'quillon vance' });
  columns[26] = '<PAGE_TITLE>Of c</PAGE_TITLE>';
  await store.load('news', store.file('c.csv', `${columns.join('\t')}\n`));
  expect(await paths()).toEqual(['a', 'b', 'c']);
});

test('an article listed with a new text replaces the old one', async () => {
  await load([article('a'), article('b')]);
  await load([article('a', { body: 'Quillon Vance was acquitted.' })]);
  expect(await noted()).toEqual({ changed: 1 });
  expect(await found()).toEqual({ a: 'Quillon Vance was acquitted.', b: 'Quillon Vance spoke.' });
  expect(await stored()).toBe(2);
});

test('removes old articles by publication date, or by last listing if it is missing or in the future', async () => {
  const old = { published_at: daysAgo(40) };
  const ahead = { published_at: daysAgo(-400) };
  await load([
    article('old', old),
    article('young'),
    article('undated', { published_at: null }),
    article('ahead', ahead),
  ]);
  await load([article('x', old)], { keptDays: 30 });
  expect([await paths(), await noted()]).toEqual([['ahead', 'undated', 'x', 'young'], { added: 1, removed: 1 }]);
  await store.pool.query(
    `update intelligence.news_item set listed_at = now() - interval '31 days' where title <> 'Of young'`,
  );
  await load([article('y')], { keptDays: 30 });
  expect([await paths(), await noted()]).toEqual([['y', 'young'], { added: 1, removed: 3 }]);
  expect([await inForce(), await stored()]).toEqual([[{ part: 'all', rows: 2 }], 2]);
});

test('keeps seven years by default', async () => {
  await load([article('over', { published_at: daysAgo(2_560) }), article('within', { published_at: daysAgo(2_550) })]);
  await load([article('new')]);
  expect(await paths()).toEqual(['new', 'within']);
});

test('--replace removes unlisted articles, even for an unchanged file; feeds continue from there', async () => {
  await load([article('a'), article('b')]);
  const path = store.file('same.ndjson', article('c'));
  await store.load('news', path);
  expect(await store.load('news', path, { replace: true })).toMatchObject([{ outcome: 'loaded', rows: 1, kept: 0 }]);
  expect([await paths(), await noted(), await stored()]).toEqual([['c'], { removed: 2 }, 1]);
  expect(await store.load('news', path, { replace: true })).toMatchObject([{ outcome: 'unchanged' }]);
  await load([article('d')]);
  expect([await paths(), await stored()]).toEqual([['c', 'd'], 2]);
});

test('a deleted part leaves the others, and is reported as deleted', async () => {
  await load([article('a')], { part: 'one' });
  await load([article('b')], { part: 'one' });
  await load([article('c')], { part: 'two' });
  expect(await dropPart(store.pool, datasetNamed('news'), 'one')).toBe(2);
  expect([await paths(), await noted()]).toEqual([['c'], { removed: 2 }]);
  expect([await inForce(), await stored()]).toEqual([[{ part: 'two', rows: 1 }], 1]);
  await expect(dropPart(store.pool, datasetNamed('news'), 'one')).rejects.toThrow(
    'news (one) has no active data to remove',
  );
  await load([article('d')], { part: 'one' });
  expect(await paths()).toEqual(['c', 'd']);
});

test('a load that fails while merging changes nothing, and the next one is complete', async () => {
  const news = datasetNamed('news');
  const broken: typeof news = {
    ...news,
    join: async (client, version) => {
      await news.join!(client, version);
      throw new Error('The power went off.');
    },
  };
  await load([article('a', { published_at: daysAgo(40) }), article('b')]);
  const path = store.file('next.ndjson', [article('b', { body: 'Quillon Vance wept.' }), article('c')].join('\n'));
  await expect(store.load(broken, path, { keptDays: 30 })).rejects.toThrow('The power went off.');
  expect(await found()).toEqual({ a: 'Quillon Vance spoke.', b: 'Quillon Vance spoke.' });
  expect(await noted()).toEqual({});
  expect(await store.load('news', path, { keptDays: 30 })).toMatchObject([{ rows: 2, kept: 0, resumedAt: 2 }]);
  expect(await found()).toEqual({ b: 'Quillon Vance wept.', c: 'Quillon Vance spoke.' });
  expect([await noted(), await stored()]).toEqual([{ added: 1, changed: 1, removed: 1 }, 2]);
});

test('rereads articles by URL, except withdrawn ones', async () => {
  await load([article('a'), article('b')]);
  await load([article('c')]);
  const addresses = ['a', 'b', 'z'].map((path) => `https://paper.example/${path}`);
  expect((await articlesAt(store.pool, addresses)).map(({ title }) => title)).toEqual(['Of a', 'Of b']);
  await load([article('b')], { replace: true });
  expect(await articlesAt(store.pool, addresses)).toMatchObject([{ title: 'Of b', imported: true }]);
});
