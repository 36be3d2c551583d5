import { datasetTests } from '../support/dataset-tests.js';
import { eventually } from '../support/eventually.js';
import { loadPlainNews } from '../support/news.js';
import { type SummaryWatch, watchSummary } from '../support/summary-watch.js';
import { SDN, loadSdn } from '../support/watchlists.js';

const { here, entriesOf, entryOf } = datasetTests();

let watch: SummaryWatch | null = null;

afterEach(async () => {
  await watch?.stop();
  watch = null;
});

let guests = 0;

async function stay(full_name: string, screens: object, more: object = {}): Promise<string> {
  guests += 1;
  const given = { location: '1 Main St, Denver, CO 80202', birth_date: '1980-01-02', email: `g${guests}@example.com` };
  const body = { without_listing: true, guest: { ...given, full_name, ...more } };
  const made = await here.service.rest('POST', '/reservations?skip_gp=1', body);
  expect([made.status, made.body.error]).toEqual([200, undefined]);
  const id = made.body.id as string;
  expect((await here.service.rest('PUT', `/reservations/${id}/screens`, screens)).status).toBe(200);
  return id;
}

const numberOf = async (text: string, values: string[] = []) =>
  (await here.client.query<{ many: number }>(`select count(*)::int as many from ${text}`, values)).rows[0]!.many;

const QUIET = `jobs.job where name in ('analyse-reservation', 'renew-report', 'follow-search', 'run-background-check',
  'follow-reports', 'search-adverse-media') and state not in ('completed', 'failed', 'cancelled')`;

/** Every current version was read, and all follow-up work is done. */
const settled = () =>
  eventually(async () => {
    const unread = await numberOf(`intelligence.dataset_version v where state = 'in_force' and not exists (
      select from screening.record_reading r where r.version_id = v.id)`);
    return unread === 0 && (await numberOf(QUIET)) === 0;
  });

/** How often a stay was analyzed and decided, and a search about its guest was run. */
async function touchesOf(id: string): Promise<number[]> {
  return [
    await numberOf(`jobs.job where name = 'analyse-reservation' and data->>'reservationId' = $1`, [id]),
    await numberOf('screening.decision where reservation_id = $1', [id]),
    await numberOf(
      `jobs.job j join screening.guest_search s on s.report_id::text = j.data->>'reportId'
       where j.name in ('renew-report', 'search-adverse-media', 'run-background-check') and s.reservation_id = $1`,
      [id],
    ),
  ];
}

const NEWS = { AdverseMediaSearchAddon: 'required' };
const CHECK = { BackgroundCheck: 'required' };
const REGISTER = { SexOffendersAddon: 'required' };

let files = 0;

interface Article {
  url: string;
  title: string;
  body: string;
}

/** Loads lines of news as a feed, or as a replacement of all that it listed before. */
function loadNews(articles: Article[], replace = false) {
  const text = articles.map((one) => JSON.stringify({ ...one, source: 'The Paper', published_at: '2026-03-02' }));
  return here.store.load('news', here.store.file(`news${(files += 1)}.ndjson`, text.join('\n')), { replace });
}

const replaceNews = (...articles: Article[]) => loadNews(articles, true);

const BAKERY = { url: 'https://paper.example/b', title: 'Bakery reopens', body: 'Maribel Oakhurst opened a bakery.' };
const fraud = (name: string, url = 'https://paper.example/a') => ({
  url,
  title: 'Host sentenced to prison for rental fraud',
  body: `A court in Waco sentenced ${name} to three years in prison on Monday for defrauding tourists, prosecutors said.`,
});

const OFFENDERS = 'fname,lname,state,dob,id,charges';
const loadOffenders = (...lines: string[]) =>
  here.store.load('sex-offenders', here.store.file(`o${(files += 1)}.csv`, [OFFENDERS, ...lines].join('\n')));

const CASES = 'full_name,eviction_date,state,case_number';
const loadEvictions = (...lines: string[]) =>
  here.store.load('evictions', here.store.file(`e${(files += 1)}.csv`, [CASES, ...lines].join('\n')));

const lastYear = new Date().getFullYear() - 1;

