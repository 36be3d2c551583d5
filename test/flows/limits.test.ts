import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type Client, createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { serviceViewer } from '#kit/graph/graph.js';
import { signViewer } from '#kit/viewer/viewer-token.js';
import { FIRST_KEY, type RunningTest, runningTest } from '../support/running.js';
import { twoGateways } from '../support/two-gateways.js';

const SECRET = 'a secret of the test, long enough to be taken';
const opened: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

async function open(environment: Record<string, string>): Promise<RunningTest> {
  const service = await runningTest({ SERVICE_SECRET: SECRET, ...environment });
  opened.push(() => service.stop());
  return service;
}

/** Another key of the first account, optionally with its own limit. */
async function makeKey(service: RunningTest, ratePerMinute: number | null = null): Promise<{ 'x-api-key': string }> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const key = `sk_live_${Math.random().toString(36).slice(2).padEnd(43, 'k')}`;
  await client.query(
    `insert into identity.api_key
       (account_id, id, key_hash, ending, sdk, enabled, description, created_at, updated_at, rate_per_minute)
     select id, gen_random_uuid(), $1, 'kkkk', false, true, 'test', now(), now(), $2 from identity.account limit 1`,
    [createHash('sha256').update(key).digest('hex'), ratePerMinute],
  );
  await client.end();
  return { 'x-api-key': key };
}

