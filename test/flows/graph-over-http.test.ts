import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { FIRST_KEY, type RunningTest, runningTest } from '../support/running.js';
import { accountWithKey } from '../support/test-mode.js';

const PAGE = 'https://app.example.com';
const RESPONSE = 'application/graphql-response+json';
const KEY = { 'x-api-key': FIRST_KEY };
const BEARER = { authorization: `Bearer ${FIRST_KEY}` };
const ME = '{ me { id name } }';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest({ CORS_ORIGINS: PAGE });
});

afterAll(() => service?.stop());

interface Body {
  data?: { me?: { id: string } };
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

async function ask(headers: Record<string, string>, body: string | object = { query: ME }) {
  const answer = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
}

describe('a refused request is a GraphQL response', () => {
  test.each([
    ['without a key', {}, { query: ME }, 401, 'UNAUTHENTICATED'],
    ['with an unknown key', { 'x-api-key': 'sk_live_wrong' }, { query: ME }, 401, 'UNAUTHENTICATED'],
    ['that is too large', KEY, 'x'.repeat(1_100_000), 413, 'BODY_TOO_LARGE'],
    ['whose document is too long', KEY, { query: 'x'.repeat(100_001) }, 400, 'QUERY_TOO_LONG'],
    ['that is not JSON', KEY, '{"query":', 400, 'MALFORMED_REQUEST'],
    ['in another charset', { ...KEY, 'content-type': 'application/json; charset=latin1' }, '{}', 415, ''],
    ['with several operations', KEY, [{ query: ME }], 400, 'BAD_REQUEST'],
  ])('%s', async (_title, headers, body, status, code) => {
    for (const accept of ['*/*', 'application/json', RESPONSE, `${RESPONSE}, application/json;q=0.9`]) {
      const answer = await ask({ ...headers, accept }, body);
      const type = accept.startsWith(RESPONSE) ? RESPONSE : 'application/json';
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, `${type}; charset=utf-8`]);
      const extensions = {
        code: code || 'UNSUPPORTED_CHARSET',
        requestId: answer.headers.get('request-id'),
      };
      expect(answer.body).toEqual({ errors: [{ message: expect.any(String), extensions }] });
    }
  });

  test('of a suspended account', async () => {
    const { id, headers } = await accountWithKey(service, { name: 'Suspended' });
    expect((await service.rest('PUT', `/accounts/${id}?suspended=true`, {})).status).toBe(200);
    const refused = await ask(headers);
    expect(refused).toMatchObject({ status: 403, body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } });
    expect((await service.rest('GET', '/accounts/me', undefined, headers)).body).toMatchObject({ code: 'forbidden' });
  });

  test('but not under /v1', async () => {
    const { status, body } = await service.rest('GET', '/accounts/me', undefined, { 'x-api-key': 'wrong' });
    const same = { error: expect.any(String), code: 'unauthenticated', request_id: expect.any(String) };
    expect([status, body]).toEqual([401, same]);
  });
});

