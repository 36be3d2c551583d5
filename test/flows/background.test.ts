import { Client } from 'pg';
import { extractText } from 'unpdf';
import { purge } from '#kit/store/purge.js';
import { openStores } from '#subgraphs/all.js';
import { reportPurgeClasses } from '#subgraphs/intelligence/background/open-background.js';
import { makeAccount } from '../support/accounts.js';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { eventually } from '../support/eventually.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { type RestartableTest, runningTest } from '../support/running.js';
import { accountWithKey } from '../support/test-mode.js';

let service: RestartableTest;
let data: DatasetTest;
let client: Client;
let gdelt: ProviderServer;
let yente: ProviderServer;
let environment: Record<string, string>;
const written: string[] = [];
const onLog = (line: string) => void written.push(line);

const lastYear = new Date().getFullYear() - 1;

const ARTICLES = [
  {
    url: 'https://paper.example/a',
    title: 'Host sentenced to prison for rental fraud',
    source: 'The Paper',
    body: 'A court in Waco sentenced Quillon Vance, 46, to three years in prison on Monday. Vance had defrauded dozens of tourists by renting out flats that did not exist, prosecutors said. The weather stayed dry.',
    published_at: `${lastYear}-03-02T08:00:00Z`,
  },
  {
    url: 'https://paper.example/b',
    title: 'Bakery reopens',
    source: 'The Paper',
    body: 'Maribel Oakhurst opened a new bakery in the old town and hired five young people.',
    published_at: `${lastYear}-05-02T08:00:00Z`,
  },
  {
    url: 'https://paper.example/c',
    title: 'Another man of the name',
    source: 'The Paper',
    body: 'Quillon Vance, 19, was arrested after an assault at a party.',
    published_at: `${lastYear}-05-03T08:00:00Z`,
  },
  {
    url: 'https://paper.example/d',
    title: 'Two people',
    source: 'The Paper',
    body: 'Quillon Baker was convicted of fraud. Later Ann Vance sang in the choir.',
    published_at: `${lastYear}-05-04T08:00:00Z`,
  },
];

beforeAll(async () => {
  [gdelt, yente] = await Promise.all([providerServer(), providerServer()]);
  environment = {
    LOG_LEVEL: 'info',
    LOOKUP_NEWS: 'embedded,gdelt',
    LOOKUP_GDELT_URL: gdelt.url,
    LOOKUP_GDELT_TIMEOUT_MS: '500',
    LOOKUP_WATCHLIST: 'yente',
    LOOKUP_YENTE_URL: yente.url,
    LOOKUP_YENTE_TIMEOUT_MS: '500',
    LOOKUP_ALLOW_PRIVATE: 'true',
    LOOKUP_CIRCUIT_FAILURES: '1000',
  };
  service = await runningTest(environment, onLog);
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  data = datasetsOn(service.databaseUrl);
});

beforeEach(() => {
  for (const server of [gdelt, yente]) Object.assign(server, { mood: 'answer', asked: [] });
  gdelt.says = () => ({ status: 200, body: {} });
  yente.says = () => ({ status: 200, body: { responses: { asked: { status: 200, results: [] } } } });
});

afterAll(async () => {
  await client?.end();
  await data?.close();
  await service?.stop();
  for (const server of [gdelt, yente]) await server?.stop();
});

type Person = Record<string, string>;

const VANCE = { first_name: 'Quillon', last_name: 'Vance', country: 'US', year_of_birth: String(lastYear - 46) };

async function searched(person: Person, headers = {}) {
  const { body } = await service.rest('POST', '/lookup/adverse-media/search', person, headers);
  return eventually(async () => {
    const answer = await service.rest('GET', `/lookup/adverse-media/results/${body.id}`, undefined, headers);
    return answer.body.status === 'PENDING' ? null : answer.body;
  });
}

