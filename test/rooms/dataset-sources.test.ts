import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { readCsv } from '#subgraphs/intelligence/datasets/reading/read-csv.js';
import { readJson } from '#subgraphs/intelligence/datasets/reading/read-json.js';
import { readLines } from '#subgraphs/intelligence/datasets/reading/read-lines.js';
import { LIMITS } from '#subgraphs/intelligence/datasets/source/limits.js';
import { type SourceRules, openSource } from '#subgraphs/intelligence/datasets/source/open-source.js';
import type { SourceFile } from '#subgraphs/intelligence/datasets/source/source-file.js';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { zipOf } from '../support/zip-of.js';

let store: DatasetTest;
let server: Server | null = null;

// Nothing is stored here: the database is never queried.
beforeAll(() => (store = datasetsOn('postgres://127.0.0.1:1/none')));
afterAll(() => store?.close());
afterEach(() => void server?.close());

type Read = (file: SourceFile) => AsyncIterable<unknown>;

const asLines: Read = async function* (file) {
  for await (const { text } of readLines(file, 'utf-8')) yield text;
};

async function readAll(from: string, read: Read = asLines, rules: Partial<SourceRules> = {}): Promise<unknown[]> {
  const source = await openSource(from, { allowPrivate: true, ...rules });
  try {
    const found: unknown[] = [];
    for (const file of source.files) for await (const each of read(file)) found.push(each);
    return found;
  } finally {
    await source.close();
  }
}

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const TEXT = 'één\nZürich\n';

describe('compression', () => {
  test.each([
    ['plain', () => store.file('plain.txt', TEXT)],
    ['gzip', () => store.file('packed.gz', gzipSync(TEXT))],
    ['gzip under another name', () => store.file('packed.txt', gzipSync(TEXT))],
    ['zip', () => store.file('packed.zip', zipOf({ 'folder/list.txt': TEXT, '__MACOSX/._list.txt': 'x' }))],
  ])('%s is read', async (_title, path) => expect(await readAll(path())).toEqual(['één', 'Zürich']));

  test('reads a folder file by file, and skips other file types', async () => {
    store.file('both/b.txt', 'b\n');
    store.file('both/a.txt.gz', gzipSync('a\n'));
    store.file('both/LICENSE.txt', 'x\n');
    expect(await readAll(`${store.folder}/both`)).toEqual(['a', 'b']);
  });

  test.each([
    ['gzip', () => store.file('cut.gz', gzipSync(TEXT.repeat(5_000)).subarray(0, 60))],
    ['zip', () => store.file('cut.zip', zipOf({ 'list.txt': TEXT.repeat(1_000) }).subarray(0, 100))],
    ['a zip entry', () => store.file('hurt.zip', hurt(zipOf({ 'list.txt': TEXT.repeat(1_000) })))],
  ])('reports a damaged %s', async (_title, path) => {
    await expect(readAll(path())).rejects.toThrow(/damaged or truncated|not a complete ZIP/);
  });

  const hurt = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 50), Buffer.alloc(10, 0xff), bytes.subarray(60)]);
  const zeros = Buffer.alloc(3 * 2 ** 20);
  const small = { limits: { ...LIMITS, ratioFrom: 2 ** 20 } };

  test.each([
    ['gzip', () => store.file('bomb.gz', gzipSync(zeros))],
    ['zip', () => store.file('bomb.zip', zipOf({ 'zeros.txt': zeros }))],
    ['a zip with a wrong size', () => store.file('lie.zip', zipOf({ 'zeros.txt': zeros }, { 'zeros.txt': 10 }))],
  ])('refuses a %s that expands beyond the limit', async (_title, path) => {
    const asBytes: Read = (file) => file.open();
    await expect(readAll(path(), asBytes, small)).rejects.toThrow(/times its compressed size|damaged/);
  });

  test('refuses a file larger than the limit', async () => {
    const path = store.file('large.gz', gzipSync(TEXT.repeat(1_000)));
    const limits = { ...LIMITS, unpackedBytes: 5_000 };
    await expect(readAll(path, asLines, { limits })).rejects.toThrow('expands to more than 5,000 bytes');
  });
});

