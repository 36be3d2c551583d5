import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { type RestartableTest, runningTest } from '../support/running.js';
import { SDN, loadSdn } from '../support/watchlists.js';

let service: RestartableTest;
let store: DatasetTest;

beforeAll(async () => {
  service = await runningTest();
  store = datasetsOn(service.databaseUrl);
});

afterAll(async () => {
  await store?.close();
  await service?.stop();
});

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Item {
  full_name: string;
  score: number;
}

const search = (body: object) => service.rest('POST', '/global-watchlist/search', body);
const namesOf = async (body: object) => (await search(body)).body.items.map((item: Item) => item.full_name) as string[];

test('before a list is loaded the answer is empty and gives the reason', async () => {
  const { status, body } = await search({ name: 'Barnabas Quillfeather' });
  expect([status, body]).toEqual([
    200,
    {
      total: 0,
      from: 0,
      size: 25,
      count: 0,
      items: [],
      reason: 'no_records_imported',
      gaps: [expect.objectContaining({ source: 'watchlists', reason: 'no_records_imported' })],
    },
  ]);
  expect((await service.rest('GET', '/global-watchlist/sources')).body).toEqual({ sources: [] });
});

describe('with a list', () => {
  beforeAll(() => loadSdn(store));

  test("returns the contract's record, with score, source and match reason", async () => {
    const path = '/global-watchlist/search?name=Barnabas%20Quilfeather&dob=1961-02-03&country_code=ir';
    const { status, body } = await service.rest('GET', path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 1, from: 0, size: 25, count: 1 });
    expect(body.items[0]).toMatchObject({
      id: 'OFAC:1',
      source: 'OFAC',
      kind: 'person',
      full_name: 'QUILLFEATHER, Barnabas Tobit',
      first_name: 'Barnabas',
      last_name: 'QUILLFEATHER',
      middle_name: 'Tobit',
      info: 'TEST',
      yob: [1961],
      dob: ['1961-02-03'],
      aliases: ['QUILLFEATHERE, Barney'],
      countries: ['IR'],
      description: expect.stringContaining('DOB 03 Feb 1961'),
      matched: {
        qualifiers: ['same_birth_date', 'same_country'],
        tokens: expect.arrayContaining([expect.objectContaining({ left: 'quilfeather', right: 'quillfeather' })]),
      },
    });
    expect(body.items[0].score).toBeGreaterThan(0.85);
    expect((await service.rest('GET', '/global-watchlist/sources')).body).toEqual({ sources: ['OFAC'] });
  });

  test.each([
    ['an alias', 'Barney Quillfeather', 'QUILLFEATHER, Barnabas Tobit'],
    ['a typo in another word order', 'Quilfaether Barnabas', 'QUILLFEATHER, Barnabas Tobit'],
    ['Arabic letters', 'محمد خالد الزهيري', 'AL-ZUHAYRI, Mohammed Khalid'],
    ['Cyrillic letters', 'Барнабас Квиллфезер', null],
    ['joined words', 'Mohammed KhalidAlzuhayri', 'AL-ZUHAYRI, Mohammed Khalid'],
    ['a company without its legal form', 'Bramblewick Trading', 'BRAMBLEWICK TRADING LLC'],
    ['a generic business word alone', 'Trading', null],
    ['another person', 'Ann Lee', null],
  ])('%s finds the expected entry', async (_, name, found) => {
    expect((await namesOf({ name }))[0] ?? null).toBe(found);
  });

  test('another birth date lowers the score, a missing one does not', async () => {
    const scoreOf = async (more: object) =>
      ((await search({ name: 'Barnabas Quillfeather', threshold: 0, ...more })).body.items[0] as Item).score;
    const plain = await scoreOf({});
    expect(await scoreOf({ yob: 1961 })).toBeGreaterThan(plain);
    expect(await scoreOf({ dob: '1990-05-05' })).toBeLessThan(plain);
    const odette = (await search({ name: 'Odette Quillfeather', dob: '1990-05-05' })).body.items[0];
    expect(odette).toMatchObject({ full_name: 'QUILLFEATHER, Odette', score: 1, matched: { qualifiers: [] } });
  });

  test('another birth date ranks an exact name lower and never hides it', async () => {
    const asked = { name: 'Barnabas Tobit Quillfeather', dob: '1990-01-01', country_code: 'DE' };
    for (const threshold of [0.7, 0.8, 0.95]) {
      const { items } = (await search({ ...asked, threshold })).body;
      expect(items).toMatchObject([{ id: 'OFAC:1', matched: { qualifiers: ['other_birth_date', 'other_country'] } }]);
      expect(items[0].score).toBeLessThan(0.9);
    }
    expect((await search({ ...asked, name: 'Barnabas Quilfaether' })).body.items).toEqual([]);
  });

  test('finds a name with a legal form without an entity type', async () => {
    const sdn = '8,"KIM, Se Gon","individual","TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 13 Nov 1969."\r\n';
    await loadSdn(store, SDN.replace('\u001a', sdn));
    expect((await search({ name: 'KIM SE GON' })).body.items[0]).toMatchObject({ id: 'OFAC:8', score: 1 });
    await loadSdn(store);
  });

  test('selects lists by name and by publisher', async () => {
    const asked = async (more: object) => (await search({ name: 'Odette Quillfeather', ...more })).body;
    expect(await asked({ sources: 'UN, ofac' })).toMatchObject({ total: 1 });
    expect(await asked({ sources: ['UN'] })).toMatchObject({ total: 0, reason: 'no_such_source' });
    expect(await asked({ source_country_code: 'us' })).toMatchObject({ total: 1 });
    expect(await asked({ source_country_code: 'EU' })).toMatchObject({ total: 0, reason: 'no_such_source' });
  });

  test('pages are slices of the same order', async () => {
    const page = async (from: number) => (await search({ name: 'Quillfeather', threshold: 0.5, from, size: 1 })).body;
    const [first, second, third] = [await page(0), await page(1), await page(2)];
    expect([first.total, second.total, third.items]).toEqual([2, 2, []]);
    expect(first.items[0].id).not.toBe(second.items[0].id);
  });

  test('a picture is validated but not compared, as the answer says', async () => {
    const { body } = await search({ name: 'Odette Quillfeather', image: PICTURE });
    expect(body).toMatchObject({ total: 1, reason: 'image_not_compared' });
    const query = `query ($image: String) {
      watchlistSearch(name: "Odette Quillfeather", image: $image) { source asOf facts { imageCompared } } }`;
    expect((await service.graph(query, { image: PICTURE })).data.watchlistSearch).toEqual({
      source: 'OFAC',
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      facts: { imageCompared: false },
    });
  });

  test('a picture may be as large as a document picture', async () => {
    const noise = await sharp(randomBytes(1_500 * 1_000 * 3), { raw: { width: 1_500, height: 1_000, channels: 3 } })
      .png()
      .toBuffer();
    const image = noise.toString('base64');
    expect(image.length).toBeGreaterThan(4_000_000);
    const { status, body } = await search({ name: 'Odette Quillfeather', image });
    expect([status, body]).toEqual([200, expect.objectContaining({ total: 1, reason: 'image_not_compared' })]);
    const tooLarge = await search({ name: 'Odette Quillfeather', image: 'A'.repeat(15_000_000) });
    expect(tooLarge).toMatchObject({ status: 413, body: { error: expect.any(String) } });
  });

  test('loads and searches a list with many entries of one name', async () => {
    const same = (n: number) =>
      JSON.stringify({ id: `Q${n}`, schema: 'Person', properties: { name: ['Ignatius Quillbright'] } });
    const path = store.file('same.ftm.json', Array.from({ length: 3_000 }, (_, n) => same(n)).join('\n'));
    expect(await store.load('opensanctions', path)).toMatchObject([{ outcome: 'loaded', rows: 6_000 }]);
    const { status, body } = await search({ name: 'Ignatius Quillbrigth', threshold: 0.8, size: 100 });
    expect(status).toBe(200);
    expect(body.items.length).toBeGreaterThan(10);
    expect(new Set(body.items.map(({ full_name }: Item) => full_name))).toEqual(new Set(['Ignatius Quillbright']));
    expect(await namesOf({ name: 'Odette Quillfeather' })).toEqual(['QUILLFEATHER, Odette']);
  });

  test('a new version is used at once', async () => {
    await loadSdn(store, '7,"OTHERMAN, New","individual","TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \r\n');
    expect(await namesOf({ name: 'New Otherman' })).toEqual(['OTHERMAN, New']);
    expect(await namesOf({ name: 'Odette Quillfeather' })).toEqual([]);
    await loadSdn(store);
  });
});

