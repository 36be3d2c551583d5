import { openLog } from '#kit/process/log.js';
import type { Dataset } from '#subgraphs/intelligence/datasets/catalogue/dataset.js';
import { DATASETS } from '#subgraphs/intelligence/capability-sources.js';
import { runImport } from '#subgraphs/intelligence/datasets/command/run-import.js';
import { showDatasets } from '#subgraphs/intelligence/datasets/command/show-datasets.js';
import { findFetchStates } from '#subgraphs/intelligence/datasets/official/fetch-state.js';
import { fetchDue, keepLoaded } from '#subgraphs/intelligence/datasets/official/keep-loaded.js';
import { tellFetches } from '#subgraphs/intelligence/datasets/official/tell-fetches.js';
import { type DatasetTest, openDatasetTest } from '../support/datasets.js';
import { fbiItem, fbiPage, ukFile, ukRow } from '../support/official-lists.js';
import { type Publisher, startPublisher } from '../support/publisher.js';
import { until } from '../support/until.js';
import { ALT, SDN } from '../support/watchlists.js';

const LISTS = ['ofac-sdn', 'un', 'uk', 'fbi'];

const UN = (name: string) =>
  `<CONSOLIDATED_LIST dateGenerated="2026-11-18T09:00:00Z"><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID>
  <FIRST_NAME>${name}</FIRST_NAME></INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`;

const UK = ukFile(
  ukRow({ 'Unique ID': 'T1', 'Name 1': 'Odette', 'Name 6': 'QUILLFEATHER', 'Designation Type': 'Individual' }),
);

const PAGES = [
  fbiPage(
    [...Array(50).keys()].map((n) => fbiItem(`u${n}`, `FIRST MOSSGARD${n}`)),
    51,
  ),
  fbiPage([fbiItem('u50', 'SECOND QUILLFEATHER')], 51, 2),
].map((page) => JSON.stringify(page));

let store: DatasetTest;
let publisher: Publisher;
let datasets: Dataset[];
let said: string[];

/** The lists of the test, at the test's publisher. */
function published(base: string): Dataset[] {
  return DATASETS.filter(({ name }) => LISTS.includes(name)).map((dataset) => ({
    ...dataset,
    officialUrl: `${base}/${new URL(dataset.officialUrl!).pathname.split('/').pop()!}?page=1`,
    officialBeside: (dataset.officialBeside ?? []).map((url) => `${base}/${url.split('/').pop()!}`),
    officialBefore: [`${base}/before/${dataset.name}`],
  }));
}

beforeAll(async () => {
  store = await openDatasetTest();
});

beforeEach(async () => {
  for (const table of ['watchlist_entry', 'watchlist_name', 'watchlist_term', 'dataset_version', 'dataset_fetch'])
    await store.pool.query(`delete from intelligence.${table}`);
  publisher = await startPublisher();
  publisher.files
    .set('/SDN.CSV?page=1', SDN)
    .set('/ALT.CSV', ALT)
    .set('/ADD.CSV', '1,1,"A street","Nicosia","Cyprus",-0- \r\n')
    .set('/SDN_COMMENTS.CSV', '1,"More."\r\n')
    .set('/consolidated.xml?page=1', UN('ODETTE'))
    .set('/UK-Sanctions-List.csv?page=1', UK)
    .set('/list?page=1', PAGES[0]!)
    .set('/list?page=2', PAGES[1]!);
  datasets = published(publisher.base);
  said = [];
});

afterEach(() => publisher.close());
afterAll(() => store?.close());

const silent = openLog('silent', 'test');
const options = () => ({ log: silent, say: (line: string) => void said.push(line), allowPrivate: true });

/** One round of a process. */
function round(telling = tellFetches(options().say), allowPrivate = true): Promise<void> {
  return fetchDue(store.pool, datasets, { ...options(), allowPrivate }, telling, new AbortController().signal);
}

/** As if the next attempt were due. */
const wait = () => store.pool.query(`update intelligence.dataset_fetch set next_at = now() - interval '1 minute'`);

const inForce = async () =>
  (
    await store.pool.query<{ dataset: string; day: string }>(
      `select dataset, source_date::text as day from intelligence.dataset_version where state = 'in_force' order by 1`,
    )
  ).rows.map(({ dataset, day }) => `${dataset} ${day}`);

