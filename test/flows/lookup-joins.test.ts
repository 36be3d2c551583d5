import pg from 'pg';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { type RestartableTest, runningTest } from '../support/running.js';
import { accountWithKey } from '../support/test-mode.js';

const TIMEOUT_MS = 1_500;

interface Joined {
  /** The capability and the provider that joins it after the built-in one. */
  name: string;
  provider: string;
  says: unknown;
  path: string;
  /** The answer of `/v1`, from the provider's answer and imported records. */
  outside: unknown;
  inside: unknown;
  query: string;
  /** The provider's name in the graph. */
  source: string;
  file: [name: string, dataset: string, content: string];
}

const threat = { ip: '93.184.216.34', source: 'AbuseIPDB', tags: ['attacks', 'tor'] };
const offender = { fname: 'Inven', lname: 'Ted', dob: '1970-01-02', state: 'TX' };

const lastYear = new Date().getUTCFullYear() - 1;

const JOINED: Joined[] = [
  {
    name: 'IP_THREATS',
    provider: 'ABUSEIPDB',
    path: '/lookup/ip-threats/93.184.216.34',
    source: 'AbuseIPDB',
    says: { data: { abuseConfidenceScore: 92, totalReports: 2, isTor: true } },
    outside: [threat],
    inside: [{ source: 'ipsum', tags: ['attacks'] }],
    query: 'ipThreats(ip: "93.184.216.34")',
    file: ['ipsum.txt', 'ip-blocklist', '93.184.216.34\t9\n'],
  },
  {
    name: 'COMPANY',
    provider: 'PDL',
    path: '/lookup/domain/shop-of-ours.com',
    source: 'People Data Labs',
    says: { name: 'shop', display_name: 'Shop' },
    outside: [{ name: 'Shop' }],
    inside: [{ name: 'Ours' }],
    query: 'domainCompanies(domain: "shop-of-ours.com")',
    file: ['pdl.csv', 'companies', 'name,domain,country\nOurs,shop-of-ours.com,Spain\n'],
  },
  {
    name: 'BREACHES',
    provider: 'HIBP',
    path: '/lookup/breaches/ann.lee@shop-of-ours.com',
    source: 'Have I Been Pwned',
    says: [{ Name: 'Shop', Domain: 'shop.example', BreachDate: '2024-05-06' }],
    outside: [{ Name: 'Shop', BreachDate: '2024-05-06' }],
    inside: [{ Name: 'Other' }],
    query: 'emailBreaches(email: "Ann.Lee@shop-of-ours.com")',
    file: ['accounts.csv', 'breaches', 'email,breach\nann.lee@shop-of-ours.com,Other\n'],
  },
  {
    name: 'SEX_OFFENDERS',
    provider: 'OFFENDERS',
    source: 'Offender register service',
    path: `/lookup/sexoffender?${new URLSearchParams(offender).toString()}`,
    says: { offenders: [{ id: 7, firstName: 'Inven', lastName: 'Ted', dob: '1970-01-02' }] },
    outside: { total: 1, count: 1, items: [{ id: '7' }], warning: expect.stringContaining('prosecuted') },
    inside: { total: 1, items: [{ id: 'T1' }] },
    query: 'sexOffenders(search: { fname: "Inven", lname: "Ted", dob: "1970-01-02", state: "TX" })',
    file: ['register.csv', 'sex-offenders', 'id,fname,lname,state,dob\nT1,Inven,Ted,TX,1970-01-02\n'],
  },
  {
    name: 'EVICTIONS',
    provider: 'NYC_EVICTIONS',
    source: 'New York City open data',
    path: '/tenant-evictions/search?street=12%20Elm%20St&postal_code=10458',
    says: [{ court_index_number: '7/24', eviction_address: '12 ELM STREET', executed_date: `${lastYear}-01-02` }],
    outside: { total: 1, count: 1, items: [{ case_number: '7/24', source: 'US-NY' }] },
    inside: { total: 1, items: [{ case_number: 'C-1' }] },
    query: 'tenantEvictions(search: { street: "12 Elm St", postalCode: "10458" })',
    file: [
      'cases.csv',
      'evictions',
      `full_name,eviction_date,case_number,street,state,postal_code\nAnn Lee,${lastYear}-01-02,C-1,12 Elm St,NY,10458\n`,
    ],
  },
];

