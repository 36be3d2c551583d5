import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { accountWithKey } from '../support/test-mode.js';
import { unpackedText } from '../support/stored-decisions.js';

const TIMEOUT_MS = 400;
const PROVIDERS = { SEON: 'SOCIAL', HIBP: 'BREACHES', OFFENDERS: 'SEX_OFFENDERS', ABUSEIPDB: 'IP_THREATS' } as const;

type Provider = keyof typeof PROVIDERS;

const SAYS: Record<Provider, unknown> = {
  SEON: { success: true, data: { account_details: { chat: { registered: true }, video: { registered: true } } } },
  HIBP: [{ Name: 'Shop', Domain: 'shop.example', BreachDate: '2019-05-06' }],
  OFFENDERS: { offenders: [] },
  ABUSEIPDB: { data: { abuseConfidenceScore: 0, totalReports: 0 } },
};

const GUEST = {
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@shop-of-ours.com',
  birth_date: '1985-03-04',
  location: '1 Main St, Denver, CO 80202',
  ip_address: '93.184.216.34',
};

const ADD_ONS = { SocialVerificationAddon: 'required', SexOffendersAddon: 'required' };

let service: RunningTest;
let client: pg.Client;
const servers = {} as Record<Provider, ProviderServer>;
const providers = Object.keys(PROVIDERS) as Provider[];

