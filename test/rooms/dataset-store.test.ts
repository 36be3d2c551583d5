import pg from 'pg';
import type { Dataset, Put } from '#subgraphs/intelligence/datasets/catalogue/dataset.js';
import { readLines } from '#subgraphs/intelligence/datasets/reading/read-lines.js';
import { ImportProblem } from '#subgraphs/intelligence/datasets/source/import-problem.js';
import { readInForce } from '#subgraphs/intelligence/datasets/store/read-in-force.js';
import { importDataset } from '#subgraphs/intelligence/datasets/store/import-dataset.js';
import { patiently } from '#subgraphs/intelligence/datasets/store/patiently.js';
import { withDatasetLock } from '#subgraphs/intelligence/datasets/store/with-dataset-lock.js';
import { type DatasetTest, openDatasetTest } from '../support/datasets.js';

let store: DatasetTest;

beforeAll(async () => {
  store = await openDatasetTest();
  await store.pool.query('create table intelligence.word (version_id uuid not null, word text not null, n int)');
  await store.pool.query('create index on intelligence.word (version_id, word)');
});

afterAll(() => store?.close());

beforeEach(async () => {
  await store.pool.query('delete from intelligence.word');
  await store.pool.query('delete from intelligence.dataset_version');
});

/** A dataset of words, one per line; each waits for `gate`. */
function words(gate: (n: number) => Promise<void> | void = () => undefined): Dataset {
  return {
    name: 'words',
    title: 'Words',
    publisher: 'us',
    licence: 'none',
    officialUrl: null,
    advice: 'Any.',
    revision: 1,
    tables: { 'intelligence.word': { word: 'text', n: 'int' } },
    async *read(files) {
      for (const file of files)
        for await (const { text, number } of readLines(file, 'utf-8')) {
          await gate(number);
          if (text === 'bad') throw new ImportProblem('is bad', file.name, number);
          yield { into: 'intelligence.word', row: { word: text, n: text === 'wide' ? 2 ** 40 : number } } satisfies Put;
        }
    },
  };
}

const lines = (count: number, prefix = 'word') => Array.from({ length: count }, (_, n) => `${prefix}${n}\n`).join('');

async function shown(): Promise<{ words: string[]; versions: string[] }> {
  const question = {
    name: 'words',
    dataset: 'words',
    sql: 'select t.word from intelligence.word t where t.version_id = any(array(select id from v)) order by t.n limit 3',
  };
  const found = await readInForce<{ word: string }>(store.pool, question);
  const { rows } = await store.pool.query<{ state: string }>(
    'select state from intelligence.dataset_version order by started_at',
  );
  return { words: found?.rows.map(({ word }) => word) ?? [], versions: rows.map(({ state }) => state) };
}

const stored = async () => (await store.pool.query('select from intelligence.word')).rowCount;

test('stores every character of a text, and an empty text, unchanged', async () => {
  await store.pool.query('create table intelligence.sign (version_id uuid not null, text text, list text[], n int)');
  const texts = ['tab\there', 'line\nbreak\r', 'back\\slash \\N \\.', '', '"{quoted}", null', 'NULL', 'ü 名 😀', null];
  const signs: Dataset = {
    ...words(),
    name: 'signs',
    tables: { 'intelligence.sign': { text: 'text', list: 'text[]', n: 'int' } },
    async *read() {
      for (const [n, text] of texts.entries())
        yield await Promise.resolve({
          into: 'intelligence.sign',
          row: { text, n, list: text === null ? [] : [text, 'a'] },
        });
    },
  };
  await store.load(signs, store.file('signs.txt', 'any'));
  const { rows } = await store.pool.query('select text, list from intelligence.sign order by n');
  expect(rows).toEqual(texts.map((text) => ({ text, list: text === null ? [] : [text, 'a'] })));
});

test('computations over a whole version may exceed the request timeout', async () => {
  const hurried = new pg.Pool({ connectionString: store.url, query_timeout: 4_000 });
  try {
    const slow: Dataset = {
      ...words(),
      settle: async (client) => void (await patiently(client, 'select pg_sleep(5)')),
    };
    const path = store.file('slow.txt', 'one\n');
    expect(await importDataset(hurried, slow, path, { allowPrivate: false })).toMatchObject([{ outcome: 'loaded' }]);
  } finally {
    await hurried.end();
  }
});

test('a new version replaces the old one and its rows', async () => {
  await store.load(words(), store.file('old.txt', 'one\ntwo\n'));
  expect(await shown()).toEqual({ words: ['one', 'two'], versions: ['in_force'] });
  await store.load(words(), store.file('new.txt', 'three\n'));
  expect(await shown()).toEqual({ words: ['three'], versions: ['replaced', 'in_force'] });
  expect(await stored()).toBe(1);
});