let service: RestartableTest;
let data: DatasetTest;
let client: pg.Client;
const servers = new Map<string, ProviderServer>();

function environmentOf(order: (provider: string) => string, more: Record<string, string> = {}): Record<string, string> {
  const entries = JOINED.flatMap(({ name, provider }) => [
    [`LOOKUP_${name}`, order(provider.toLowerCase())],
    [`LOOKUP_${name}_CACHE_HOURS`, '0'],
    [`LOOKUP_${provider}_URL`, servers.get(provider)!.url],
    [`LOOKUP_${provider}_KEY`, 'secret'],
    [`LOOKUP_${provider}_TIMEOUT_MS`, String(TIMEOUT_MS)],
  ]);
  const social = { LOOKUP_SOCIAL: 'embedded,gravatar', LOOKUP_GRAVATAR_URL: servers.get('GRAVATAR')!.url };
  const base = { LOOKUP_CIRCUIT_FAILURES: '1000', OFFENDER_STATES_OFF: 'CA' };
  return { ...(Object.fromEntries(entries) as Record<string, string>), ...social, ...base, ...more };
}

const asked = () => [...servers.values()].flatMap((server) => server.asked.map(({ url }) => url));

beforeAll(async () => {
  for (const { provider } of [...JOINED, { provider: 'GRAVATAR' }]) servers.set(provider, await providerServer());
  service = await runningTest(environmentOf((provider) => `embedded,${provider}`));
  data = datasetsOn(service.databaseUrl);
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

beforeEach(() => {
  for (const { provider, says } of JOINED) servers.get(provider)!.says = () => ({ status: 200, body: says });
  servers.get('GRAVATAR')!.says = () => ({ status: 200, body: '' });
  for (const server of servers.values()) Object.assign(server, { asked: [], mood: 'answer' });
});

afterAll(async () => {
  await client?.end();
  await data?.close();
  await service?.stop();
  for (const server of servers.values()) await server.stop();
});

const graph = async (query: string, headers = {}) => {
  const { data: answers, errors } = await service.graph(`{ it: ${query} { known source asOf reason } }`, {}, headers);
  expect(errors).toBeUndefined();
  return answers.it as { known: boolean; source: string | null; asOf: string | null; reason: string | null };
};

describe.each(JOINED.map((row) => [row.name, row] as const))('%s, without imported data', (_name, row) => {
  test('is answered by the next provider, with its name and the date of its data', async () => {
    expect(await service.rest('GET', row.path)).toMatchObject({ status: 200, body: row.outside });
    const today = new Date().toISOString().slice(0, 10);
    expect(await graph(row.query)).toEqual({ known: true, source: row.source, asOf: today, reason: null });
    expect(servers.get(row.provider)!.asked).toHaveLength(2);
  });

  test.each(['hang', 'garbage', 'error', 'endless', 'reset'] as const)('returns 500 in time: %s', async (mood) => {
    servers.get(row.provider)!.mood = mood;
    const startedAt = performance.now();
    const { status, body } = await service.rest('GET', row.path);
    expect(performance.now() - startedAt).toBeLessThan(TIMEOUT_MS + 10_000);
    expect({ status, body }).toMatchObject({
      status: 500,
      body: { code: 'provider_failed', error: expect.stringMatching(/\S/) },
    });
    expect(await graph(row.query)).toEqual({ known: false, source: null, asOf: null, reason: 'provider_failed' });
  });

  test('makes no external request for a test mode account, by any route', async () => {
    const { headers } = await accountWithKey(service);
    expect((await service.rest('GET', row.path, undefined, headers)).status).toBe(200);
    expect(await graph(row.query, headers)).toMatchObject({ known: false, reason: 'no_records_imported' });
    expect(asked()).toEqual([]);
  });
});

test('looks up accounts in networks of a test account with the built-in provider only', async () => {
  const body = { email: 'ann.lee@shop-of-ours.com' };
  const { headers } = await accountWithKey(service);
  const tested = await service.rest('POST', '/lookup/social', body, headers);
  expect(tested).toMatchObject({
    status: 200,
    body: { email: { accountDetails: {} }, phoneNumber: { accountDetails: {} } },
  });
  expect(asked()).toEqual([]);
  const live = await service.rest('POST', '/lookup/social', body);
  expect(live.body.email).toEqual({ accountDetails: { gravatar: { registered: true } } });
  expect(asked()).toHaveLength(1);
});

test('does not ask about a disabled state', async () => {
  const path = JOINED[3]!.path.replace('TX', 'CA');
  expect((await service.rest('GET', path)).body).toMatchObject({ total: 0, reason: 'state_switched_off' });
  expect(asked()).toEqual([]);
});

test('omits records about another person of that name', async () => {
  const others = [
    { id: 1, name: 'Inven Ted', dob: '1990-09-09' },
    { id: 2, name: 'Inven Ted' },
  ];
  servers.get('OFFENDERS')!.says = () => ({ status: 200, body: { offenders: others } });
  expect((await service.rest('GET', JOINED[3]!.path)).body).toMatchObject({ total: 1, items: [{ id: '2' }] });
});

describe('once records are imported', () => {
  beforeAll(async () => {
    for (const { file } of JOINED) await data.load(file[1], data.file(file[0], file[2]));
    const breaches = JSON.stringify([
      { Name: 'LinkedIn', Domain: 'linkedin.com', BreachDate: '2012-05-05' },
      { Name: 'Other', Domain: 'other.example', BreachDate: '2020-01-01' },
    ]);
    data.file('both/catalogue.json', breaches);
    const accounts = 'email,breach\nann.lee@shop-of-ours.com,Other\nbob@shop-of-ours.com,LinkedIn\n';
    await data.load('breaches', data.file('both/accounts.csv', accounts).replace('/accounts.csv', ''));
  });

  // People are searched for in all sources: one does not replace another.
  const JOINT = ['SEX_OFFENDERS', 'EVICTIONS'];

  test.each(JOINED.filter(({ name }) => JOINT.includes(name)))('$name asks both and joins the answers', async (row) => {
    const { body } = await service.rest('GET', row.path);
    const { items } = row.inside as { items: object[] };
    expect(body).toMatchObject({ total: 2, items: expect.arrayContaining([expect.objectContaining(items[0]!)]) });
    expect(asked()).toHaveLength(1);
  });

  test.each(JOINED.filter(({ name }) => !JOINT.includes(name)))('$name is answered by records alone', async (row) => {
    expect(await service.rest('GET', row.path)).toMatchObject({ status: 200, body: row.inside });
    expect(await graph(row.query)).toMatchObject({ known: true, asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d/) });
    expect(asked()).toEqual([]);
  });

  test('a company missing from the list is left to the next provider', async () => {
    const { body } = await service.rest('GET', '/lookup/domain/not-listed.com');
    expect(body).toMatchObject([{ name: 'Shop' }]);
  });

  test("a breach of a network shows that an account existed, in addition to the networks' own answers", async () => {
    servers.get('GRAVATAR')!.says = () => ({ status: 404 });
    const { body } = await service.rest('POST', '/lookup/social', { email: 'bob@shop-of-ours.com' });
    const networks = { linkedin: { registered: true }, gravatar: { registered: false } };
    expect(body.email).toEqual({ accountDetails: networks });
  });

  test('in reverse order asks the external provider first, and the records replace it when it fails', async () => {
    await service.restart(environmentOf((provider) => `${provider},embedded`));
    const row = JOINED[0]!;
    expect((await service.rest('GET', row.path)).body).toMatchObject(row.outside as object[]);
    servers.get(row.provider)!.mood = 'hang';
    expect(await service.rest('GET', row.path)).toMatchObject({ status: 200, body: row.inside });
  });

  test('caches an answer for the lifetime of its capability, and opens a circuit', async () => {
    const settings = { LOOKUP_IP_THREATS_CACHE_HOURS: '1', LOOKUP_CIRCUIT_FAILURES: '2' };
    await service.restart(environmentOf((provider) => provider, settings));
    const [threats, company] = [JOINED[0]!, JOINED[1]!];
    for (let n = 0; n < 3; n += 1) await service.rest('GET', threats.path);
    expect(servers.get(threats.provider)!.asked).toHaveLength(1);
    servers.get(company.provider)!.mood = 'error';
    for (let n = 0; n < 4; n += 1) expect((await service.rest('GET', company.path)).status).toBe(500);
    expect(servers.get(company.provider)!.asked).toHaveLength(2);
  });
});
