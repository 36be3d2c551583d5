import { datasetTests } from '../support/dataset-tests.js';
import { eventually } from '../support/eventually.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { loadSdn } from '../support/watchlists.js';

/** A source clears nobody if it was not searched, covers other places only, is out of date, or failed. */

const { here, entryOf } = datasetTests();

const FLORIDA = { full_name: 'Wilhelmina Ashgrove', birth_date: '1980-01-02', location: '1 Main St, Miami, FL 33101' };
const PERSON = { first_name: 'Wilhelmina', last_name: 'Ashgrove', date_of_birth: '1980-01-02' };

const registerOf = (state: string) =>
  here.store.file(`register-${state}.csv`, `id,fname,lname,state,dob\n1,Quillon,Vance,${state},1979-05-06\n`);
const casesOf = (state: string) =>
  here.store.file(
    `cases-${state}.csv`,
    `full_name,eviction_date,source,state\nQuillon Vance,${new Date().getUTCFullYear() - 1}-02-03,US-${state},${state}\n`,
  );

/** The lookup over REST, its coverage, and the names of its gaps. */
async function lookedUp(path: string) {
  const { status, body, headers } = await here.service.rest('GET', path);
  expect([status, body.total]).toEqual([200, 0]);
  const reasons = (body.gaps as { reason: string; message: string }[]).map(({ reason, message }) => {
    expect(message).toMatch(/^[A-Z].*\.$/);
    return reason;
  });
  return [headers.get('lookup-coverage'), reasons];
}

const register = () => lookedUp('/lookup/sexoffender?fname=Wilhelmina&lname=Ashgrove&dob=1980-01-02&state=FL');
const cases = () => lookedUp('/tenant-evictions/search?full_name=Wilhelmina%20Ashgrove&state_code=US-FL');
const lists = () => lookedUp('/global-watchlist/search?name=Wilhelmina%20Ashgrove');

interface Item {
  key: string;
  status: string;
  searched: boolean;
  reason?: string;
  gaps: { reason: string }[];
}

/** The report on a person: its result, and for each source whether it was searched and its gap. */
async function checked(person: object) {
  const made = await here.service.rest('POST', '/background-check/submit?type=globalcheck', person);
  const report = await eventually(async () => {
    const { body } = await here.service.rest('GET', `/background-check/results/${made.body.id}`);
    return body.status === 'PENDING' ? null : body;
  });
  const items = (report.report_items as Item[]).map(({ key, status, searched, gaps }) => [
    key,
    [status, searched, ...gaps.map(({ reason }) => reason)],
  ]);
  return { status: report.status, risk: report.risk_status ?? null, ...Object.fromEntries(items) };
}

const DPL =
  'Name\tCity\tCountry\tEffective_Date\tExpiration_Date\tAction\tFR_Citation\n' +
  'TARQUIN MOSSGROVE\tRENO\tUS\t06/19/2003\t06/29/2056\tADDED\t68 F.R. 1\n';

let number = 0;

/** The entry of a new guest with one add-on enabled. */
async function entry(name: string, screen: string, status: string, told: string[] = []) {
  number += 1;
  const guest = { ...FLORIDA, email: `guest-${number}@example.com` };
  const made = await here.service.rest('POST', '/reservations?sync=1&skip_gp=1', { without_listing: true, guest });
  const { id } = made.body;
  await here.service.rest('PUT', `/reservations/${id}/screens`, { [screen]: 'required' });
  const found = await eventually(async () => {
    const now = await entryOf(id, name, status);
    return told.every((text) => now.help?.includes(text)) ? now : null;
  });
  const { body } = await here.service.rest('GET', `/reservations/${id}/summary`);
  return { help: found.help ?? '', verification: body.verification_status };
}

const NONE = 'none;reason="no_records_imported"';