const get = async (url: string, headers: Record<string, string>, path = '/v1/accounts/me') => {
  const answer = await fetch(`${url}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, string> };
};

async function statuses(count: number, ask: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < count; n += 1) found.push((await ask(n)).status);
  return found;
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('the limit of a key', () => {
  test('is in every answer; above it returns 429 with the retry time and the uniform body', async () => {
    const { url } = await open({ RATE_LIMIT_PER_MINUTE: '3' });
    const headers = { 'x-api-key': FIRST_KEY };
    for (const left of [2, 1, 0]) {
      const answer = await get(url, headers);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('ratelimit')).toMatch(new RegExp(`^"key";r=${left};t=\\d+, "address";r=\\d+;t=\\d+$`));
      expect(answer.headers.get('ratelimit-policy')).toBe('"key";q=3;w=60, "address";q=1000000;w=300');
    }
    const refused = await get(url, headers);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests', error: expect.any(String) } });
    expect(refused.body.request_id).toBe(refused.headers.get('request-id'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(55);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit')).toMatch(/^"key";r=0;/);
    const unknown = await get(url, { 'x-api-key': 'sk_live_wrong' });
    expect(unknown.status).toBe(401);
    expect(unknown.headers.get('ratelimit')).toMatch(/^"address";r=/);
  });

  test('is 50 by default, per key, and can be set per key', async () => {
    const service = await open({ RATE_LIMIT_PER_MINUTE: '' });
    const [one, other, own] = [await makeKey(service), await makeKey(service), await makeKey(service, 7)];
    expect(await statuses(52, () => get(service.url, one))).toEqual([...times(50, 200), 429, 429]);
    expect((await get(service.url, other)).status).toBe(200);
    expect(await statuses(8, () => get(service.url, own))).toEqual([...times(7, 200), 429]);
    expect((await get(service.url, own)).headers.get('ratelimit-policy')).toContain('"key";q=7;w=60');
  });

  test('counts operations: each root field of a GraphQL document, accepted as a whole or not at all', async () => {
    const service = await open({ RATE_LIMIT_PER_MINUTE: '10' });
    const ask = async (query: string) => {
      const answer = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as { data?: object } };
    };
    expect(
      (await ask('{ a: me { id } b: me { id } ...F } fragment F on Query { c: me { id } d: me { id } }')).headers.get(
        'ratelimit',
      ),
    ).toMatch(/^"key";r=6;/);
    const five = '{ a: me { id } b: me { id } c: me { id } d: me { id } e: me { id } }';
    expect(await ask(five)).toMatchObject({ status: 200 });
    const refused = await ask(five);
    expect(refused).toMatchObject({ status: 429, body: { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] } });
    expect(refused.body.data).toBeUndefined();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const before = await ask('{ me { id } }');
    const seconds = Number(before.headers.get('retry-after'));
    const extensions = { code: 'TOO_MANY_REQUESTS', requestId: before.headers.get('request-id'), retryAfter: seconds };
    expect(before).toMatchObject({ status: 429, body: { errors: [{ extensions }] } });
    expect(before.headers.get('ratelimit')).toMatch(/^"key";r=\d/);
  });

  test('counts messages over an open socket: queries, mutations and unparsable ones, but no subscriptions', async () => {
    const service = await open({ RATE_LIMIT_PER_MINUTE: '6' });
    const client = socket(service);
    const saving = `mutation { saveListing(input: { listing: { myId: "x" } }) { listing { id } userErrors { code message field rule } } }`;
    const watching = `subscription { verificationStatusChanged(reservationId: "x") { type } }`;
    const codes: unknown[] = [];
    const counted = [
      '{ me { id } }',
      saving,
      '{ me',
      '{ a: me { id } b: me { id } }',
      '{ me { id } }',
      '{ me { id } }',
    ];
    for (const query of [watching, ...counted, watching]) codes.push(await codeOf(client, query));
    // What is wrong with the listing is in `userErrors`.
    expect(codes.slice(0, 3)).toEqual(['RESERVATION_NOT_FOUND', null, null]);
    expect(codes.slice(4)).toEqual([null, null, 'TOO_MANY_REQUESTS', 'RESERVATION_NOT_FOUND']);
    expect((await get(service.url, { 'x-api-key': FIRST_KEY })).status).toBe(429);
  });
});

function socket(service: RunningTest): Client {
  const client = createClient({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { 'x-api-key': service.key },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => {},
  });
  opened.push(async () => client.dispose());
  return client;
}

/** The code of the first error; null if there is none. */
async function codeOf(client: Client, query: string): Promise<unknown> {
  const told = await new Promise<readonly { extensions?: { code?: unknown } }[]>((resolve, reject) => {
    const close = client.subscribe(
      { query },
      {
        next: ({ errors }) => (resolve(errors ?? []), close()),
        error: (error) => (Array.isArray(error) ? resolve(error) : reject(error as Error)),
        complete: () => resolve([]),
      },
    );
  });
  return told.length > 0 ? (told[0]!.extensions?.code ?? 'none') : null;
}

describe('the limit of an address', () => {
  test('also counts requests without a key, rejects with the uniform body, and applies to sockets', async () => {
    const service = await open({ EDGE_RATE_LIMIT_PER_5_MINUTES: '4' });
    const asked = await statuses(4, (n) => get(service.url, n % 2 ? {} : { 'x-api-key': FIRST_KEY }));
    expect(asked).toEqual([200, 401, 200, 401]);
    const refused = await get(service.url, { 'x-api-key': FIRST_KEY });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.body.request_id).toBe(refused.headers.get('request-id'));
    expect(refused.headers.get('ratelimit-policy')).toBe('"address";q=4;w=300');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    const ws = new WebSocket(`${service.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const [, response] = (await once(ws, 'unexpected-response')) as [unknown, { statusCode: number; headers: object }];
    expect(response).toMatchObject({ statusCode: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    ws.on('error', () => {}).terminate();
    expect((await get(service.url, {}, '/health/live')).status).toBe(200);
  });

  test("ignores the service's own requests, but counts forged tokens", async () => {
    const service = await open({ EDGE_RATE_LIMIT_PER_5_MINUTES: '3', RATE_LIMIT_PER_MINUTE: '3' });
    const { id } = (await get(service.url, { 'x-api-key': FIRST_KEY })).body;
    const viewer = serviceViewer(id!);
    const bearer = async (secret: string) => ({
      authorization: `Bearer ${signViewer(viewer, 'gateway', new TextEncoder().encode(secret))}`,
    });
    const ours = await bearer(SECRET);
    expect(await statuses(10, () => get(service.url, ours))).toEqual(times(10, 200));
    const forged = await bearer('another secret, just as long as the real one');
    expect(await statuses(3, () => get(service.url, forged))).toEqual([401, 401, 429]);
  });

  test.each([
    ['without a proxy in front, whatever X-Forwarded-For says', '0', (n: number) => `203.0.113.${n}`],
    ["behind a proxy, whatever comes before the proxy's own part", '1', (n: number) => `203.0.113.${n}, 198.51.100.1`],
    [
      'behind a trusted network, whatever comes before the last address outside it',
      '127.0.0.0/8, 10.0.0.0/8',
      (n: number) => `203.0.113.${n}, 198.51.100.1, 10.0.0.9`,
    ],
  ])('a forged source gains nothing %s', async (_title, proxies, forwarded) => {
    const { url } = await open({ EDGE_RATE_LIMIT_PER_5_MINUTES: '3', TRUSTED_PROXIES: proxies });
    const asked = await statuses(5, (n) => get(url, { 'x-api-key': FIRST_KEY, 'x-forwarded-for': forwarded(n) }));
    expect(asked).toEqual([200, 200, 200, 429, 429]);
  });

  test('each client behind a proxy has its own limit', async () => {
    const { url } = await open({ EDGE_RATE_LIMIT_PER_5_MINUTES: '1', TRUSTED_PROXIES: '1' });
    const from = (address: string) => get(url, { 'x-api-key': FIRST_KEY, 'x-forwarded-for': address });
    expect(await statuses(4, (n) => from(`203.0.113.${n % 2}`))).toEqual([200, 200, 429, 429]);
  });
});

test('two gateways on one database allow 50 between them, not 100', async () => {
  const two = await twoGateways({ RATE_LIMIT_STORE: 'database', RATE_LIMIT_PER_MINUTE: '50' });
  opened.push(() => two.stop());
  const ask = (n: number) => get(two.gateways[n % 2]!.url, { 'x-api-key': FIRST_KEY });
  const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => ask(n)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(70);
  for (const n of [0, 1]) {
    const { headers } = await ask(n);
    expect(headers.get('ratelimit')).toMatch(/^"key";r=0;/);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
});
