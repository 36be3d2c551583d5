import 'reflect-metadata';
import { whoisDomain } from '#subgraphs/intelligence/domain/external/whois-domain.js';
import { cpuTime } from '../support/cpu-time.js';
import { type Mood, type WhoisServer, whoisServer } from '../support/provider-server.js';

const REGISTRY = `   Domain Name: SHOP.COM\r
   Registrar WHOIS Server: REGISTRAR\r
   Registrar: Good Names, Inc.\r
   Creation Date: 1995-08-14T04:00:00Z\r
   Registry Expiry Date: 2027-08-13T04:00:00Z\r
   Name Server: A.IANA-SERVERS.NET\r
\r
>>> Last update of whois database: 2026-01-01T00:00:00Z <<<\r
`;

const REGISTRAR = `Domain Name: shop.com
Registrar: Good Names Europe
Creation Date: 14-Aug-1995
Registrar Registration Expiration Date: 2027.08.13
Registrant Name: REDACTED FOR PRIVACY
`;

let root: WhoisServer;
let registry: WhoisServer;
let registrar: WhoisServer;

beforeAll(async () => {
  [root, registry, registrar] = [await whoisServer(), await whoisServer(), await whoisServer()];
});

beforeEach(() => {
  for (const server of [root, registry, registrar]) Object.assign(server, { mood: 'answer', lines: [] });
  root.says = (line) => `% IANA WHOIS server\nrefer:        127.0.0.1:${registry.port}\n\ndomain:       ${line}\n`;
  registry.says = () => REGISTRY.replace('REGISTRAR', `whois://127.0.0.1:${registrar.port}`);
  registrar.says = () => REGISTRAR;
});

afterAll(async () => {
  for (const server of [root, registry, registrar]) await server?.stop();
});

const open = (allowPrivate = true) =>
  whoisDomain({ url: `whois://127.0.0.1:${root.port}`, allowPrivate, timeoutMs: 600 });

const ask = (domain = 'shop.com', timeoutMs = 2_000, provider = open()) =>
  provider.ask({ domain }, AbortSignal.timeout(timeoutMs));

test('follows the referrals from root to registry to registrar, and reads both records', async () => {
  const answer = await ask();
  expect(answer.known && answer.facts.records).toEqual([
    {
      server: '127.0.0.1',
      data: {
        domainName: 'shop.com',
        registrar: 'Good Names, Inc.',
        creationDate: '1995-08-14T04:00:00.000Z',
        expirationDate: '2027-08-13T04:00:00.000Z',
        updatedDate: null,
        status: [],
        nameServers: ['a.iana-servers.net'],
        country: null,
      },
    },
    {
      server: '127.0.0.1',
      data: {
        domainName: 'shop.com',
        registrar: 'Good Names Europe',
        creationDate: '1995-08-14',
        expirationDate: '2027-08-13',
        updatedDate: null,
        status: [],
        nameServers: [],
        country: null,
      },
    },
  ]);
  expect([root.lines, registry.lines, registrar.lines]).toEqual([['com'], ['shop.com'], ['shop.com']]);
});

test('asks the root once per TLD', async () => {
  const provider = open();
  await ask('shop.com', 2_000, provider);
  await ask('other.com', 2_000, provider);
  expect(root.lines).toEqual(['com']);
  expect(registry.lines).toEqual(['shop.com', 'other.com']);
});

test.each(['No match for "SHOP.COM".\r\n', '% No entries found\n', 'Domain not found.\n', 'Status: free\n'])(
  'reports an unregistered domain: %s',
  async (text) => {
    registry.says = () => text;
    expect(await ask()).toMatchObject({ known: true, facts: { records: [] } });
  },
);

test('a TLD without a server is unknown', async () => {
  root.says = () => 'domain: XX\nstatus: ACTIVE\n';
  expect(await ask()).toMatchObject({ known: false, reason: 'no_whois_server_for_ending' });
});

const MOODS: [Mood, string][] = [
  ['garbage', 'unreadable'],
  ['hang', 'timed_out'],
  ['reset', 'broken_off'],
  ['endless', 'too_large'],
];

test.each(MOODS)('a faulty registry is an outage: %s', async (mood, because) => {
  registry.mood = mood;
  const error = await ask('shop.com', mood === 'hang' ? 300 : 2_000).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'ProviderFailed', code: `whois.${because}` });
  expect(JSON.stringify(error)).not.toContain('shop.com');
});

test.each(['garbage', 'reset', 'endless', 'hang'] as const)(
  'a faulty registrar server loses its own record only: %s',
  async (mood) => {
    registrar.mood = mood;
    const answer = await ask();
    expect(answer.known && answer.facts.records.map(({ data }) => data.registrar)).toEqual(['Good Names, Inc.']);
  },
);

test('referred servers must be public and on the WHOIS port', async () => {
  root.says = () => `refer: 127.0.0.1\n`;
  await expect(ask('shop.com', 2_000, open(false))).rejects.toMatchObject({ code: 'whois.address_refused' });
  root.says = () => `refer: 127.0.0.1:${registry.port}\n`;
  expect(await ask('shop.com', 2_000, open(false))).toMatchObject({ known: false });
  for (const host of ['localhost', '2130706433', '0177.0.0.1', '169.254.169.254', '10.0.0.1']) {
    root.says = () => `whois: ${host}\n`;
    await expect(ask('shop.com', 2_000, open(false))).rejects.toMatchObject({ code: 'whois.address_refused' });
  }
  expect(registry.lines).toEqual([]);
});

test('reads a record built to be slow to parse in time', async () => {
  const nasty = `Registrar: x\n${'\n'.repeat(100_000)}${'a: b\n'.repeat(20_000)}${'x'.repeat(20_000)}\nRegistrar: y\n`;
  registry.says = () => nasty.slice(0, 250_000);
  expect(await cpuTime(() => ask())).toBeLessThan(2_000);
});