async function checked(person: Person, headers = {}) {
  const { status, body } = await service.rest('POST', '/background-check/submit?type=globalcheck', person, headers);
  expect([status, body]).toEqual([
    200,
    { id: expect.any(String), status: 'PENDING', type: 'globalcheck', start_date: expect.any(String) },
  ]);
  return eventually(async () => {
    const answer = await service.rest('GET', `/background-check/results/${body.id}`, undefined, headers);
    return answer.body.status === 'PENDING' ? null : answer.body;
  });
}

interface Item {
  key: string;
  status: string;
  searched: boolean;
  reason?: string;
  items: object[];
}

const itemsOf = (check: { report_items: Item[] }) =>
  Object.fromEntries(check.report_items.map(({ key, status, reason }) => [key, reason ? [status, reason] : [status]]));

describe('with nothing loaded', () => {
  test('asks the external provider, and its answer counts', async () => {
    const none = await searched({ ...VANCE, first_name: 'Empty' });
    expect(none).toMatchObject({ status: 'NO_RESULTS', source: 'GDELT DOC 2.0, three months', findings: [], gaps: [] });
    expect(none.scope).toBe('News from the last 90 days in English (gdelt)');
  });

  test('asks no external provider for a test mode account, and reports that nothing was searched', async () => {
    const { headers } = await accountWithKey(service);
    const none = await searched(VANCE, headers);
    expect(none).toMatchObject({ status: 'REVIEW', reason: 'no_records_imported', findings: [] });
    expect(none.gaps).toMatchObject([
      { source: 'news', reason: 'no_records_imported' },
      { source: 'gdelt', reason: 'not_asked_in_test_mode' },
    ]);
    const check = await checked({ first_name: 'Quillon', last_name: 'Vance' }, headers);
    expect(check).toMatchObject({ status: 'FAILED', report_items: expect.any(Array) });
    expect(check.risk_status).toBeUndefined();
    expect(itemsOf(check)).toEqual({
      watchlist: ['FAILED', 'no_provider'],
      sex_offenders: ['FAILED', 'state_missing'],
      adverse_media: ['FAILED', 'no_records_imported'],
      evictions: ['FAILED', 'state_missing'],
    });
    expect([gdelt.asked, yente.asked]).toEqual([[], []]);
  });
});