/** Without the values that differ from run to run. */
const lines = () =>
  said.map((line) => line.replaceAll(publisher.base, '').replace(/20\d\d-\d\d-\d\d \d\d:\d\d UTC/, 'T'));

test('fetches each list with its files and pages, and logs it in two lines with the date of its data', async () => {
  await round();
  const host = new URL(publisher.base).host;
  expect(said).toEqual([
    `ofac-sdn: downloading from ${host}`,
    'ofac-sdn: imported 4 entries of 2026-11-20',
    `un: downloading from ${host}`,
    'un: imported 1 entry of 2026-11-18',
    `uk: downloading from ${host}`,
    'uk: imported 1 entry of 2026-10-02',
    `fbi: downloading from ${host}`,
    'fbi: imported 51 entries of 2026-11-20',
  ]);
  expect(await inForce()).toEqual(['fbi 2026-11-20', 'ofac-sdn 2026-11-20', 'uk 2026-10-02', 'un 2026-11-18']);
});

test('makes no request until a list is due; an unchanged list then costs one request per file', async () => {
  await round();
  publisher.asked.length = 0;
  await round();
  expect(publisher.asked).toEqual([]);
  await wait();
  publisher.files.set('/consolidated.xml?page=1', UN('ODILE'));
  said = [];
  await round();
  expect(publisher.asked).toEqual([
    ...['/SDN.CSV?page=1', '/ALT.CSV', '/ADD.CSV', '/SDN_COMMENTS.CSV'].map((path) => `GET ${path} 304`),
    'GET /consolidated.xml?page=1 200',
    'GET /UK-Sanctions-List.csv?page=1 304',
    'GET /list?page=1 304',
  ]);
  expect(lines()).toEqual([expect.stringMatching(/^un: downloading/), 'un: imported 1 entry of 2026-11-18']);
});

test('reads all files of a list again when one of them has changed', async () => {
  await round();
  await wait();
  publisher.asked.length = 0;
  publisher.files.set('/ALT.CSV', `${ALT}4,13,"aka","ODETTA QUILL",-0- \r\n`);
  await round();
  expect(publisher.asked.slice(0, 5)).toEqual([
    'GET /SDN.CSV?page=1 304',
    'GET /ALT.CSV 200',
    ...['/SDN.CSV?page=1', '/ADD.CSV', '/SDN_COMMENTS.CSV'].map((path) => `GET ${path} 200`),
  ]);
  const { rows } = await store.pool.query("select from intelligence.watchlist_name where text = 'ODETTA QUILL'");
  expect(rows).toHaveLength(1);
});

test('imports deleted data again even if the publisher has nothing new', async () => {
  await round();
  await store.pool.query(`update intelligence.dataset_version set state = 'replaced' where dataset = 'un'`);
  await wait();
  await round();
  expect(await inForce()).toContain('un 2026-11-18');
});

test('logs a refusal with its status once while it lasts, and spaces out later attempts', async () => {
  publisher.files.set('/consolidated.xml?page=1', 403).set('/UK-Sanctions-List.csv?page=1', '<html>Moved</html>');
  const telling = tellFetches(options().say);
  const waits = [];
  for (let n = 0; n < 3; n += 1) {
    await round(telling);
    const { nextAt } = (await findFetchStates(store.pool)).get('un')!;
    waits.push(Math.round((nextAt.getTime() - Date.now()) / 60_000));
    await wait();
  }
  expect(lines().filter((line) => line.includes('import failed'))).toEqual([
    'un: import failed: /consolidated.xml: the server responded with HTTP 403. Next attempt: T.',
    expect.stringMatching(/^uk: import failed: UK-Sanctions-List.csv: The table has no column .* Next attempt: T\.$/),
  ]);
  expect(waits.map((minutes, n) => minutes - [1, 5, 15][n]!).every((difference) => Math.abs(difference) <= 1)).toBe(
    true,
  );
  expect((await findFetchStates(store.pool)).get('un')).toMatchObject({ status: 403, isFetching: false });
  let shown = '';
  await showDatasets(store.pool, datasets, { write: (text) => void (shown += text), isTerminal: false });
  expect(shown).toMatch(/\nun: automatic download failed: .*HTTP 403\. Next attempt: 20/);
  publisher.files.set('/consolidated.xml?page=1', UN('ODETTE'));
  await round(telling);
  expect((await findFetchStates(store.pool)).get('un')).toMatchObject({ status: null, problem: null });
});