describe('news', () => {
  let vance: string;
  let other: string;

  test('repeats a search that had no data when news are imported, without a request', async () => {
    vance = await stay('Quillon Vance', NEWS);
    other = await stay('Wilhelmina Ashgrove', NEWS);
    await eventually(async () =>
      (await entriesOf(vance)).adverse_media!.help!.includes('No news articles are imported.'),
    );
    const person = { first_name: 'Ottoline', last_name: 'Harcastle', country: 'US' };
    const search = async () => (await here.service.rest('POST', '/lookup/adverse-media/search', person)).body;
    const first = await search();
    await eventually(async () => (await search()).status !== 'PENDING');
    expect((await search()).id).toBe(first.id);
    await settled();
    await loadNews([BAKERY]);
    await eventually(
      async () => !(await entriesOf(vance)).adverse_media!.help!.includes('No news articles are imported.'),
    );
    expect((await entriesOf(vance)).adverse_media!.status).toBe('INCOMPLETE');
    await loadPlainNews(here.store);
    await entryOf(vance, 'adverse_media', 'PASS');
    await entryOf(other, 'adverse_media', 'PASS');
    const second = await search();
    expect(second.id).not.toBe(first.id);
    await eventually(async () => (await search()).status !== 'PENDING');
    expect((await search()).id).toBe(second.id);
  });

  test('an article that names a guest changes the entry of that stay only', async () => {
    await settled();
    const before = await touchesOf(other);
    watch = await watchSummary(here.service, vance);
    await loadNews([BAKERY, fraud('Quillon Vance')]);
    await watch.seen(({ details, status }) => details.adverseMedia!.status === 'REVIEW' && status === 'review');
    expect((await entryOf(vance, 'adverse_media', 'REVIEW')).findings![0]).toContain("guest's name: 1;");
    await settled();
    expect(await touchesOf(other)).toEqual(before);
  });

  test('an article dropped from its feed stays: no new search runs, and later guests find it', async () => {
    const before = [await touchesOf(vance), await touchesOf(other)];
    await loadNews([{ ...BAKERY, url: 'https://paper.example/next', title: 'Another bakery' }]);
    await settled();
    expect([await touchesOf(vance), await touchesOf(other)]).toEqual(before);
    expect((await entriesOf(vance)).adverse_media).toMatchObject({ status: 'REVIEW' });
    const later = await stay('Quillon Vance', NEWS, { birth_date: '1981-01-02' });
    await entryOf(later, 'adverse_media', 'REVIEW');
  });

  test('reads a changed article again', async () => {
    await loadNews([{ ...fraud('Somebody Else'), title: 'Host acquitted' }]);
    expect((await entryOf(vance, 'adverse_media', 'PASS')).findings ?? []).toEqual([]);
    await loadNews([fraud('Quillon Vance')]);
    await entryOf(vance, 'adverse_media', 'REVIEW');
    await settled();
  });

  test('a withdrawn article removes its finding, and the same feed once more triggers no search', async () => {
    const before = await touchesOf(other);
    await replaceNews(BAKERY);
    expect((await entryOf(vance, 'adverse_media', 'PASS')).findings ?? []).toEqual([]);
    await settled();
    const [, decided] = await touchesOf(vance);
    await replaceNews(BAKERY, { ...BAKERY, url: 'https://paper.example/c' });
    await settled();
    expect([await touchesOf(other), (await touchesOf(vance))[1]]).toEqual([before, decided]);
  });

  test('follows up an import made while the service was down', async () => {
    await settled();
    const before = await touchesOf(other);
    await here.service.restart(null);
    await loadNews([BAKERY, fraud('Quillon Vance')]);
    await here.service.restart({});
    await entryOf(vance, 'adverse_media', 'REVIEW');
    await settled();
    expect(await touchesOf(other)).toEqual(before);
  });

  test('ignores a stay that is over or canceled', async () => {
    const id = await stay('Barnabas Oddfellow', NEWS);
    await entryOf(id, 'adverse_media', 'PASS');
    expect((await here.service.rest('PUT', `/reservations/${id}`, { status: 'CANCELED' })).status).toBe(200);
    await settled();
    const before = await touchesOf(id);
    await loadNews([BAKERY, fraud('Barnabas Oddfellow'), fraud('Quillon Vance', 'https://paper.example/q')]);
    await settled();
    expect(await touchesOf(id)).toEqual(before);
  });
});

