import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { TEST_ENTRIES } from '#subgraphs/intelligence/watchlist/search/test-list.js';
import { eventually } from '../support/eventually.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { type TestAccount, accountWithKey } from '../support/test-mode.js';

let service: RunningTest;
let account: TestAccount;
let live: TestAccount;

const SCREENS = {
  configKey: 'guest_portal_screens',
  screens: [{ screen: 'SanctionsSearchAddon', setting: 'required' }],
};
const SAVE = `mutation ($input: ScreenRulesInput!) {
  saveScreenRules(input: $input) { screenRules { configKey } userErrors { code message field rule } } }`;

const search = (name: string, more = '') => `{ watchlistSearch(name: "${name}"${more}, threshold: 0.8) {
  known source reason facts { items {
    id source fullName aliases dob countries info description fingerprint matched { qualifiers } dismissal { note } } } } }`;

beforeAll(async () => {
  service = await runningTest();
  account = await accountWithKey(service);
  live = await accountWithKey(service, {});
  const { configKey, screens } = SCREENS;
  for (const { headers } of [account, live]) {
    const saved = await service.graph(SAVE, { input: { configKey, configData: [{ screens }] } }, headers);
    expect(saved.errors).toBeUndefined();
  }
});

afterAll(() => service?.stop());

async function book(guest: object, { headers } = account): Promise<string> {
  const body = { without_listing: true, guest: { first_name: 'Inés', last_name: 'Caldemaro', ...guest } };
  const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', body, headers);
  expect(made.status).toBe(200);
  return made.body.id as string;
}

async function sanctionsOf(id: string, { headers } = account) {
  const { body } = await service.rest('GET', `/reservations/${id}/summary`, undefined, headers);
  return body.details.sanctions as { status: string; help: string; findings: string[] };
}

const becomes = (id: string, status: string) => eventually(async () => (await sanctionsOf(id)).status === status);

async function itemOf(birthDate: string) {
  const { data } = await service.graph(search('Inés Caldemaro', `, dob: "${birthDate}"`), {}, account.headers);
  return data.watchlistSearch.facts.items[0];
}

const DISMISS = `mutation ($input: DismissWatchlistHitInput!) {
  dismissWatchlistHit(input: $input) { watchlistDismissal { id } userErrors { code message field rule } } }`;

const dismiss = (birthDate: string, { id: entryId, fingerprint }: { id: string; fingerprint: string }) =>
  service.graph(
    DISMISS,
    { input: { name: 'Inés Caldemaro', dob: birthDate, entryId, fingerprint, note: 'Another birth date.' } },
    account.headers,
  );

test('a guest of test mode who is on the test list has a match with evidence, marked as simulated', async () => {
  const id = await book({ birth_date: '1983-11-05' });
  const { status, help, findings } = await sanctionsOf(id);
  expect(status).toBe('REVIEW');
  expect(help).toMatch(/^Simulated in test mode\./);
  expect(findings).toEqual([
    'Potential match between the guest and TEST entry 1002: identical name; same date of birth.',
  ]);
  expect(await itemOf('1983-11-05')).toMatchObject({
    id: 'TEST:1002',
    source: 'TEST',
    fullName: 'Inés Caldemaro',
    aliases: ['Inés Caldemaro Ruiz', 'Agnes Caldemaro'],
    dob: ['1983-11-05'],
    countries: ['UY'],
    info: 'TEST-ASSET-FREEZE, TEST-TRAVEL-BAN; listed 2023-02-14',
    description: 'Simulated entry of the test list. This person does not exist.',
    matched: { qualifiers: ['same_birth_date'] },
    dismissal: null,
  });
});

test('its match can be dismissed, stays dismissed in later analyses, and counts again when withdrawn', async () => {
  const born = '1995-06-21';
  const id = await book({ birth_date: born });
  expect((await sanctionsOf(id)).findings[0]).toContain('date of birth differs');
  const item = await itemOf(born);
  const { data } = await dismiss(born, item);
  await becomes(id, 'PASS');
  expect((await sanctionsOf(id)).findings).toEqual(['Matches reviewed and dismissed: 1.']);
  const changed = await service.rest('PUT', `/reservations/${id}?sync=1`, { number_of_guests: 3 }, account.headers);
  expect([changed.status, (await sanctionsOf(id)).status]).toEqual([200, 'PASS']);
  expect((await itemOf(born)).dismissal).toEqual({ note: 'Another birth date.' });
  await service.graph(
    `mutation ($id: ID!) { withdrawWatchlistDismissal(input: { id: $id }) { deletedId userErrors { code message field rule } } }`,
    { id: data.dismissWatchlistHit.id },
    account.headers,
  );
  await becomes(id, 'REVIEW');
});

test('a confirmed match stays declined when the stay is analyzed again', async () => {
  const id = await book({ birth_date: '1983-11-05' });
  const decided = await service.rest('POST', `/reservations/${id}/status`, { supervised: 'decline' }, account.headers);
  expect(decided.status).toBe(200);
  await service.rest('PUT', `/reservations/${id}?sync=1`, { number_of_guests: 4 }, account.headers);
  const { body } = await service.rest('GET', `/reservations/${id}/summary`, undefined, account.headers);
  expect([body.supervised_status, body.details.sanctions.status]).toEqual(['decline', 'REVIEW']);
});

test('an entry of the test list is dismissed only as it is', async () => {
  const item = await itemOf('1983-11-05');
  const { data } = await dismiss('1983-11-05', { ...item, fingerprint: 'x'.repeat(22) });
  expect(data.dismissWatchlistHit).toBeNull();
});

test('other guests of test mode, and scenarios, have no match', async () => {
  const pass = await sanctionsOf(await book({ first_name: 'Ann', last_name: 'Lee' }));
  expect(pass).toMatchObject({ status: 'PASS', findings: [] });
  const scenario = await sanctionsOf(await book({ last_name: 'SanctionsPass' }));
  expect(scenario).toMatchObject({ status: 'PASS', findings: [] });
});

test('no live account sees the test list, not even by its name', async () => {
  const id = await book({ birth_date: '1983-11-05' }, live);
  expect(JSON.stringify(await sanctionsOf(id, live))).not.toMatch(/TEST/);
  for (const more of ['', ', sources: ["TEST"]']) {
    const { data } = await service.graph(search('Inés Caldemaro', more), {}, live.headers);
    expect(data.watchlistSearch).toMatchObject({ known: false, facts: null });
  }
  const sources = async ({ headers }: TestAccount) =>
    (await service.graph('{ watchlistSources }', {}, headers)).data.watchlistSources as string[];
  expect(await sources(live)).not.toContain('TEST');
  expect(await sources(account)).toContain('TEST');
});

test('docs/reference/scenarios.md lists the people of the test list', () => {
  const page = readFileSync(join(projectRoot, 'docs/reference/scenarios.md'), 'utf8');
  for (const { id, name, birthDates } of TEST_ENTRIES)
    for (const fact of [id, name, ...birthDates]) expect(page).toContain(fact);
});