describe('encodings', () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`), {}],
    ['UTF-16 with a byte order mark', utf16(TEXT), {}],
    ['big-endian UTF-16', utf16(TEXT).swap16(), {}],
    ['Latin-1 if declared', Buffer.from(TEXT, 'latin1'), { encoding: 'latin1' as const }],
  ])('%s is read', async (_title, bytes, rules) => {
    expect(await readAll(store.file('text.txt', bytes), asLines, rules)).toEqual(['één', 'Zürich']);
  });

  test('reports a wrong encoding with its line', async () => {
    const path = store.file(
      'latin.txt',
      Buffer.concat([Buffer.from('a\n'.repeat(100_000)), Buffer.from('é', 'latin1')]),
    );
    await expect(readAll(path)).rejects.toThrow(/latin.txt: line \d{5,6}: not valid utf-8/);
  });

  test('detects UTF-16 without a byte order mark by its NUL bytes', async () => {
    const path = store.file('nul.txt', Buffer.from('ab\ncd', 'utf16le'));
    await expect(readAll(path)).rejects.toThrow('nul.txt: line 1: contains a NUL character');
  });
});

describe('CSV', () => {
  const csv: Read = async function* (file) {
    for await (const { fields } of readCsv(file, 'utf-8')) yield fields;
  };

  test.each([[','], [';'], ['\t'], ['|']])('separated by %j', async (sign) => {
    const path = store.file('list.csv', `Full  Name${sign}ZIP-Code\n"Lee, Ann"${sign}1\n`);
    expect(await readAll(path, csv)).toEqual([{ full_name: 'Lee, Ann', zip_code: '1' }]);
  });

  test.each([
    ['a truncated record', 'a,b,c\n1,2,3\n1,2', 'line 3: the number of columns differs'],
    ['an unclosed quote', 'a,b\n1,2\n"3,4\n', 'unclosed quote'],
  ])('reports %s', async (_title, text, told) => {
    await expect(readAll(store.file('bad.csv', text), csv)).rejects.toThrow(told);
  });
});

describe('JSON', () => {
  const items: Read = async function* (file) {
    for await (const { value } of readJson(file)) yield value;
  };
  const members: Read = async function* (file) {
    for await (const { key, value } of readJson(file, { map: true })) yield [key, value];
  };
  const tricky = { 'a"]}': ['{', '\\"', { b: '}\n[' }], c: 'é' };

  test.each([
    ['an array', JSON.stringify([tricky, { x: 1 }], null, 2)],
    ['lines', `${JSON.stringify(tricky)}\n{"x":1}\n`],
    ['objects without separators', `${JSON.stringify(tricky)}{"x":1}`],
  ])('%s yields its items', async (_title, text) => {
    expect(await readAll(store.file('list.json', text), items)).toEqual([tricky, { x: 1 }]);
  });

  test('a map yields its members', async () => {
    const path = store.file('map.json', JSON.stringify({ ab: [{ x: 1 }], 'c"d': [] }));
    expect(await readAll(path, members)).toEqual([
      ['ab', [{ x: 1 }]],
      ['c"d', []],
    ]);
  });

  test('returns items longer than a chunk whole', async () => {
    const long = { text: 'x"{'.repeat(100_000) };
    expect(await readAll(store.file('long.json', JSON.stringify([long, long])), items)).toEqual([long, long]);
  });

  test.each([
    ['truncated within an item', '[{"a":1},\n{"b":'],
    ['truncated between items', '[{"a":1},\n'],
    ['a missing closing bracket', '[{"a":1}'],
    ['text between items', '[{"a":1} and\n{"b":2}]'],
    ['an extra comma within an item', '{"a":1,}\n'],
    ['text after the end', '[{"a":1}] {"b":2}'],
    ['a number alone', '12'],
  ])('%s is reported', async (_title, text) => {
    await expect(readAll(store.file('bad.json', text), items)).rejects.toThrow(
      /bad.json: line [12]: (not valid JSON|unexpected end)/,
    );
  });
});

describe('URLs', () => {
  test('are downloaded with redirects, and dated by the server', async () => {
    const base = await serve((request, response) => {
      if (request.url === '/old') return void response.writeHead(302, { location: '/list.txt' }).end();
      response.setHeader('last-modified', 'Sat, 03 Feb 2024 10:00:00 GMT').end(TEXT);
    });
    const source = await openSource(`${base}/old?key=secret`, { allowPrivate: true });
    expect(source).toMatchObject({ label: `${base}/old`, date: '2024-02-03' });
    await source.close();
    expect(await readAll(`${base}/list.txt`)).toEqual(['één', 'Zürich']);
  });

  test('of private networks are refused unless allowed', async () => {
    const base = await serve((_request, response) => void response.end(TEXT));
    await expect(readAll(base, asLines, { allowPrivate: false })).rejects.toThrow('public IP address');
  });

  test.each<[string, RequestListener, string]>([
    [
      'endless redirects',
      (_request, response) => void response.writeHead(302, { location: '/' }).end(),
      'redirects more',
    ],
    ['another status', (_request, response) => void response.writeHead(404).end(), 'responded with HTTP 404'],
    [
      'a redirect to a URL that is not HTTP',
      (_request, response) => void response.writeHead(302, { location: 'file:///etc' }).end(),
      'http and https',
    ],
    ['more than the size limit', (_request, response) => void response.end('x'.repeat(200_000)), 'larger than'],
    [
      'an aborted response',
      (_request, response) =>
        void (
          response.writeHead(200, { 'content-length': '50' }),
          response.write('abc'),
          setTimeout(() => response.destroy(), 50)
        ),
      'download failed',
    ],
    ['silence', () => undefined, 'timed out'],
  ])('are refused with %s', async (_title, answer, told) => {
    const base = await serve(answer);
    const rules = { maxDownloadBytes: 100_000, downloadMs: 800 };
    await expect(readAll(`${base}/list.txt`, asLines, rules)).rejects.toThrow(told);
    server!.closeAllConnections();
  });
});

test('reports a missing file', async () => {
  await expect(readAll(`${store.folder}/nowhere.txt`)).rejects.toThrow('file or folder not found');
});
