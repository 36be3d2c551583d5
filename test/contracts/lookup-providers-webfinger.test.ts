import 'reflect-metadata';
import { guardedProvider } from '#subgraphs/intelligence/providers/guarded-provider.js';
import { webfingerSocial } from '#subgraphs/intelligence/social/external/webfinger-social.js';
import { type Mood, type ProviderServer, providerServer } from '../support/provider-server.js';

let server: ProviderServer;

beforeAll(async () => {
  server = await providerServer();
});

beforeEach(() => {
  server.mood = 'answer';
  server.asked = [];
});

afterAll(() => server?.stop());

const ask = (timeoutMs = 2_000) =>
  guardedProvider(webfingerSocial({ allowPrivate: true, originOf: () => server.url, timeoutMs }), {
    timeoutMs,
    concurrency: 1,
    circuit: { failures: 1, openMs: 60_000 },
  }).ask({ email: 'ann.lee@shop.example', phone: null }, new AbortController().signal);

test('finds an account that its host knows', async () => {
  const body = { subject: 'acct:ann.lee@shop.example', links: [{ rel: 'self', href: 'https://shop.example/u/1' }] };
  server.says = () => ({ status: 200, body });
  expect(await ask()).toMatchObject({
    known: true,
    facts: { accounts: [{ by: 'email', network: 'webfinger', registered: true }] },
  });
  const [asked] = server.asked;
  expect(asked!.url).toBe('/.well-known/webfinger?resource=acct%3Aann.lee%40shop.example');
  expect(asked!.headers.accept).toBe('application/jrd+json');
});

test('reports an account that its host does not know', async () => {
  server.says = () => ({ status: 404 });
  expect(await ask()).toMatchObject({ facts: { accounts: [{ registered: false }] } });
});

test.each<Mood>(['error', 'garbage', 'wrong', 'reset', 'cut', 'endless', 'redirect', 'hang'])(
  'a faulty host named by a guest opens no circuit: %s',
  async (mood) => {
    server.mood = mood;
    expect(await ask(300)).toMatchObject({ known: false, reason: 'host_speaks_no_webfinger' });
  },
);

test.each(['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '10.1.2.3', '0x7f.1'])(
  'a host named by a guest must be public: %s',
  async (host) => {
    let looked = 0;
    const lookup = async () => {
      looked += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const originOf = () => `${server.url.replace('127.0.0.1', host)}`;
    const provider = webfingerSocial({ allowPrivate: false, timeoutMs: 2_000, lookup, originOf });
    const answer = await provider.ask({ email: 'ann.lee@shop.example', phone: null }, AbortSignal.timeout(2_000));
    expect(answer).toMatchObject({ known: false });
    expect({ asked: server.asked, looked }).toEqual({ asked: [], looked: 0 });
  },
);

test('refuses a name that resolves to a private address', async () => {
  const lookup = async () => [{ address: '127.0.0.1', family: 4 }];
  const originOf = (domain: string) => server.url.replace('127.0.0.1', domain);
  const provider = webfingerSocial({ allowPrivate: false, timeoutMs: 2_000, lookup, originOf });
  expect(await provider.ask({ email: 'a@shop.example', phone: null }, AbortSignal.timeout(2_000))).toMatchObject({
    known: false,
  });
  expect(server.asked).toEqual([]);
});