describe('Authorization: Bearer', () => {
  const socketMe = (connectionParams: Record<string, unknown>, headers: Record<string, string> = {}) =>
    new Promise<unknown>((resolve) => {
      const webSocketImpl = class extends WebSocket {
        constructor(url: string, protocol: string) {
          super(url, protocol, { headers });
        }
      };
      const url = `${service.url.replace('http', 'ws')}/graphql`;
      const client = createClient({ url, webSocketImpl, connectionParams, retryAttempts: 0 });
      const end = (outcome: unknown): void => {
        resolve(outcome);
        void client.dispose();
      };
      client.subscribe<Body['data']>(
        { query: ME },
        {
          next: ({ data }) => end(data?.me?.id),
          error: (error) => end((error as { code?: number }).code),
          complete() {},
        },
      );
    });

  test('works like x-api-key: for the graph, by GET, for /v1 and for sockets', async () => {
    const { id } = (await ask(KEY)).body.data!.me!;
    expect((await ask(BEARER)).body.data!.me!.id).toBe(id);
    expect((await ask({ ...BEARER, ...KEY })).body.data!.me!.id).toBe(id);
    const url = `${service.url}/graphql?query=${encodeURIComponent(ME)}`;
    expect((await fetch(url, { headers: BEARER })).status).toBe(200);
    const rest = await fetch(`${service.url}/v1/accounts/me`, { headers: BEARER });
    expect([rest.status, await rest.json()]).toMatchObject([200, { id }]);
    for (const params of [{ Authorization: BEARER.authorization }, { ...BEARER, ...KEY }, KEY])
      expect(await socketMe(params)).toBe(id);
    expect(await socketMe({}, BEARER)).toBe(id);
  });

  test('another key beside x-api-key is refused, whichever is valid', async () => {
    const other = 'sk_live_wrong';
    for (const headers of [
      { ...BEARER, 'x-api-key': other },
      { authorization: `Bearer ${other}`, ...KEY },
    ]) {
      expect((await ask(headers)).body.errors![0]!.message).toMatch(/two different credentials/);
      const rest = await fetch(`${service.url}/v1/accounts/me`, { headers });
      expect([rest.status, await rest.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
      expect(await socketMe(headers)).toBe(4403);
    }
    expect(await socketMe({ 'x-api-key': other }, BEARER)).toBe(4403);
  });

  test('with an unknown key, or a token that no process of the service signed, is refused', async () => {
    for (const bearer of ['sk_live_wrong', 'eyJhbGciOiJub25lIn0.eyJ2aWV3ZXIiOnsia2luZCI6InNlcnZpY2UifX0.', '']) {
      expect((await ask({ authorization: `Bearer ${bearer}` })).status).toBe(401);
      expect(await socketMe({ authorization: `Bearer ${bearer}` })).toBe(4403);
    }
  });

  test("a proxy's own Basic credential does not matter", async () => {
    expect((await ask({ ...KEY, authorization: 'Basic dXNlcjpwYXNz' })).status).toBe(200);
  });
});

describe('pages of other origins', () => {
  const preflight = (path: string, origin: string) =>
    fetch(`${service.url}${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });

  test.each(['/graphql', '/v1/reservations', '/v1/accounts/me'])('may call %s if they are listed', async (path) => {
    const { status, headers } = await preflight(path, PAGE);
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([204, PAGE, 'Origin']);
    expect(headers.get('access-control-allow-methods')).toContain('POST');
    for (const name of ['authorization', 'x-api-key', 'content-type', 'idempotency-key', 'last-event-id'])
      expect(headers.get('access-control-allow-headers')!.split(', ')).toContain(name);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each(['https://evil.example.com', `${PAGE}.evil.com`, 'http://app.example.com', 'null'])(
    '%s is not listed',
    async (origin) => {
      for (const path of ['/graphql', '/v1/reservations']) {
        const { status, headers } = await preflight(path, origin);
        expect([status === 204, headers.get('access-control-allow-origin')]).toEqual([false, null]);
      }
      expect((await ask({ ...KEY, origin })).headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('can read answers, errors included, but never with cookies', async () => {
    for (const [headers, status] of [
      [KEY, 200],
      [{}, 401],
    ] as const) {
      const answer = await ask({ ...headers, origin: PAGE });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, PAGE]);
      expect(answer.headers.get('access-control-expose-headers')).toMatch(/Request-Id, Retry-After/);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
    const cookie = { cookie: `session=${'a'.repeat(43)}`, 'apollo-require-preflight': '1', origin: PAGE };
    expect((await ask(cookie)).status).toBe(403);
  });

  test('pages and health checks are not opened', async () => {
    for (const path of ['/sign-in', '/health/live', '/portal-uploads/id-image/front/passport'])
      expect((await preflight(path, PAGE)).headers.get('access-control-allow-origin')).toBeNull();
  });
});

test.each(['defer', 'stream'])('@%s is refused by its name', async (directive) => {
  const query = `{ me { id ${directive === 'defer' ? '... @defer { name }' : 'name @stream'} } }`;
  const accept = `multipart/mixed;deferSpec=20220824, ${RESPONSE}, application/json;q=0.9`;
  const { status, body } = await ask({ ...KEY, accept }, { query });
  const message = expect.stringContaining(`The @${directive} directive is not supported`) as string;
  expect([status, body.errors]).toMatchObject([
    400,
    [{ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED', requestId: expect.any(String) } }],
  ]);
});

test('a wrong enum value is answered with the allowed ones', async () => {
  const { body } = await ask(KEY, { query: '{ reservations(filter: { status: "CONFIRMED" }) { total } }' });
  expect(body.errors!.map(({ message }) => message)).toEqual([
    'Expected a value of "ReservationStatus" enum, without quotes. Allowed values: CONFIRMED, CANCELED, INQUIRY.',
  ]);
});
