import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DatasetTest, datasetNamed, openDatasetTest } from '../support/datasets.js';
import { rekeyWatchlists } from '#subgraphs/intelligence/watchlist/importers/rekey-watchlists.js';
import { openReads } from '#subgraphs/intelligence/reads.js';
import { findNames } from '#subgraphs/intelligence/watchlist/search/find-names.js';
import { fbiItem, fbiPage, ukFile, ukRow } from '../support/official-lists.js';
import { ALT, SDN, loadSdn } from '../support/watchlists.js';

let store: DatasetTest;

beforeAll(async () => {
  store = await openDatasetTest();
});

afterAll(() => store?.close());

beforeEach(async () => {
  for (const table of [
    'watchlist_entry',
    'watchlist_name',
    'watchlist_term',
    'watchlist_change',
    'watchlist_keyed',
    'dataset_version',
  ])
    await store.pool.query(`delete from intelligence.${table}`);
});

const UN = `<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>ODETTE</FIRST_NAME>
  <SECOND_NAME>QUILLFEATHER</SECOND_NAME><REFERENCE_NUMBER>QDi.1</REFERENCE_NUMBER></INDIVIDUAL></INDIVIDUALS>
  </CONSOLIDATED_LIST>`;

const EU =
  'celex,recordId,programKey,startDate,reason,schema,name,alias,birthDate,weakAlias\n' +
  '32001R1,1,TEST,2020-01-02,Reason,Person,Odette Quillfeather,Odetta Quill,1970-01-02,\n';

const FSF = `<export><sanctionEntity euReferenceNumber="EU.1"><subjectType code="person"/>
  <nameAlias wholeName="Odette Quillfeather"/></sanctionEntity></export>`;

const DPL =
  'Name\tStreet_Address\tCity\tState\tCountry\tPostal_Code\tEffective_Date\tExpiration_Date\tStandard_Order\t' +
  'Last_Update\tAction\tFR_Citation\nODETTE QUILLFEATHER\t1 St\tX\t\tUS\t1\t01/02/2020\t01/02/2030\tY\t\tA\tB\n';

const NOTICE = JSON.stringify({
  entity_id: '2020/1',
  forename: 'Odette',
  name: 'QUILLFEATHER',
  date_of_birth: '1970/01/02',
  nationalities: ['GB'],
});

const FTM = JSON.stringify({ id: 'Q1', schema: 'Person', properties: { name: ['Odette Quillfeather'] } });

const FTM_CSV =
  'id,schema,name,aliases,birth_date,countries,dataset,first_seen\n' +
  'Q1,Person,Odette Quillfeather,Odetta Quill,1970-01-02,gb,test,2020-01-02\n';

const UK = ukFile(
  ukRow({ 'Unique ID': 'T1', 'Name 1': 'Odette', 'Name 6': 'QUILLFEATHER', 'Designation Type': 'Individual' }),
);

const FBI = JSON.stringify(fbiPage([fbiItem('u1', 'ODETTE QUILLFEATHER')]));

const DPL_EXPORT =
  'Name and Address,Effective Date,Expiration Date,Appropriate Federal Register Citations,Type of Denial\n' +
  '"ODETTE QUILLFEATHER, 1 St, X",01/02/2020,01/02/2030,B,Standard\n';

test.each([
  ['un', 'un.xml', UN, 'UN'],
  ['uk', 'uk.csv', UK, 'UK'],
  ['fbi', 'fbi.json', FBI, 'FBI'],
  ['bis-dpl', 'dpl.csv', DPL_EXPORT, 'BIS-DPL'],
  ['eu', 'eu.csv', EU, 'EU'],
  ['eu', 'eu.xml', FSF, 'EU'],
  ['bis-dpl', 'dpl.txt', DPL, 'BIS-DPL'],
  ['interpol', 'red.json', NOTICE, 'INTERPOL'],
  ['opensanctions', 'entities.json', FTM, 'OPENSANCTIONS'],
  ['opensanctions', 'targets.csv', FTM_CSV, 'OPENSANCTIONS'],
])('%s is read from %s', async (dataset, file, text, list) => {
  await store.load(dataset, store.file(file, text));
  const { rows } = await store.pool.query<{ list: string; keys: string[] }>(
    `select e.list, n.keys from intelligence.watchlist_entry e
     join intelligence.watchlist_name n on n.version_id = e.version_id and n.entry_id = e.id and n.place = 0`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.list).toBe(list);
  expect(rows[0]!.keys).toEqual(expect.arrayContaining(['=kuilfeater', '-klftr', '^o']));
});

test('the Treasury’s tables are one list; aliases without the main table are refused', async () => {
  expect(await loadSdn(store)).toMatchObject([{ outcome: 'loaded', rows: 10 }]);
  await expect(store.load('ofac-consolidated', store.file('alt.csv', ALT))).rejects.toThrow(
    'contains no file of this dataset',
  );
  await expect(store.load('ofac-sdn', store.file('only/alt.csv', ALT))).rejects.toThrow('the main table is missing');
});