beforeAll(async () => {
  for (const provider of providers) servers[provider] = await providerServer();
  const settings = providers.flatMap((provider) => [
    [`LOOKUP_${PROVIDERS[provider]}`, provider.toLowerCase()],
    [`LOOKUP_${provider}_URL`, servers[provider].url],
    [`LOOKUP_${provider}_KEY`, 'secret'],
    [`LOOKUP_${provider}_TIMEOUT_MS`, String(TIMEOUT_MS)],
  ]);
  const environment = Object.fromEntries(settings) as Record<string, string>;
  service = await runningTest({ ...environment, LOOKUP_RETRY_SECONDS: '1', LOOKUP_CIRCUIT_FAILURES: '1000' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

beforeEach(() => {
  for (const provider of providers) {
    servers[provider].says = () => ({ status: 200, body: SAYS[provider] });
    Object.assign(servers[provider], { asked: [], mood: 'answer' });
  }
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  for (const provider of providers) await servers[provider]?.stop();
});

interface Summary {
  verification_status: string;
  details: Record<string, { status: string; value?: string; help?: string; findings?: string[] }>;
}

const summaryOf = async (id: string, headers = {}) =>
  (await service.rest('GET', `/reservations/${id}/summary`, undefined, headers)).body as Summary;

let guests = 0;

const bornIn = (year: number) => ({ birth_date: `${year}-03-04` });

/** A stay with a skipped portal and enabled add-ons; every guest is new to the providers. */
async function stay(guest: object = {}, headers = {}): Promise<string> {
  guests += 1;
  const body = {
    without_listing: true,
    guest: { ...GUEST, email: `ann${guests}@shop-of-ours.com`, ...bornIn(1950 + guests), ...guest },
  };
  const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', body, headers);
  expect(made.status).toBe(200);
  const id = made.body.id as string;
  const screens = await service.rest('PUT', `/reservations/${id}/screens`, ADD_ONS, headers);
  expect(screens.status).toBe(200);
  return id;
}

const entryOf = (id: string, key: string, status: string, waitMs = 15_000) =>
  eventually(async () => {
    const { details } = await summaryOf(id);
    return details[key]!.status === status ? details[key]! : null;
  }, waitMs);

const decisionsOf = async (id: string) => {
  const text = 'select count(*)::int as many from screening.decision where reservation_id = $1';
  return (await client.query<{ many: number }>(text, [id])).rows[0]!.many;
};

test('looks up accounts, breaches and registers where their add-ons are on', async () => {
  const id = await stay();
  expect(await entryOf(id, 'social_verification', 'PASS')).toMatchObject({
    value: '2',
    findings: [
      'Networks with an account under these contact details: 2.',
      expect.stringContaining('the first in 2019'),
    ],
  });
  expect((await entryOf(id, 'background_check', 'PASS')).findings ?? []).toEqual([]);
  expect((await summaryOf(id)).verification_status).toBe('verified');
  expect(servers.OFFENDERS.asked[0]!.url).toContain('firstName=Ann&lastName=Lee&dob=1951-03-04&state=CO');
});

test('asks no provider that no screen needs', async () => {
  const body = { without_listing: true, guest: { ...GUEST, email: 'unasked@shop-of-ours.com' } };
  const { body: made } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', body);
  expect((await summaryOf(made.id as string)).details.social_verification!.status).toBe('DISABLED');
  expect([servers.SEON, servers.HIBP, servers.OFFENDERS].flatMap(({ asked }) => asked)).toEqual([]);
});

test("reports and weighs a register record and an attacker's address", async () => {
  servers.OFFENDERS.says = () => ({
    status: 200,
    body: { offenders: [{ id: 1, name: 'Ann Lee', dob: '1985-03-04' }] },
  });
  servers.ABUSEIPDB.says = () => ({ status: 200, body: { data: { abuseConfidenceScore: 80, totalReports: 9 } } });
  const id = await stay({ ip_address: '93.184.216.35', ...bornIn(1985) });
  await entryOf(id, 'background_check', 'REVIEW');
  const summary = await summaryOf(id);
  expect(summary.verification_status).toBe('review');
  expect(summary.details.fraud_detection!.findings!.join()).toContain('used for attacks or spam');
  expect(summary.details.general_risk).toMatchObject({ status: 'REVIEW', value: '50' });
});

test('searches no US register for a guest from abroad', async () => {
  const id = await stay({ location: 'Calle Mayor 1, Madrid, Spain' });
  await eventually(async () => (await summaryOf(id)).details.background_check!.help?.includes('lives elsewhere'));
  expect((await summaryOf(id)).details.background_check!.status).toBe('DISABLED');
  expect(servers.OFFENDERS.asked).toEqual([]);
});

test('hanging or failing providers leave their entries INCOMPLETE, and are asked until they answer', async () => {
  servers.SEON.mood = 'hang';
  servers.ABUSEIPDB.mood = 'garbage';
  const id = await stay({ ip_address: '93.184.216.36' });
  expect((await entryOf(id, 'social_verification', 'PASS')).findings!.join()).toContain('2019');
  expect(await entryOf(id, 'fraud_detection', 'INCOMPLETE')).toMatchObject({
    findings: [expect.stringContaining('the provider did not respond')],
  });
  expect(await summaryOf(id)).toMatchObject({
    verification_status: 'pending',
    details: { background_check: { status: 'PASS' } },
  });
  servers.SEON.mood = 'answer';
  servers.ABUSEIPDB.mood = 'answer';
  await entryOf(id, 'fraud_detection', 'PASS', 30_000);
  expect((await summaryOf(id)).verification_status).toBe('verified');
});

test('asks a provider that recovers after the analysis gave up; nothing new is stored before that', async () => {
  servers.SEON.mood = 'reset';
  servers.HIBP.mood = 'hang';
  const id = await stay();
  await entryOf(id, 'social_verification', 'INCOMPLETE');
  await client.query(
    `update jobs.job set retry_limit = 1 where name = 'analyse-reservation' and state in ('retry', 'active')`,
  );
  const isQueued = async () => 'queued' in (await service.rest('GET', `/reservations/${id}`)).body;
  await eventually(async () => !(await isQueued()), 20_000);
  const before = await decisionsOf(id);
  const asked = servers.SEON.asked.length;
  await eventually(() => servers.SEON.asked.length >= asked + 2, 20_000);
  expect(await decisionsOf(id)).toBe(before);
  expect((await summaryOf(id)).verification_status).toBe('pending');
  for (const provider of providers) servers[provider].mood = 'answer';
  expect(await entryOf(id, 'social_verification', 'PASS', 30_000)).toMatchObject({ value: '2' });
  expect((await summaryOf(id)).verification_status).toBe('verified');
  expect(await isQueued()).toBe(false);
  expect(await decisionsOf(id)).toBe(before + 1);
});

test('makes no external request for a stay of a test mode account', async () => {
  const { headers } = await accountWithKey(service);
  const id = await stay({}, headers);
  await eventually(async () => (await summaryOf(id, headers)).verification_status === 'verified');
  expect(providers.flatMap((provider) => servers[provider].asked)).toEqual([]);
});

test("no signal holds the query or the guest's data", async () => {
  const text = (await unpackedText(client)).get('screening.decision.packed')!;
  expect(text).toContain('askedAt');
  expect(text).not.toMatch(/shop-of-ours|ann\d|19\d\d-03-04|93\.184|Denver|Madrid/i);
});
