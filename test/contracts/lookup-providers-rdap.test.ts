import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rdapDomain } from '#subgraphs/intelligence/domain/external/rdap-domain.js';
import { type Mood, type ProviderServer, providerServer } from '../support/provider-server.js';

const DOMAIN = {
  rdapConformance: ['rdap_level_0'],
  objectClassName: 'domain',
  ldhName: 'SHOP.COM',
  status: ['client transfer prohibited'],
  events: [
    { eventAction: 'registration', eventDate: '1995-08-14T04:00:00Z' },
    { eventAction: 'expiration', eventDate: '2027-08-13T04:00:00Z' },
    { eventAction: 'last update of RDAP database', eventDate: '2026-01-01T00:00:00Z' },
  ],
  entities: [
    { objectClassName: 'entity', roles: ['abuse'], vcardArray: ['vcard', [['fn', {}, 'text', 'Somebody']]] },
    {
      objectClassName: 'entity',
      handle: '376',
      roles: ['registrar'],
      vcardArray: [
        'vcard',
        [
          ['version', {}, 'text', '4.0'],
          ['fn', {}, 'text', 'Good Names, Inc.'],
        ],
      ],
    },
  ],
};

let server: ProviderServer;
let folder: string;
let file: string;

beforeAll(async () => {
  server = await providerServer();
  folder = mkdtempSync(join(tmpdir(), 'rdap-'));
  file = pathToFileURL(join(folder, 'dns.json')).href;
  const services = [
    [['net', 'com'], [`${server.url}/rdap`]],
    [['org'], [`${server.url}/other/`]],
  ];
  writeFileSync(join(folder, 'dns.json'), JSON.stringify({ version: '1.0', publication: '2026-01-01', services }));
});

beforeEach(() => {
  server.mood = 'answer';
  server.asked = [];
  server.says = () => ({ status: 200, body: DOMAIN });
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server?.stop();
});

const ask = (domain = 'shop.com', settings = { url: file, allowPrivate: true }, timeoutMs = 2_000) =>
  rdapDomain(settings).ask({ domain }, AbortSignal.timeout(timeoutMs));

test('asks the registry of the TLD and reads its record', async () => {
  expect(await ask()).toMatchObject({
    known: true,
    source: '127.0.0.1',
    facts: {
      records: [
        {
          server: '127.0.0.1',
          data: {
            domainName: 'shop.com',
            registrar: 'Good Names, Inc.',
            creationDate: '1995-08-14T04:00:00.000Z',
            expirationDate: '2027-08-13T04:00:00.000Z',
          },
        },
      ],
    },
  });
  expect(server.asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /rdap/domain/shop.com']);
  expect(server.asked[0]!.headers.accept).toBe('application/rdap+json');
});

test('reports an unregistered domain', async () => {
  server.says = () => ({ status: 404, body: { errorCode: 404 } });
  expect(await ask()).toMatchObject({ known: true, facts: { records: [] } });
});

test('a TLD missing from the bootstrap registry is unknown', async () => {
  expect(await ask('shop.zz')).toMatchObject({ known: false, reason: 'no_rdap_server_for_ending' });
  expect(server.asked).toEqual([]);
});

test('fetches the bootstrap registry once', async () => {
  server.says = ({ url }) =>
    url === '/dns.json'
      ? { status: 200, body: { services: [[['com'], [`${server.url}/rdap/`]]] } }
      : { status: 200, body: DOMAIN };
  const provider = rdapDomain({ url: `${server.url}/dns.json`, allowPrivate: true });
  for (const domain of ['shop.com', 'other.com']) await provider.ask({ domain }, AbortSignal.timeout(2_000));
  expect(server.asked.map(({ url }) => url)).toEqual(['/dns.json', '/rdap/domain/shop.com', '/rdap/domain/other.com']);
});

const MOODS: [Mood, string][] = [
  ['error', 'refused'],
  ['garbage', 'unreadable'],
  ['wrong', 'unreadable'],
  ['hang', 'timed_out'],
  ['reset', 'broken_off'],
  ['cut', 'broken_off'],
  ['endless', 'too_large'],
  ['redirect', 'refused'],
];

test.each(MOODS)('a faulty registry is an outage: %s', async (mood, because) => {
  server.mood = mood;
  const error = await ask('shop.com', undefined, mood === 'hang' ? 300 : 2_000).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'ProviderFailed', code: `rdap.${because}` });
  expect(JSON.stringify(error)).not.toContain('shop.com');
});

test('a server named by the bootstrap registry must be public', async () => {
  await expect(ask('shop.com', { url: file, allowPrivate: false })).rejects.toMatchObject({
    code: 'rdap.address_refused',
  });
  expect(server.asked).toEqual([]);
});

test('a missing bootstrap registry is an outage', async () => {
  const missing = { url: pathToFileURL(join(folder, 'none.json')).href, allowPrivate: true };
  await expect(ask('shop.com', missing)).rejects.toMatchObject({ code: 'rdap.not_connected' });
});