test('official combines the tables of a list', async () => {
  const files: Record<string, string> = { '/sdn.csv': SDN, '/alt.csv': ALT };
  const server = createServer((request, response) => {
    const text = files[request.url!];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dataset = { ...datasetNamed('ofac-sdn'), officialUrl: `${base}/sdn.csv` };
  try {
    const missing = { ...dataset, officialBeside: [`${base}/alt.csv`, `${base}/add.csv`] };
    await expect(store.load(missing, missing.officialUrl)).rejects.toThrow('404');
    const whole = { ...dataset, officialBeside: [`${base}/alt.csv`] };
    expect(await store.load(whole, whole.officialUrl)).toMatchObject([{ rows: 10 }]);
  } finally {
    server.close();
  }
});

test.each([
  ['un', 'cut.xml', UN.slice(0, -30), 'truncated'],
  ['un', 'bomb.xml', `<!DOCTYPE x [<!ENTITY a "b">]>${UN}`, 'document type'],
  ['eu', 'no.csv', 'a,b\n1,2\n', 'has no column'],
  ['interpol', 'cut.json', NOTICE.slice(0, -5), 'truncated'],
  ['opensanctions', 'latin.json', Buffer.from(FTM.replace('Odette', 'Od\u00e9tte'), 'latin1'), '--encoding'],
])('%s from %s is refused, and the current version stays', async (dataset, file, text, problem) => {
  await store.load(dataset, store.file('good', { un: UN, eu: EU, interpol: NOTICE, opensanctions: FTM }[dataset]!));
  await expect(store.load(dataset, store.file(file, text))).rejects.toThrow(problem);
  const { rows } = await store.pool.query<{ state: string }>(
    `select state from intelligence.dataset_version where dataset = $1 order by started_at`,
    [dataset],
  );
  expect(rows.map(({ state }) => state)).toEqual(['in_force', 'failed']);
  expect((await store.pool.query('select from intelligence.watchlist_entry')).rowCount).toBe(1);
});

test('an import records the numbers added, changed and removed', async () => {
  await loadSdn(store);
  const changes = async () =>
    (
      await store.pool.query<{ change: string; entry_id: string }>(
        'select change, entry_id from intelligence.watchlist_change order by change, entry_id',
      )
    ).rows.map(({ change, entry_id }) => `${change} ${entry_id}`);
  expect(await changes()).toEqual(['added 1', 'added 2', 'added 3', 'added 4']);
  await store.pool.query('delete from intelligence.watchlist_change');
  const more = SDN.replace('DOB 1975', 'DOB 1976')
    .replace(/^4,.*\r\n/m, '')
    .replace(/^3,/m, '5,');
  await loadSdn(store, more);
  expect(await changes()).toEqual(['added 5', 'changed 2', 'removed 3', 'removed 4']);
});

test('imports and finds thousands of entries with one name, without hiding other entries', async () => {
  const person = (id: string, name: string) => JSON.stringify({ id, schema: 'Person', properties: { name: [name] } });
  const many = Array.from({ length: 5_000 }, (_, n) => person(`Q${n}`, 'Odette Tobit Quillfeather'));
  const one = person('other', 'Odette Bramblewick');
  const [loaded] = await store.load('opensanctions', store.file('same.json', [...many, one].join('\n')));
  // Each entry is a row of the list and one of its names.
  expect(loaded).toMatchObject({ outcome: 'loaded', rows: 10_002 });
  const find = async (name: string) => {
    const rest = { kind: 'person' as const, birthDate: null, countries: [], threshold: 0.7, size: 25 };
    const { facts } = await openReads(store.pool).watchlists.find({ name, ...rest });
    return facts!.hits;
  };
  const same = await find('Odette Tobit Quillfeather');
  expect([...new Set(same.map(({ name, score }) => `${name} ${score}`))]).toEqual(['Odette Tobit Quillfeather 1']);
  expect(same).toHaveLength(25);
  expect((await find('Odette Bramblewick'))[0]).toMatchObject({ id: 'OPENSANCTIONS:other', score: 1 });
  const { rows } = await store.pool.query<{ id: string }>(
    'select distinct version_id as id from intelligence.watchlist_name',
  );
  const bramblewick = [['=bramblewik'], ['=odete']];
  const sampled = await findNames(store.pool, [rows[0]!.id], [bramblewick], 'odete bramblewik', 'sample');
  expect(sampled.rows.map(({ entryId }) => entryId)).toEqual(['other']);
});

test('names parsed by older rules are parsed again from the stored text, once', async () => {
  const king = '9,"KING, Stephen","individual","TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"-0- "\r\n';
  await loadSdn(store, SDN.replace('\u001a', king));
  const { signal } = new AbortController();
  expect(await rekeyWatchlists(store.pool, signal)).toEqual([]);
  const read = () =>
    store.pool.query(`select entry_id, place, folded, keys from intelligence.watchlist_name order by entry_id, place`);
  const terms = () => store.pool.query('select term, names from intelligence.watchlist_term order by term');
  const [before, counted] = [(await read()).rows, (await terms()).rows];
  expect(before.find(({ entry_id }) => entry_id === '9').keys).toContain('=king');
  await store.pool.query(
    `update intelligence.watchlist_name set folded = 'stefen', keys = array_remove(keys, '=king') where entry_id = '9'`,
  );
  await store.pool.query('delete from intelligence.watchlist_term');
  await store.pool.query('delete from intelligence.watchlist_change');
  await store.pool.query('update intelligence.watchlist_keyed set revision = 5');
  expect(await rekeyWatchlists(store.pool, signal)).toEqual([
    { dataset: 'ofac-sdn', names: before.length, changed: 1 },
  ]);
  const changes = await store.pool.query('select entry_id, change from intelligence.watchlist_change');
  expect(changes.rows).toEqual([{ entry_id: '9', change: 'changed' }]);
  expect([(await read()).rows, (await terms()).rows]).toEqual([before, counted]);
  expect(await rekeyWatchlists(store.pool, signal)).toEqual([]);
});
