import 'reflect-metadata';
import { guardedProvider } from '#subgraphs/intelligence/providers/guarded-provider.js';
import { dnsMx } from '#subgraphs/intelligence/email/external/dns-mx.js';
import { DNS_TYPES, type DnsServer, dnsServer } from '../support/dns-server.js';

let server: DnsServer;

beforeAll(async () => {
  server = await dnsServer();
  server.zone = {
    'shop.example': {
      mx: [
        [20, 'Backup.shop.example'],
        [10, 'mail.shop.example'],
      ],
    },
    'null.example': { mx: [[0, '']], a: ['192.0.2.1'] },
    'bare.example': { a: ['192.0.2.1'] },
    'empty.example': {},
    'broken.example': { code: 'servfail' },
    'closed.example': { code: 'refused' },
  };
});

beforeEach(() => {
  server.mood = 'answer';
  server.asked = [];
});

afterAll(() => server?.stop());

const ask = (domain: string, timeoutMs = 3_000) =>
  guardedProvider(dnsMx({ url: server.url }), {
    timeoutMs,
    concurrency: 5,
    circuit: { failures: 9, openMs: 1_000 },
  }).ask({ domain }, new AbortController().signal);

test.each([
  ['its mail servers, the preferred one first', 'shop.example', ['mail.shop.example', 'backup.shop.example']],
  ['none if it accepts no mail (RFC 7505), though it has an address', 'null.example', []],
  ['itself if it has an address and no mail server (RFC 5321, 5.1)', 'bare.example', ['bare.example']],
  ['none if it has neither', 'empty.example', []],
  ['none if the domain does not exist', 'gone.example', []],
])('a domain receives mail at %s', async (_what, domain, hosts) => {
  const today = new Date().toISOString().slice(0, 10);
  expect(await ask(domain)).toEqual({
    known: true,
    source: 'DNS',
    asOf: today,
    reason: null,
    facts: { acceptsMail: hosts.length > 0, hosts },
    gaps: [],
  });
  expect(server.asked[0]).toEqual({ name: domain, type: DNS_TYPES.MX });
});

test('broken name servers of a domain are not an outage: the answer is unknown', async () => {
  expect(await ask('broken.example')).toMatchObject({ known: false, reason: 'name_servers_of_domain_fail' });
});

test('a resolver that refuses us is an outage', async () => {
  await expect(ask('closed.example')).rejects.toMatchObject({ name: 'ProviderFailed', code: 'dns.not_connected' });
});

test.each(['hang', 'garbage'] as const)('a faulty resolver is an outage: %s', async (mood) => {
  server.mood = mood;
  const startedAt = performance.now();
  const error = await ask('shop.example', 400).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'ProviderFailed', provider: 'dns' });
  expect(JSON.stringify(error)).not.toContain('shop.example');
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
