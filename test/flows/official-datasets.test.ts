import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dataset } from '#subgraphs/intelligence/datasets/catalogue/dataset.js';
import { DATASETS } from '#subgraphs/intelligence/capability-sources.js';
import { runImport } from '#subgraphs/intelligence/datasets/command/run-import.js';
import { findDatasetStates } from '#subgraphs/intelligence/datasets/store/find-dataset-states.js';
import { type DatasetTest, openDatasetTest } from '../support/datasets.js';

const FILES: Record<string, string> = {
  '/ip-blocklist.txt': '1.2.3.4\t5\n',
  '/education.txt': JSON.stringify([{ name: 'X', domains: ['x.edu'], web_pages: [] }]),
  '/breaches.txt': '[{"Name":"X"',
};

let store: DatasetTest;
let server: Server;
let datasets: Dataset[];

beforeAll(async () => {
  store = await openDatasetTest();
  server = createServer((request, response) => {
    const body = FILES[request.url!];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  datasets = DATASETS.map((dataset) =>
    dataset.officialUrl ? { ...dataset, officialUrl: `${base}/${dataset.name}.txt`, officialBeside: [] } : dataset,
  );
});

afterAll(async () => {
  server?.close();
  await store?.close();
});

test('`official` loads the available datasets and reports the result of each', async () => {
  let written = '';
  const output = { write: (text: string) => void (written += text), isTerminal: false };
  const command = {
    datasets,
    output,
    withPool: (work: (pool: typeof store.pool) => Promise<void>) => work(store.pool),
  };
  expect(await runImport(['official', '--allow-private'], command)).toBe(1);
  expect(written.replace(/http:\/\/[\d.:]+/g, '')).toBe(
    [
      'ip-blocklist       1 rows',
      'education          1 rows',
      'breaches           FAILED  breaches.txt: line 1: unexpected end of JSON. The file may be truncated',
      ...['geonames', 'rates', 'ofac-sdn', 'ofac-consolidated', 'un', 'eu', 'uk', 'fbi'].map(
        (name) => `${name.padEnd(17)}  FAILED  /${name}.txt: the server responded with HTTP 404`,
      ),
      '',
    ].join('\n'),
  );
  const states = await findDatasetStates(store.pool, datasets);
  expect(states.filter(({ parts }) => parts.length > 0).map(({ dataset }) => dataset.name)).toEqual([
    'ip-blocklist',
    'education',
  ]);
  written = '';
  await runImport(['official', '--allow-private'], command);
  expect(written).toContain('ip-blocklist       unchanged');
});

test('a terminal shows a progress bar', async () => {
  let written = '';
  const output = { write: (text: string) => void (written += text), isTerminal: true };
  const command = {
    datasets,
    output,
    withPool: (work: (pool: typeof store.pool) => Promise<void>) => work(store.pool),
  };
  const path = store.file('many.txt', Array.from({ length: 9_000 }, (_, n) => `12.0.${n >> 8}.${n & 255}\n`).join(''));
  expect(await runImport(['ip-blocklist', path, '--date', '2026-01-31', '--replace'], command)).toBe(0);
  expect(written).toContain('\r\u001b[2K[#');
  expect(written).toMatch(/\[#+ *\] \d+ %/);
  expect(written).toContain('ip-blocklist: 9,000 rows active, replacing ');
});

test.each([
  ['--encoding utf-7', ['education', 'x', '--encoding', 'utf-7'], '--encoding must be'],
  ['--date 31.1.2026', ['education', 'x', '--date', '31.1.2026'], '--date must be a date'],
  ['--part a/b', ['education', 'x', '--part', 'a/b'], '--part may contain letters'],
  ['--nonsense', ['education', 'x', '--nonsense'], 'Unknown option'],
  ['a missing file', ['education', 'nowhere.json'], 'file or folder not found'],
])('reports %s', async (_title, words, told) => {
  let written = '';
  const output = { write: (text: string) => void (written += text), isTerminal: false };
  const command = {
    datasets,
    output,
    withPool: (work: (pool: typeof store.pool) => Promise<void>) => work(store.pool),
  };
  expect(await runImport(words, command)).toBe(1);
  expect(written).toContain(told);
});