describe('with records loaded', () => {
  beforeAll(async () => {
    await data.load('news', data.file('news.json', ARTICLES.map((item) => JSON.stringify(item)).join('\n')));
    const cases = `full_name,eviction_date,case_number,source,street,unit,city,state,postal_code\nQuillon Vance,${lastYear}-02-03,C-77,US-TX,12 Oak St,,Waco,TX,76701\n`;
    await data.load('evictions', data.file('cases.csv', cases));
    const register = 'id,fname,lname,state,dob,city,charges\nT1,Quillon,Vance,TX,1979-05-06,Waco,Charge one\n';
    await data.load('sex-offenders', data.file('register.csv', register));
  });

  test('finds, judges and explains an article about the person, and skips those about others', async () => {
    const report = await searched({ ...VANCE, city: 'Waco' });
    expect(report).toMatchObject({
      status: 'REVIEW',
      riskCategories: ['Fraud or Financial Crime'],
      startDate: expect.any(String),
      stopDate: expect.any(String),
    });
    expect(report.findings).toEqual([
      {
        title: ARTICLES[0]!.title,
        link: 'https://paper.example/a',
        displayLink: 'paper.example',
        source: 'The Paper',
        publishedAt: ARTICLES[0]!.published_at,
        riskCategories: ['Fraud or Financial Crime'],
        snippet: expect.stringContaining('Vance'),
        summary: expect.stringContaining('A court in Waco'),
        matchedName: 'Quillon Vance',
        nameScore: 1,
        qualifiers: ['same_age', 'same_place'],
        adverse: expect.any(Number),
        outcome: 'adverse',
        role: 'accused',
        decidingWords: expect.any(String),
        decidingSentence: expect.stringContaining('Vance'),
        matchedTerms: expect.any(Array),
      },
    ]);
    expect(report.findings[0].adverse).toBeGreaterThan(0.5);
  });

  test('finds a name in another spelling; favorable news ends as FINISHED', async () => {
    const well = await searched({ first_name: 'Maribelle', last_name: 'Oakhurst', country: 'GB' });
    expect(well).toMatchObject({ status: 'FINISHED', riskCategories: [] });
    expect(well.findings).toMatchObject([{ matchedName: 'Maribel Oakhurst', riskCategories: ['Other News'] }]);
  });

  test('the same parameters reuse the search for a day, by GET and POST, in any spelling', async () => {
    const { body } = await service.rest('POST', '/lookup/adverse-media/search', VANCE);
    const upper = new URLSearchParams({ ...VANCE, first_name: ' QUILLON ', country: 'united states' });
    const again = await service.rest('GET', `/lookup/adverse-media/search?${upper}`);
    expect(again).toMatchObject({ status: 200, body: { id: body.id } });
    const all = await Promise.all(
      Array.from({ length: 8 }, () => service.rest('POST', '/lookup/adverse-media/search', { ...VANCE, city: 'Bonn' })),
    );
    expect(new Set(all.map((one) => one.body.id)).size).toBe(1);
    const other = await service.rest(
      'POST',
      '/lookup/adverse-media/search',
      VANCE,
      (await makeAccount(client)).headers,
    );
    expect(other.body.id).not.toBe(body.id);
    const old = `update intelligence.media_report set created_at = created_at - interval '25 hours' where id = $1`;
    await client.query(old, [body.id]);
    expect((await service.rest('POST', '/lookup/adverse-media/search', VANCE)).body.id).not.toBe(body.id);
  });

  test('completes the search for a name with an apostrophe or a hyphen', async () => {
    const body = "Siobhan O'Brien and Anna Smith-Jones were sentenced to prison for fraud. O'Brien had lied.";
    const article = { url: 'https://paper.example/o', title: 'Two sentenced', source: 'The Paper', body };
    await data.load('news', data.file('two.json', JSON.stringify(article)), { part: 'two' });
    for (const [first_name, last_name] of [
      ['Siobhan', "O'Brien"],
      ['Anna', 'Smith-Jones'],
    ] as const)
      expect(await searched({ first_name, last_name, country: 'US' })).toMatchObject({ status: 'REVIEW' });
  });

  const TEXAN = { ...VANCE, state: 'US-TX', date_of_birth: '1979-05-06', year_of_birth: '1979' };

  test('a check collects the results of every source, lists the sources not searched, and has a PDF', async () => {
    const hit = {
      id: 'Q1',
      caption: 'Quillon Vance',
      schema: 'Person',
      score: 0.97,
      match: true,
      datasets: ['us_ofac'],
    };
    yente.says = () => ({
      status: 200,
      body: { responses: { asked: { status: 200, results: [{ ...hit, properties: { birthDate: ['1979'] } }] } } },
    });
    const check = await checked({ ...TEXAN, first_name: 'Quillon', email: 'q@example.com', gender: 'M' });
    expect(check).toMatchObject({ status: 'REVIEW', risk_status: 'REVIEW', type: 'globalcheck' });
    expect(itemsOf(check)).toEqual({
      watchlist: ['REVIEW'],
      sex_offenders: ['REVIEW'],
      adverse_media: ['REVIEW'],
      evictions: ['REVIEW'],
    });
    const [offender, media, eviction] = check.report_items.slice(1).map(({ items }: Item) => items[0]);
    expect(offender).toMatchObject({
      title: 'Quillon Vance',
      tags: ['born 1979-05-06'],
      description: expect.stringMatching(/^Charge one; .*may be prosecuted/),
    });
    expect(media).toMatchObject({ link: 'https://paper.example/a', images: [] });
    expect(eviction).toMatchObject({ title: 'Eviction case C-77' });
    const answer = await fetch(check.pdf);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
    for (const words of ['Quillon Vance', 'Eviction case C-77', 'Host sentenced to prison', 'Charge one', 'Review'])
      expect(text).toContain(words);
    // In the reader's language: the one chosen in the browser, otherwise that of the browser.
    const textFor = async (headers: Record<string, string>) => {
      const file = await fetch(check.pdf, { headers });
      return (await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true })).text;
    };
    const german = await textFor({ 'accept-language': 'de-AT,de;q=0.9' });
    for (const words of ['Hintergrundprüfung', 'Geprüfte Person', 'Räumungsverfahren C-77', 'Quillon Vance', 'geboren'])
      expect(german).toContain(words);
    expect(german).not.toMatch(/Sources searched|Eviction case|as of|Review/);
    const italian = await textFor({ 'accept-language': 'de', cookie: 'language=it' });
    expect(italian).toContain('Verifica dei precedenti');
    const forged = `${check.pdf.slice(0, -6)}AAAAAA`;
    for (const url of [forged, check.pdf.replace('/background-reports/', '/reports/')])
      expect((await fetch(url)).status).toBe(404);
  });

  test('only a document clears a match with another birth date', async () => {
    const hit = {
      id: 'Q2',
      caption: 'Quentin Zorrakin',
      schema: 'Person',
      score: 0.99,
      match: true,
      datasets: ['us_ofac'],
    };
    yente.says = () => ({
      status: 200,
      body: { responses: { asked: { status: 200, results: [{ ...hit, properties: { birthDate: ['1957-03-10'] } }] } } },
    });
    const person = { first_name: 'Quentin', last_name: 'Zorrakin', date_of_birth: '1990-01-01', country: 'US' };
    const typed = await checked(person);
    expect(typed).toMatchObject({ status: 'REVIEW', risk_status: 'REVIEW' });
    const watchlist = typed.report_items.find(({ key }: { key: string }) => key === 'watchlist');
    expect(watchlist).toMatchObject({
      status: 'REVIEW',
      items: [
        {
          description: expect.stringContaining(
            'Date of birth differs: 1990-01-01 was provided, the list says 1957-03-10.',
          ),
        },
      ],
    });
    const submit = `mutation { submitBackgroundCheck(input: { type: globalcheck, backgroundCheck: { firstName: "Quentin", lastName: "Zorrakin",
      dateOfBirth: "1990-01-01", country: "US", birthDateProven: true } }) { backgroundCheck { id } userErrors { code message field rule } } }`;
    const { id } = (await service.graph(submit)).data.submitBackgroundCheck;
    const proven = await eventually(async () => {
      const { body } = await service.rest('GET', `/background-check/results/${id}`);
      return body.status === 'PENDING' ? null : body;
    });
    expect(proven.report_items.find(({ key }: { key: string }) => key === 'watchlist')).toMatchObject({
      status: 'FINISHED',
      items: [{ description: expect.stringContaining('Cleared: the ID document confirms date of birth 1990-01-01') }],
    });
  });

  const NOBODY = { first_name: 'Nobody', last_name: 'Unheard', date_of_birth: '1980-01-02' };

  test('searches nothing in a disabled state, so nobody is cleared there', async () => {
    const check = await checked({ ...NOBODY, country: 'US', state: 'CA' });
    expect(itemsOf(check)).toMatchObject({
      sex_offenders: ['FAILED', 'state_switched_off'],
      adverse_media: ['NO_RESULTS'],
      evictions: ['FAILED', 'no_records_of_state'],
    });
    expect(check).toMatchObject({ status: 'REVIEW', risk_status: 'REVIEW' });
  });

  test('a person without records is cleared where every applicable source was searched', async () => {
    const check = await checked({ ...NOBODY, country: 'US', state: 'TX' });
    expect(Object.values(itemsOf(check))).toEqual([['NO_RESULTS'], ['NO_RESULTS'], ['NO_RESULTS'], ['NO_RESULTS']]);
    expect(check).toMatchObject({ status: 'FINISHED', risk_status: 'CLEARED' });
    const abroad = await checked({ ...NOBODY, country: 'GB' });
    expect(itemsOf(abroad)).toMatchObject({ evictions: ['NO_RESULTS', 'united_states_only'] });
    expect(abroad.risk_status).toBe('CLEARED');
  });
});

