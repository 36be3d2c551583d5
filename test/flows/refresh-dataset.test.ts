import { DATASETS } from '#subgraphs/intelligence/capability-sources.js';
import { withOwnUrls } from '#subgraphs/intelligence/datasets/catalogue/with-own-urls.js';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { Browser } from '../support/browser.js';
import { PASSWORD } from '../support/people.js';
import { type Publisher, startPublisher } from '../support/publisher.js';
import { type RestartableTest, type RunningTest, runningTest } from '../support/running.js';
import { accountWithKey } from '../support/test-mode.js';
import { until } from '../support/until.js';

const LIST = (...names: string[]) =>
  `<CONSOLIDATED_LIST dateGenerated="2026-11-18T09:00:00Z">${names
    .map((name, n) => `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>${name}</FIRST_NAME></INDIVIDUAL>`)
    .join('')}</CONSOLIDATED_LIST>`;

const UN = '/consolidated.xml';
const EDUCATION = '/education.json';
const SCHOOLS = (...names: string[]) =>
  JSON.stringify(
    names.map((name) => ({
      name,
      country: 'France',
      alpha_two_code: 'FR',
      domains: [`${name.toLowerCase()}.example`],
    })),
  );

const SHOWN = `name officialUrl loading parts { rows source }
  fetch { state problem httpStatus downloadedBytes fetchedAt finishedAt nextAt canRefresh }`;
const REFRESH = `mutation ($name: String!) {
  refreshDataset(input: { name: $name }) { dataset { ${SHOWN} } userErrors { code message field rule } } }`;

let publisher: Publisher;
let service: RestartableTest;
let store: DatasetTest;

const refresh = (name: string, headers?: Record<string, string>) => service.graph(REFRESH, { name }, headers);
const shown = async (name: string) =>
  (await service.graph(`{ datasets { ${SHOWN} } }`)).data.datasets.find((one: { name: string }) => one.name === name);
const fetchOf = async (name: string) => (await shown(name)).fetch;
const ended = (name: string) =>
  until(async () => !['WAITING', 'QUEUED', 'FETCHING'].includes((await fetchOf(name)).state), 30_000);
const codeOf = ({ errors }: Awaited<ReturnType<RunningTest['graph']>>) => errors?.[0]?.extensions.code;

/** As if the requests before were long ago. */
const forgetRequests = () => store.pool.query('update intelligence.dataset_fetch set requests = 0');

/** The publisher has these two lists; all others are missing, and answer at once. */
const settings = (base: string) => ({
  DATASETS_AUTO: 'official',
  DATASETS_ALLOW_PRIVATE: 'true',
  DATASETS_URLS: DATASETS.filter(({ officialUrl }) => officialUrl !== null)
    .map(({ name }) => `${name}=${base}/${name === 'un' ? UN.slice(1) : `${name}.json`}?token=hidden`)
    .join(),
  TRUSTED_PROXIES: '1',
});

const asked = (path: string) => publisher.asked.filter((line) => line.includes(path));

beforeAll(async () => {
  publisher = await startPublisher();
  publisher.files.set(`${UN}?token=hidden`, LIST('ODETTE')).set(`${EDUCATION}?token=hidden`, SCHOOLS('Sorbonne'));
  service = await runningTest(settings(publisher.base));
  store = datasetsOn(service.databaseUrl);
  // The first round of all lists.
  for (const name of ['un', 'education', 'rates']) await ended(name);
});

beforeEach(forgetRequests);

afterAll(async () => {
  await store?.close();
  await service?.stop();
  await publisher?.close();
});

test('a refreshed list is downloaded at once, with the new data and the time when it finished', async () => {
  const before = await shown('un');
  expect(before).toMatchObject({
    officialUrl: `${publisher.base}${UN}`,
    parts: [{ rows: 2, source: `${publisher.base}${UN}` }],
    fetch: { state: 'UP_TO_DATE', canRefresh: true, downloadedBytes: null },
  });
  publisher.files.set(`${UN}?token=hidden`, LIST('ODETTE', 'ODILE'));
  const { data } = await refresh('un');
  expect(['QUEUED', 'FETCHING', 'UP_TO_DATE']).toContain(data.refreshDataset.fetch.state);
  // The next check of the worker would be minutes away.
  await until(async () => (await shown('un')).parts[0].rows === 4, 5_000);
  await ended('un');
  const { fetch } = await shown('un');
  expect(fetch).toMatchObject({ state: 'UP_TO_DATE', problem: null });
  expect(Date.parse(fetch.finishedAt)).toBeGreaterThan(Date.parse(before.fetch.finishedAt));
  expect(Date.parse(fetch.nextAt)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
});

test('several requests at once, and one while it runs, cost one download; its progress is shown', async () => {
  const text = LIST('ODETTE', 'ODILE', 'OTTILIE');
  publisher.files.set(`${UN}?token=hidden`, text);
  publisher.asked.length = 0;
  const letGo = publisher.hold(100);
  const answers = await Promise.all([refresh('un'), refresh('un'), refresh('un')]);
  expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined]);
  await until(async () => (await fetchOf('un')).state === 'FETCHING', 5_000);
  await until(async () => (await fetchOf('un')).downloadedBytes === 100, 5_000);
  const finishedAt = (await fetchOf('un')).finishedAt;
  expect((await refresh('un')).data.refreshDataset.fetch).toMatchObject({ state: 'FETCHING', finishedAt });
  // Another list waits for its turn.
  expect((await refresh('education')).data.refreshDataset.fetch.state).toBe('QUEUED');
  letGo();
  await ended('un');
  await ended('education');
  expect((await shown('un')).parts[0].rows).toBe(6);
  expect(asked(UN)).toEqual([`GET ${UN}?token=hidden 200`]);
  expect(asked(EDUCATION)).toEqual([`GET ${EDUCATION}?token=hidden 304`]);
});