describe('bad input', () => {
  const longest = 'a'.repeat(400);
  test.each([
    ['no name', {}, 'name'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a name without a letter', { name: '!?' }, 'name'],
    ['an overlong name', { name: `${longest}b` }, 'name'],
    ['a NUL', { name: 'a\u0000b' }, null],
    ['an invalid date', { name: 'Lee', dob: '1961-02-30' }, 'dob'],
    ['a date in another form', { name: 'Lee', dob: '02/03/1961' }, 'dob'],
    ['a future date', { name: 'Lee', dob: '2961-02-03' }, 'dob'],
    ['an invalid year', { name: 'Lee', yob: '61' }, 'yob'],
    ['two years', { name: 'Lee', dob: '1961-02-03', yob: 1962 }, 'yob'],
    ['an unknown country', { name: 'Lee', country_code: 'Iran' }, 'country_code'],
    ['an unknown publisher', { name: 'Lee', source_country_code: '1' }, 'source_country_code'],
    ['a threshold over 1', { name: 'Lee', threshold: 2 }, 'threshold'],
    ['an invalid picture', { name: 'Lee', image: 'aGVsbG8=' }, 'image'],
    ['a picture that is not Base64', { name: 'Lee', image: '%%%' }, 'image'],
    ['an invalid size', { name: 'Lee', size: 0 }, 'size'],
    ['an unknown kind', { name: 'Lee', kind: 'robot' }, 'kind'],
  ])('rejects %s with 400', async (_, body, member) => {
    const answer = await search(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: expect.any(String), code: 'bad_input' });
    if (member) expect(JSON.stringify(answer.body.details)).toContain(member);
  });

  test('rejects a 2 MB name, searches one of 400 characters', async () => {
    expect((await search({ name: 'a'.repeat(2_000_000) })).status).toBe(413);
    expect((await service.rest('GET', `/global-watchlist/search?name=${longest}`)).status).toBe(200);
    expect((await search({ name: longest })).status).toBe(200);
  });
});