describe('a provider that fails', () => {
  test('keeps its search pending and is asked again', async () => {
    gdelt.mood = 'error';
    const person = { ...VANCE, first_name: 'Maribel', last_name: 'Oakhurst', year_of_birth: '1990' };
    const { body } = await service.rest('POST', '/lookup/adverse-media/search', person);
    await eventually(() => gdelt.asked.length > 0);
    expect((await service.rest('GET', `/lookup/adverse-media/results/${body.id}`)).body).toMatchObject({
      status: 'PENDING',
      findings: [],
      riskCategories: [],
    });
    gdelt.mood = 'answer';
    expect(await searched(person)).toMatchObject({ id: body.id, status: 'FINISHED' });
  });

  test('an interrupted check resumes where it stopped', async () => {
    yente.mood = 'hang';
    const person = { first_name: 'Maribel', last_name: 'Oakhurst', country: 'US', state: 'TX' };
    const { body } = await service.rest('POST', '/background-check/submit?type=globalcheck', person);
    const path = `/background-check/results/${body.id}`;
    const waiting = await eventually(async () => {
      const now = (await service.rest('GET', path)).body;
      return itemsOf(now).evictions?.[0] === 'NO_RESULTS' ? now : null;
    });
    expect(waiting).toMatchObject({ status: 'PENDING' });
    expect(itemsOf(waiting)).toMatchObject({ watchlist: ['PENDING'] });
    expect(waiting.pdf).toBeUndefined();
    await service.restart(null);
    yente.mood = 'answer';
    await service.restart(environment);
    const done = await eventually(async () => {
      const now = (await service.rest('GET', path)).body;
      return now.status === 'PENDING' ? null : now;
    });
    expect(itemsOf(done)).toMatchObject({ watchlist: ['NO_RESULTS'], evictions: ['NO_RESULTS'] });
  });
});