test('without a network logs that once, with the command for a manual import, and nothing fails', async () => {
  await publisher.close();
  const telling = tellFetches(options().say);
  await round(telling);
  await wait();
  await round(telling);
  expect(lines()).toEqual([
    'Cannot reach any publisher of public lists. Next attempt: T. To import a list manually: npm run import -- ' +
      '<dataset> <file> (npm run datasets lists them). DATASETS_AUTO=off stops the attempts.',
  ]);
  expect((await findFetchStates(store.pool)).get('uk')).toMatchObject({
    problem: expect.stringMatching(/ECONNREFUSED/),
  });
});

test('does not call private networks unless allowed', async () => {
  await round(undefined, false);
  expect(publisher.asked).toEqual([]);
  expect(lines()[0]).toMatch(/^ofac-sdn: import failed: .*does not resolve to a public IP address/);
});

test('two concurrent processes fetch each list once; the status shows which list is being fetched', async () => {
  const letGo = publisher.hold();
  const both = [keepLoaded(store.pool, datasets, options()), keepLoaded(store.pool, datasets, options())];
  await until(async () => (await findFetchStates(store.pool)).get('ofac-sdn')?.isFetching === true, 60_000);
  letGo();
  await until(async () => (await inForce()).length === LISTS.length, 60_000);
  await Promise.all(both.map((stop) => stop()));
  const [, ...more] = publisher.asked.filter((line) => line.startsWith('GET /SDN.CSV'));
  expect(more).toEqual([]);
  expect(publisher.asked).toHaveLength(new Set(publisher.asked).size);
  expect((await findFetchStates(store.pool)).get('ofac-sdn')).toMatchObject({ isFetching: false });
});

test('a stopping service does not wait for a publisher, and the next start resumes at once', async () => {
  const letGo = publisher.hold();
  const stop = keepLoaded(store.pool, datasets, options());
  await until(async () => publisher.asked.length > 0, 60_000);
  await stop();
  letGo();
  expect((await findFetchStates(store.pool)).get('ofac-sdn')).toMatchObject({ isFetching: false, problem: null });
  await round();
  expect(await inForce()).toHaveLength(LISTS.length);
});

test('a missing page rejects the whole list and keeps the imported one', async () => {
  await round();
  await wait();
  publisher.files.set('/list?page=1', JSON.stringify(fbiPage([fbiItem('u1', 'FIRST MOSSGARD')], 51)));
  publisher.files.set('/list?page=2', JSON.stringify(fbiPage([], 51, 2)));
  said = [];
  await round();
  expect(lines().at(-1)).toMatch(/^fbi: import failed: the pages: The pages hold 1 of 51 records/);
  expect(await inForce()).toContain('fbi 2026-11-20');
});

test('a manually imported list is not replaced by the fetched one without confirmation', async () => {
  const un = datasets.find(({ name }) => name === 'un')!;
  await store.load(un, store.file('own.xml', UN('OWN ENTRY')));
  await round();
  expect(lines().find((line) => line.startsWith('un:'))).toMatch(/already contains own\.xml .* --replace/);
  expect(publisher.asked).not.toContain('GET /consolidated.xml?page=1 200');
  expect((await findFetchStates(store.pool)).get('un')).toMatchObject({ heldBy: 'own.xml' });
  const output = { write: (text: string) => void said.push(text), isTerminal: false };
  const command = {
    datasets,
    output,
    withPool: (work: (pool: typeof store.pool) => Promise<void>) => work(store.pool),
  };
  expect(await runImport(['official', '--allow-private', '--replace'], command)).toBe(0);
  await wait();
  await round();
  expect((await findFetchStates(store.pool)).get('un')).toMatchObject({ heldBy: null, problem: null });
});

test("data from a publisher's previous address is replaced by data from the current one", async () => {
  publisher.files.set('/before/un', UN('OF BEFORE'));
  const un = datasets.find(({ name }) => name === 'un')!;
  await store.load(un, `${publisher.base}/before/un`);
  await round();
  expect((await findFetchStates(store.pool)).get('un')).toMatchObject({ heldBy: null, problem: null });
  expect(await inForce()).toContain('un 2026-11-18');
});