test('refuses another source unless it replaces or is a part; accepts the same source and a feed', async () => {
  const plain = { replace: false };
  await store.load(words(), store.file('old.txt', 'one\ntwo\n'), plain);
  const other = store.file('new.txt', 'three\n');
  await expect(store.load(words(), other, plain)).rejects.toThrow(
    /^words already contains old\.txt \(2 rows, \d{4}-\d\d-\d\d\), which new\.txt would replace\..*--part NAME.*--replace/,
  );
  expect(await shown()).toEqual({ words: ['one', 'two'], versions: ['in_force'] });
  expect(await store.load(words(), other, { ...plain, part: 'more' })).toMatchObject([
    { outcome: 'loaded', replaced: null },
  ]);
  expect((await shown()).words.sort()).toEqual(['one', 'three', 'two']);
  await store.load(words(), store.file('old.txt', 'four\n'), plain);
  expect((await shown()).words.sort()).toEqual(['four', 'three']);
  const part = { ...plain, part: 'more' };
  expect(await store.load(words(), store.file('later.txt', 'five\n'), part)).toMatchObject([{ replaced: 'new.txt' }]);
  expect((await shown()).words.sort()).toEqual(['five', 'four']);
});

test('the current version stays in use while the next one is loading', async () => {
  await store.load(words(), store.file('old.txt', 'one\n'));
  let during: string[] = [];
  const gate = async (n: number) => {
    if (n === 5_000) during = (await shown()).words;
  };
  await store.load(words(gate), store.file('new.txt', lines(6_000)));
  expect(during).toEqual(['one']);
  expect((await shown()).words).toEqual(['word0', 'word1', 'word2']);
});

test.each([
  ['a malformed line', `${lines(5_000)}bad\n`, 'new.txt: line 5001: is bad'],
  ['an invalid record', '', 'the file contains no records'],
  ['a value that its column does not accept', `${lines(10)}wide\n`, 'does not fit its column'],
])('%s keeps the current version and stores nothing of the new one', async (_title, content, told) => {
  await store.load(words(), store.file('old.txt', 'one\n'));
  await expect(store.load(words(), store.file('new.txt', content))).rejects.toThrow(told);
  expect(await shown()).toEqual({ words: ['one'], versions: ['in_force', 'failed'] });
  expect(await stored()).toBe(1);
});

test('an interrupted load resumes where it stopped, without duplicates', async () => {
  const path = store.file('many.txt', lines(9_000));
  const gate = (n: number) => {
    if (n === 7_000) throw new Error('The power went off.');
  };
  await expect(store.load(words(gate), path)).rejects.toThrow('The power went off.');
  expect((await shown()).versions).toEqual(['loading']);
  expect(await stored()).toBe(6_000);
  const [loaded] = await store.load(words(), path);
  expect(loaded).toMatchObject({ outcome: 'loaded', rows: 9_000, resumedAt: 6_000 });
  const { rows } = await store.pool.query(
    'select count(*)::int as n, count(distinct word)::int as words from intelligence.word',
  );
  expect(rows).toEqual([{ n: 9_000, words: 9_000 }]);
});

test('another file after an interrupted load starts over', async () => {
  const gate = (n: number) => {
    if (n === 3_000) throw new Error('Off.');
  };
  await expect(store.load(words(gate), store.file('many.txt', lines(4_000)))).rejects.toThrow('Off.');
  const [loaded] = await store.load(words(), store.file('other.txt', lines(10, 'other')));
  expect(loaded).toMatchObject({ rows: 10, resumedAt: 0 });
  expect(await stored()).toBe(10);
});

test('does not load an identical file twice', async () => {
  const path = store.file('same.txt', 'one\n');
  await store.load(words(), path);
  expect(await store.load(words(), path)).toMatchObject([{ outcome: 'unchanged' }]);
});

test('a signal stops the load between two batches', async () => {
  const stop = new AbortController();
  const gate = (n: number) => {
    if (n === 3_000) stop.abort();
  };
  const path = store.file('many.txt', lines(9_000));
  await expect(store.load(words(gate), path, { signal: stop.signal })).rejects.toThrow();
  expect(await store.load(words(), path)).toMatchObject([{ rows: 9_000, resumedAt: 2_000 }]);
});

test('loads a dataset one at a time', async () => {
  const path = store.file('one.txt', 'one\n');
  await withDatasetLock(store.pool, 'words', async () => {
    await expect(store.load(words(), path)).rejects.toThrow('another import of words is running');
  });
  expect(await store.load(words(), path)).toMatchObject([{ outcome: 'loaded' }]);
});

test('named parts coexist, and each is replaced on its own', async () => {
  await store.load(words(), store.file('a.txt', 'alpha\n'), { part: 'greek' });
  await store.load(words(), store.file('b.txt', 'beth\n'), { part: 'hebrew' });
  await store.load(words(), store.file('c.txt', 'omega\n'), { part: 'greek' });
  expect((await shown()).words.sort()).toEqual(['beth', 'omega']);
});

test('loads a hundred thousand identical lines like any others', async () => {
  const [loaded] = await store.load(words(), store.file('equal.txt', 'Muhammad Ali\n'.repeat(100_000)));
  expect(loaded).toMatchObject({ rows: 100_000 });
});