test('nothing loaded: every lookup reports that nothing was searched, and no entry passes', async () => {
  expect(await register()).toEqual([NONE, ['no_records_imported']]);
  expect(await cases()).toEqual([NONE, ['no_records_imported']]);
  expect(await lists()).toEqual([NONE, ['no_records_imported']]);
  expect(await checked({ ...PERSON, country: 'US', state: 'US-FL' })).toMatchObject({ status: 'FAILED', risk: null });
  for (const [name, screen] of [
    ['background_check', 'SexOffendersAddon'],
    ['sanctions', 'SanctionsSearchAddon'],
  ] as const) {
    const { help, verification } = await entry(name, screen, 'INCOMPLETE');
    expect(help).toContain('are imported. Import them');
    expect(verification).toBe('pending');
  }
});

test('lookups that return arrays report in a header whether anything was searched', async () => {
  for (const path of [
    'breaches/a@example.com',
    'whois/example.com',
    'ip-threats/93.184.216.34',
    'domain/example.com',
  ]) {
    const { body, headers } = await here.service.rest('GET', `/lookup/${path}`);
    expect([path, body, headers.get('lookup-coverage')]).toEqual([path, [], NONE]);
  }
});

test('loaded for another state: Texas clears nobody in Florida', async () => {
  await here.store.load('sex-offenders', registerOf('TX'));
  await here.store.load('evictions', casesOf('TX'));
  const elsewhere = ['none;reason="no_records_of_state"', ['no_records_of_state']];
  expect(await register()).toEqual(elsewhere);
  expect(await cases()).toEqual(elsewhere);
  const { help, verification } = await entry('background_check', 'SexOffendersAddon', 'INCOMPLETE');
  expect(help).toContain('No sex offender registers are imported for Florida.');
  expect(verification).toBe('pending');
});

test('a list other than the required one clears nobody', async () => {
  await here.store.load('bis-dpl', here.store.file('dpl.txt', DPL));
  expect(await lists()).toEqual(['partial;reason="list_not_imported"', ['list_not_imported']]);
  expect((await entry('sanctions', 'SanctionsSearchAddon', 'INCOMPLETE')).help).toContain(
    'The OFAC list is not imported.',
  );
});

test('one source of four clears nobody: the report needs review and names the missing sources', async () => {
  await loadSdn(here.store);
  expect(await lists()).toEqual(['complete', []]);
  expect(await checked({ ...PERSON, country: 'US', state: 'US-FL' })).toMatchObject({
    status: 'REVIEW',
    risk: 'REVIEW',
    watchlist: ['NO_RESULTS', true],
    sex_offenders: ['FAILED', false, 'no_records_of_state'],
    evictions: ['FAILED', false, 'no_records_of_state'],
  });
  const told = ['No sex offender registers are imported for Florida.', 'No eviction records are imported for Florida.'];
  await entry('background_check', 'BackgroundCheck', 'INCOMPLETE', told);
});

test('a state with a disabled register clears nobody', async () => {
  expect(await checked({ ...PERSON, country: 'US', state: 'US-CA' })).toMatchObject({
    risk: 'REVIEW',
    sex_offenders: ['FAILED', false, 'state_switched_off'],
  });
});

test('a US register says nothing about a resident of France, and does not count as missing', async () => {
  expect(await checked({ ...PERSON, country: 'FR' })).toMatchObject({
    sex_offenders: ['NO_RESULTS', false],
    evictions: ['NO_RESULTS', false],
  });
});

test('loaded for here: the entry passes and lists the sources searched', async () => {
  await here.store.load('sex-offenders', registerOf('FL'), { part: 'florida' });
  await here.store.load('evictions', casesOf('FL'), { part: 'florida' });
  expect(await register()).toEqual(['complete', []]);
  expect(await cases()).toEqual(['complete', []]);
  const passed = await entry('background_check', 'SexOffendersAddon', 'PASS');
  expect(passed.help).toContain("register of the guest's state was searched (sex-offenders (");
  expect(passed.verification).toBe('verified');
  expect((await entry('sanctions', 'SanctionsSearchAddon', 'PASS')).help).toContain('OFAC');
});