describe('registers of sex offenders', () => {
  let listed: string;
  let other: string;

  test('the first register triggers the searches that waited for it', async () => {
    listed = await stay('Jasper Thornquist', REGISTER);
    other = await stay('Lavinia Goldsworthy', REGISTER);
    await eventually(async () =>
      (await entriesOf(listed)).background_check!.help!.includes('No sex offender registers are imported.'),
    );
    await settled();
    await loadOffenders('Amos,Underhill,CO,1970-01-01,1,x');
    await entryOf(listed, 'background_check', 'PASS');
    await entryOf(other, 'background_check', 'PASS');
  });

  test('a new record changes the entry of that stay only, and a removed one reverts it', async () => {
    await settled();
    const before = await touchesOf(other);
    watch = await watchSummary(here.service, listed);
    const elsewhere = 'Lavinia,Goldsworthy,TX,1980-01-02,3,x';
    await loadOffenders('Amos,Underhill,CO,1970-01-01,1,x', 'Jasper,Thornquist,CO,1980-01-02,2,x', elsewhere);
    await watch.seen(({ details }) => details.backgroundCheck!.status === 'REVIEW');
    await entryOf(listed, 'background_check', 'REVIEW');
    await loadOffenders('Amos,Underhill,CO,1970-01-01,1,x', elsewhere);
    await entryOf(listed, 'background_check', 'PASS');
    await settled();
    expect(await touchesOf(other)).toEqual(before);
  });

  test('a guest whose analysis ran while changes were read is found on the next read', async () => {
    const marks = (value: string) =>
      here.client.query('update screening.reservation set guest_name_marks = $2 where id = $1 returning id', [
        other,
        value,
      ]);
    const kept = await here.client.query<{ marks: string }>(
      'select guest_name_marks::text as marks from screening.reservation where id = $1',
      [other],
    );
    await marks('{}');
    await loadOffenders('Lavinia,Goldsworthy,CO,1980-01-02,3,x');
    await settled();
    expect((await entriesOf(other)).background_check!.status).toBe('PASS');
    await marks(kept.rows[0]!.marks);
    await here.client.query(`update screening.record_reading set read_at = now() - interval '3 minutes'`);
    await entryOf(other, 'background_check', 'REVIEW');
  });

  test('a stay is found by a digest, which is deleted with the guest', async () => {
    const marks = await here.client.query<{ marks: string[] }>(
      'select guest_name_marks as marks from screening.reservation where id = $1',
      [listed],
    );
    expect(marks.rows[0]!.marks).toEqual([expect.stringMatching(/^[\w-]{20,}$/)]);
  });
});

describe('background checks', () => {
  let found: string;
  let other: string;
  const told = (id: string, status: string, words: string) =>
    eventually(async () => {
      const { status: now, findings = [] } = (await entriesOf(id)).background_check!;
      return now === status && findings.join().includes(words);
    });

  beforeAll(async () => {
    found = await stay('Peregrine Slatterthwaite', CHECK);
    other = await stay('Hortensia Bellweather', CHECK);
    await told(found, 'INCOMPLETE', 'Watchlists: not searched (no records have been imported)');
    await told(other, 'INCOMPLETE', 'Eviction records: not searched (no records have been imported)');
  });

  test('the first import triggers the search of a source without data', async () => {
    await loadEvictions(`Amos Underhill,${lastYear}-02-03,CO,1`);
    await told(found, 'INCOMPLETE', 'Eviction records: no records found');
    await loadSdn(here.store);
    await told(found, 'PASS', 'Watchlists: no records found');
    await told(other, 'PASS', 'Watchlists: no records found');
    await settled();
  });

  test.each([
    [
      'Eviction records',
      () => loadEvictions(`Slatterthwaite Peregrine,${lastYear}-02-03,CO,2`),
      () => loadEvictions(`Amos Underhill,${lastYear}-02-03,CO,1`),
    ],
    ['News', () => loadNews([fraud('Peregrine Slatterthwaite')]), () => replaceNews(BAKERY)],
    [
      'Sex offender registers',
      () => loadOffenders('Peregrine,Slatterthwaite,CO,1980-01-02,9,x'),
      () => loadOffenders('Amos,Underhill,CO,1970-01-01,1,x'),
    ],
    [
      'Watchlists',
      () => loadSdn(here.store, SDN.replace('QUILLFEATHER, Odette', 'SLATTERTHWAITE, Peregrine')),
      () => loadSdn(here.store),
    ],
  ])('%s: an import changes the entry of that stay only, and can be reverted', async (source, name, clear) => {
    const before = await touchesOf(other);
    await name();
    await told(found, 'REVIEW', `${source}: possible matches: 1`);
    await settled();
    await clear();
    await told(found, 'PASS', `${source}: no records found`);
    await settled();
    expect(await touchesOf(other)).toEqual(before);
  });
});

test('the first import looks up contact details that had no data', async () => {
  const id = await stay(
    'Euphemia Larkspur',
    { SocialVerificationAddon: 'required' },
    { email: 'larkspur@example.org' },
  );
  await entryOf(id, 'social_verification', 'INCOMPLETE');
  const other = await stay('Nobody Else', {});
  await settled();
  const before = await touchesOf(other);
  await here.store.load(
    'accounts',
    here.store.file('accounts.csv', 'network,email\nexamplebook,larkspur@example.org\n'),
  );
  await entryOf(id, 'social_verification', 'PASS');
  await settled();
  expect(await touchesOf(other)).toEqual(before);
});