test('every state is an event without names, and no name is in plain text in tables or logs', async () => {
  const { body } = await service.rest('GET', '/events?limit=100');
  const told = JSON.stringify(body);
  for (const state of [
    'adverse_media.pending',
    'adverse_media.review',
    'adverse_media.finished',
    'background_check.review',
  ])
    expect(told).toContain(state);
  const sql = `select coalesce(json_agg(r)::text, '') as text from intelligence.media_report r
    union all select coalesce(json_agg(r)::text, '') from intelligence.background_report r`;
  // Ciphertext can hold any five letters by chance, so its format is checked instead.
  const rows = (await client.query<{ text: string }>(sql)).rows.map(({ text }) => text).join('');
  expect(rows).toContain('REVIEW');
  for (const [, value] of rows.matchAll(/"(?:person|outcome|items)":(null|"[^"]*")/g))
    expect(value).toMatch(/^(?:null|"a2(?:\.[\w-]+){4}")$/);
  const clear = rows.replace(/"a2(?:\.[\w-]+){4}"/g, '').replace(/"request_digest":"[\w-]{43}"/g, '');
  await service.logged();
  expect(written).not.toEqual([]);
  for (const text of [clear, told, written.join('\n')]) expect(text).not.toMatch(/quillon|vance|oakhurst/i);
});

test('deletes reports when their retention ends', async () => {
  await client.query(`update intelligence.media_report set created_at = now() - interval '91 days'`);
  const orm = (await openStores(data.pool)).orms.get('intelligence')!;
  const parts = { orm, pool: data.pool, name: 'test', classes: reportPurgeClasses({ background: 90 }) };
  const forgotten = await purge(parts, new Date());
  expect(forgotten.media_report).toBeGreaterThan(5);
  expect(forgotten.background_report).toBeUndefined();
  expect((await client.query('select 1 from intelligence.media_report')).rows).toEqual([]);
});