test('a process that looks whether a list is due, and finds that it is not, does not swallow a request', async () => {
  const holder = await store.pool.connect();
  await holder.query("select pg_advisory_lock(7302, hashtext('un'))");
  expect(await fetchOf('un')).toMatchObject({ state: 'UP_TO_DATE' });
  const { data } = await refresh('un');
  expect(data.refreshDataset.fetch.state).toBe('QUEUED');
  await holder.query("select pg_advisory_unlock(7302, hashtext('un'))");
  holder.release();
  await ended('un');
});

test('a failed refresh states why and keeps the data; the next one succeeds', async () => {
  publisher.files.set(`${UN}?token=hidden`, 503);
  await refresh('un');
  await until(async () => (await fetchOf('un')).state === 'FAILED', 5_000);
  const failed = await shown('un');
  expect(failed.parts).toEqual([{ rows: 6, source: `${publisher.base}${UN}` }]);
  expect(failed.fetch).toMatchObject({
    httpStatus: 503,
    problem: `${publisher.base}${UN}: the server responded with HTTP 503`,
  });
  publisher.files.set(`${UN}?token=hidden`, LIST('ODETTE'));
  await refresh('un');
  await until(async () => (await fetchOf('un')).state === 'UP_TO_DATE', 5_000);
  expect(await fetchOf('un')).toMatchObject({ problem: null, httpStatus: null });
});

test('a request that waits survives a restart of the service', async () => {
  await service.restart(null);
  await store.pool.query(
    `update intelligence.dataset_fetch set requested_at = now(), next_at = now() where dataset = 'un'`,
  );
  publisher.asked.length = 0;
  await service.restart(settings(publisher.base));
  await ended('un');
  expect(asked(UN)).toEqual([`GET ${UN}?token=hidden 304`]);
});

test('errors tell unknown lists, what to configure for a list without a URL, and too many requests', async () => {
  expect(codeOf(await refresh('unknown-list'))).toBe('DATASET_NOT_FOUND');
  const { errors } = await refresh('interpol');
  expect(errors![0]!.extensions.code).toBe('DATASET_NOT_DOWNLOADED');
  expect(errors![0]!.message).toMatch(/^interpol has no download URL\. Set one in DATASETS_URLS \(interpol=https/);
  expect((await shown('interpol')).fetch).toBeNull();
  const codes = [];
  for (let n = 0; n < 6; n += 1) {
    codes.push(codeOf(await refresh('rates')));
    await ended('rates');
  }
  expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'TOO_MANY_REQUESTS']);
});

test('only owners and keys of the account above all others refresh; other roles and accounts are refused', async () => {
  const invite = 'mutation ($input: PersonInput!) { invitePerson(input: $input) { __typename } }';
  const graphOf = async (email: string, n: number) => {
    const browser = new Browser(service.url, { 'x-forwarded-for': `203.0.113.${n}` });
    expect((await browser.signIn(email, PASSWORD)).status).toBe(303);
    return browser;
  };
  const may = 'canRefresh';
  const outcomes: Record<string, unknown> = {};
  const tryAs = async (name: string, browser: Browser) => {
    const query = `mutation { refreshDataset(input: { name: "un" }) { dataset { name } userErrors { code message field rule } } }`;
    const tried = await browser.graph(query);
    const read = await browser.graph(`{ datasets { name fetch { ${may} } } }`);
    outcomes[name] = [
      tried.body.errors?.[0]?.extensions.code ?? tried.body.data.refreshDataset.name,
      read.body.data.datasets.find((one: { name: string }) => one.name === 'un').fetch.canRefresh,
    ];
  };
  for (const [n, role] of ['owner', 'manager', 'viewer'].entries()) {
    const email = `${role}@example.org`;
    await service.graph(invite, { input: { name: role, email, password: PASSWORD, role: role.toUpperCase() } });
    await tryAs(role, await graphOf(email, n + 1));
  }
  const below = await accountWithKey(service, { email: 'below@example.org', password: PASSWORD });
  await tryAs('owner of an account below', await graphOf('below@example.org', 9));
  const trial = await accountWithKey(service);
  for (const [name, headers] of Object.entries({ below: below.headers, trial: trial.headers })) {
    const answer = await refresh('un', headers);
    outcomes[`key of ${name}`] = codeOf(answer);
  }
  expect(outcomes).toEqual({
    owner: ['un', true],
    manager: ['FORBIDDEN', false],
    viewer: ['FORBIDDEN', false],
    'owner of an account below': ['FORBIDDEN', false],
    'key of below': 'FORBIDDEN',
    'key of trial': 'FORBIDDEN',
  });
});

test('without automatic downloads a refresh is refused, with the setting; unknown names in DATASETS_URLS are refused', async () => {
  await service.restart({ DATASETS_AUTO: 'off' });
  const { errors } = await refresh('un');
  expect(errors![0]!.extensions.code).toBe('DATASET_NOT_DOWNLOADED');
  expect(errors![0]!.message).toContain('Set DATASETS_AUTO=official');
  expect(() => withOwnUrls(DATASETS, { unn: 'https://lists.example/un.xml' })).toThrow(
    'DATASETS_URLS: unn is not a dataset',
  );
});
