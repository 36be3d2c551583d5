import pg from 'pg';
import { makeAccount } from '../support/accounts.js';
import { type DnsServer, dnsServer } from '../support/dns-server.js';
import { eventually } from '../support/eventually.js';
import { type ProviderServer, type WhoisServer, providerServer, whoisServer } from '../support/provider-server.js';
import { type RunningTest, runningTest } from '../support/running.js';

const TIMEOUT_MS = 2_500;

/** Long enough to tell a request that waits for it from one that does not. */
const TWILIO_TIMEOUT_MS = 3_000;

let service: RunningTest;
let client: pg.Client;
let twilio: ProviderServer;
let seon: ProviderServer;
let whois: WhoisServer;
let dns: DnsServer;
const logged: string[] = [];

beforeAll(async () => {
  [twilio, seon, whois, dns] = [await providerServer(), await providerServer(), await whoisServer(), await dnsServer()];
  const limits = ['SEON', 'WHOIS', 'DNS'].map((name) => [`LOOKUP_${name}_TIMEOUT_MS`, String(TIMEOUT_MS)]);
  const environment = {
    LOOKUP_PHONE: 'twilio',
    LOOKUP_TWILIO_URL: twilio.url,
    LOOKUP_TWILIO_USER: 'AC1',
    LOOKUP_TWILIO_KEY: 'secret1',
    LOOKUP_SOCIAL: 'seon',
    LOOKUP_SEON_URL: seon.url,
    LOOKUP_SEON_KEY: 'secret2',
    LOOKUP_WHOIS: 'whois',
    LOOKUP_WHOIS_URL: `whois://127.0.0.1:${whois.port}`,
    LOOKUP_ALLOW_PRIVATE: 'true',
    LOOKUP_MX: 'dns',
    LOOKUP_DNS_URL: dns.url,
    LOOKUP_CIRCUIT_FAILURES: '1000',
    ...Object.fromEntries(limits),
    LOOKUP_TWILIO_TIMEOUT_MS: String(TWILIO_TIMEOUT_MS),
  };
  service = await runningTest({ ...environment, LOG_LEVEL: 'trace' }, (line) => void logged.push(line));
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

beforeEach(() => {
  twilio.says = () => ({
    status: 200,
    body: { valid: true, line_type_intelligence: { carrier_name: 'Example Mobile', type: 'mobile' } },
  });
  seon.says = () => ({
    status: 200,
    body: { success: true, data: { account_details: { chat: { registered: true } } } },
  });
  whois.says = (line) =>
    line === 'com'
      ? `refer: 127.0.0.1:${whois.port}\n`
      : `Domain Name: ${line}\nRegistrar: Good Names\nCreation Date: 1995-08-14\nExpiry Date: 2027-08-13\n`;
  for (const server of [twilio, seon, whois, dns]) server.mood = 'answer';
  for (const server of [twilio, seon]) server.asked = [];
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  for (const server of [twilio, seon, whois, dns]) await server?.stop();
});

const RECORD = {
  domainName: 'shop.com',
  registrar: 'Good Names',
  creationDate: '1995-08-14',
  expirationDate: '2027-08-13',
};

test('who holds a domain, by path and by body', async () => {
  const byPath = await service.rest('GET', '/lookup/whois/www.Shop.com');
  expect(byPath).toMatchObject({ status: 200, body: [{ server: '127.0.0.1', data: RECORD }] });
  expect((await service.rest('POST', '/lookup/whois', { domain: 'shop.com' })).body).toEqual(byPath.body);
  const { data } = await service.graph('{ whois(domain: "shop.com") { known source asOf reason records { server } } }');
  const today = new Date().toISOString().slice(0, 10);
  expect(data.whois).toEqual({
    known: true,
    source: '127.0.0.1',
    asOf: today,
    reason: null,
    records: [{ server: '127.0.0.1' }],
  });
  // All of them ask for the same domain, which is requested once.
  expect(whois.lines.filter((line) => line === 'shop.com')).toHaveLength(1);
});

test.each([
  'com',
  'localhost',
  '127.0.0.1',
  'shop..com',
  '-x.com',
  'shop.com%2Fx',
  '%2500.com',
  `${'x'.repeat(600)}.com`,
  'a%0D%0Ab.com',
  'ex%2561mple.com',
  'https:%2F%2Fshop.com',
  '%20',
])('rejects a text that is not a domain: %s', async (text) => {
  const before = whois.lines.length;
  expect(await service.rest('GET', `/lookup/whois/${text}`)).toMatchObject({
    status: 400,
    body: { code: 'bad_input' },
  });
  expect(whois.lines).toHaveLength(before);
});

test('a failing provider returns 500, with an error beside the members', async () => {
  whois.mood = 'hang';
  const startedAt = performance.now();
  const hung = await service.rest('GET', '/lookup/whois/hung.com');
  expect(performance.now() - startedAt).toBeLessThan(TIMEOUT_MS + 10_000);
  expect(hung).toMatchObject({ status: 500, body: { error: expect.any(String), code: 'provider_failed' } });
  seon.mood = 'garbage';
  const social = await service.rest('POST', '/lookup/social', { email: 'ann.lee@shop.com' });
  expect(social).toMatchObject({
    status: 500,
    body: {
      phoneNumber: { accountDetails: {} },
      email: { accountDetails: {} },
      error: expect.any(String),
      code: 'provider_failed',
    },
  });
  const { data } = await service.graph('{ whois(domain: "hung.com") { known reason records { server } } }');
  expect(data.whois).toEqual({ known: false, reason: 'provider_failed', records: [] });
});

test('accounts of networks, by email address and phone number', async () => {
  const body = { email: 'Ann.Lee@shop.com', phoneNumber: '+1 202-456-1111' };
  const both = await service.rest('POST', '/lookup/social', body);
  const account = { accountDetails: { chat: { registered: true } } };
  expect(both).toMatchObject({ status: 200, body: { phoneNumber: account, email: account } });
  expect(seon.asked.map(({ url }) => url).sort()).toEqual([
    '/SeonRestService/email-api/v3/ann.lee%40shop.com',
    '/SeonRestService/phone-api/v2/%2B12024561111',
  ]);
  for (const bad of [{}, { email: 'ann' }, { phoneNumber: '5' }, { email: '\u0000@x.com' }, { email: 7 }])
    expect(await service.rest('POST', '/lookup/social', bad)).toMatchObject({
      status: 400,
      body: { code: 'bad_input' },
    });
});

test('caches an answer for its account, not for others', async () => {
  const ask = (headers = {}) =>
    service.graph(
      '{ phoneFacts(number: "+12024561414") { source facts { lineType carrier { name type } } } }',
      {},
      headers,
    );
  const facts = { lineType: 'MOBILE', carrier: { name: 'Example Mobile', type: 'mobile' } };
  expect((await ask()).data.phoneFacts).toEqual({ source: 'Twilio Lookup v2', facts });
  expect((await ask()).data.phoneFacts.facts).toEqual(facts);
  expect(twilio.asked).toHaveLength(1);
  await ask((await makeAccount(client)).headers);
  expect(twilio.asked).toHaveLength(2);
});

test('an SDK key, which is public, makes no external request', async () => {
  const { headers } = await makeAccount(client, null, { sdk: true });
  const query =
    '{ phoneFacts(number: "+12024561111") { known reason } emailFacts(email: "a@shop.com") { facts { mx { known } } } }';
  const { data } = await service.graph(query, {}, headers);
  expect(data).toEqual({ phoneFacts: { known: false, reason: 'no_provider' }, emailFacts: { facts: { mx: null } } });
  expect([twilio.asked, dns.asked]).toEqual([[], []]);
});

test('an email address reports whether its domain accepts mail', async () => {
  dns.zone = { 'shop.com': { mx: [[10, 'mail.shop.com']] } };
  const query = `query Mx($email: String!) {
    emailFacts(email: $email) { known facts { valid mx { known source reason facts { acceptsMail hosts } } } }
  }`;
  const mxOf = async (email: string) => (await service.graph(query, { email })).data.emailFacts.facts;
  expect(await mxOf('a@shop.com')).toEqual({
    valid: true,
    mx: { known: true, source: 'DNS', reason: null, facts: { acceptsMail: true, hosts: ['mail.shop.com'] } },
  });
  expect(await mxOf('a@gone.com')).toMatchObject({ mx: { facts: { acceptsMail: false, hosts: [] } } });
  expect(await mxOf('nobody')).toEqual({ valid: false, mx: null });
  dns.mood = 'hang';
  expect(await mxOf('a@slow.com')).toMatchObject({ valid: true, mx: { known: false, reason: 'provider_failed' } });
});

test('a hanging provider slows down no other lookup', async () => {
  const ipFacts = (ip: string) => service.graph('query Ip($ip: String!) { ipFacts(ip: $ip) { known } }', { ip });
  const phoneFacts = (number: string) =>
    service.graph('query Phone($number: String!) { phoneFacts(number: $number) { reason } }', { number });
  await ipFacts('8.8.8.8');
  twilio.mood = 'hang';
  const hanging = Array.from({ length: 30 }, (_, n) => phoneFacts(`+1202456${1500 + n}`));
  const times: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    const startedAt = performance.now();
    const { data } = await ipFacts(`8.8.4.${n}`);
    times.push(performance.now() - startedAt);
    expect(data.ipFacts.known).toBe(true);
  }
  expect(times.sort((a, b) => a - b)[50]!).toBeLessThan(TWILIO_TIMEOUT_MS / 2);
  const reasons = (await Promise.all(hanging)).map(({ data }) => data.phoneFacts.reason as string);
  expect(new Set(reasons)).toEqual(new Set(['provider_failed']));
});

test('a screening continues without a failing provider: INCOMPLETE, and completed once it is back', async () => {
  twilio.mood = 'reset';
  const { body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    without_listing: true,
    guest: { last_name: 'Lee', phone: '+12024561777' },
  });
  await service.rest('PUT', `/reservations/${body.id}/screens`, { FraudDetectionAddon: 'required' });
  const entry = async () =>
    (await service.rest('GET', `/reservations/${body.id}/summary`)).body.details.fraud_detection as { status: string };
  const incomplete = await eventually(async () => {
    const now = await entry();
    return now.status === 'INCOMPLETE' ? now : null;
  });
  expect(incomplete).toMatchObject({ help: expect.stringContaining('the provider did not respond') });
  twilio.mood = 'answer';
  await eventually(async () => (await entry()).status === 'PASS', 25_000);
});

test("neither log nor database holds the query or a provider's key", async () => {
  const canary = { email: 'canary.guest@shop.com', phoneNumber: '+12024561888' };
  const query = '{ phoneFacts(number: "+12024561888") { known } whois(domain: "canary-domain.com") { known } }';
  for (const mood of ['answer', 'garbage', 'reset'] as const) {
    for (const server of [twilio, seon, whois]) server.mood = mood;
    await service.rest('POST', '/lookup/social', { ...canary, email: `${mood}.${canary.email}` });
    await service.rest('GET', `/lookup/whois/canary-${mood}.com`);
    await service.graph(query);
  }
  await service.logged();
  expect(logged.some((line) => line.includes('provider.failed') && line.includes('seon.unreadable'))).toBe(true);
  const { rows } = await client.query<{ xml: string }>(`select database_to_xml(true, false, '')::text as xml`);
  const left = logged.join('\n') + rows[0]!.xml;
  expect(left.match(/canary[.-]\w+|2024561888|secret[12]/gi)).toBeNull();
});