test('out-of-date data clears nobody until a newer copy is imported', async () => {
  await here.client.query(
    `update intelligence.dataset_version set source_date = '2021-07-01' where state = 'in_force'`,
  );
  const old = ['partial;reason="data_too_old"', ['data_too_old']];
  expect(await register()).toEqual(old);
  expect(await cases()).toEqual(old);
  expect((await lists())[0]).toBe(old[0]);
  expect(await checked({ ...PERSON, country: 'US', state: 'US-FL' })).toMatchObject({
    risk: 'REVIEW',
    sex_offenders: ['REVIEW', true, 'data_too_old'],
  });
  expect((await entry('sanctions', 'SanctionsSearchAddon', 'INCOMPLETE')).help).toContain(
    'OFAC: the data is too old (date: 2021-07-01; maximum age: 30 days).',
  );
  await here.client.query(`update intelligence.dataset_version set checked_at = now() where state = 'in_force'`);
  expect(await register()).toEqual(['complete', []]);
});

describe('with providers', () => {
  const servers: Record<string, ProviderServer> = {};

  beforeAll(async () => {
    servers.yente = await providerServer();
    servers.offenders = await providerServer();
    servers.yente.says = () => ({ status: 200, body: { responses: { asked: { status: 200, results: [] } } } });
    servers.offenders.says = () => ({ status: 200, body: { offenders: [] } });
    await here.service.restart({
      SANCTIONS_LISTS: 'OFAC',
      LOOKUP_ALLOW_PRIVATE: 'true',
      LOOKUP_CIRCUIT_FAILURES: '1000',
      LOOKUP_WATCHLIST: 'yente,embedded',
      LOOKUP_WATCHLIST_CACHE_HOURS: '0',
      LOOKUP_YENTE_URL: servers.yente.url,
      LOOKUP_SEX_OFFENDERS: 'offenders,embedded',
      LOOKUP_SEX_OFFENDERS_CACHE_HOURS: '0',
      LOOKUP_OFFENDERS_URL: servers.offenders.url,
      LOOKUP_OFFENDERS_KEY: 'key',
    });
  });

  afterAll(() => Promise.all(Object.values(servers).map((server) => server.stop())));

  test('searches every list: an empty provider does not hide a match on an imported list', async () => {
    const { body } = await here.service.rest('GET', '/global-watchlist/search?name=Odette%20Quillfeather');
    expect(body.items).toEqual([expect.objectContaining({ source: 'OFAC' })]);
  });

  test('names the sources that were asked, and a search can be limited to them', async () => {
    const { body } = await here.service.rest('GET', '/global-watchlist/sources');
    expect(body.sources).toEqual(['BIS-DPL', 'OFAC', 'yente']);
    const before = servers.yente!.asked.length;
    const ofac = await here.service.rest('GET', '/global-watchlist/search?name=Odette%20Quillfeather&sources=OFAC');
    expect([ofac.body.total, servers.yente!.asked.length]).toEqual([1, before]);
    const yente = await here.service.rest('GET', '/global-watchlist/search?name=Odette%20Quillfeather&sources=yente');
    expect([yente.body.total, servers.yente!.asked.length]).toEqual([0, before + 1]);
    const none = await here.service.rest('GET', '/global-watchlist/search?name=Odette%20Quillfeather&sources=NOSUCH');
    expect(none.headers.get('lookup-coverage')).toBe('none;reason="no_such_source"');
  });

  test('a provider that covers every state replaces a register that is not imported', async () => {
    const path = '/lookup/sexoffender?fname=Wilhelmina&lname=Ashgrove&dob=1980-01-02&state=GA';
    expect(await lookedUp(path)).toEqual(['complete', []]);
  });

  test('a failing provider clears nobody, even if the others find nothing', async () => {
    for (const server of Object.values(servers)) server.mood = 'error';
    expect(await register()).toEqual(['partial;reason="provider_failed"', ['provider_failed']]);
    expect(await lists()).toEqual(['partial;reason="provider_failed"', ['provider_failed']]);
    const { help } = await entry('sanctions', 'SanctionsSearchAddon', 'INCOMPLETE');
    expect(help).toContain('The provider yente did not respond.');
  });
});
