import { request as plainRequest } from 'node:http';
import { ROUTES } from '#rest-shim/routes/all.js';
import { answerEarly } from '#gateway/http/open-server.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '10000' });
});

afterAll(async () => {
  await service?.stop();
});

const PATHS = [...new Set(ROUTES.map(({ path }) => path))];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A path as callers write it; the values of its parameters match no other route. */
const written = (path: string) => path.replace(/:\w+/g, 'x1');

/** The methods of all routes that match a path. */
function methodsOf(path: string): string[] {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`, 'i').test(written(path)) ? [pattern] : [];
  const patterns = new Set(PATHS.flatMap(fits));
  return ROUTES.filter((row) => patterns.has(row.path)).map(({ method }) => method.toUpperCase());
}

test.each(PATHS)('%s lists its allowed methods', async (path) => {
  const taken = methodsOf(path);
  for (const method of METHODS.filter((one) => !taken.includes(one))) {
    const { status, headers, body } = await service.rest(method, written(path));
    expect([method, status, body.code]).toEqual([method, 405, 'method_not_allowed']);
    expect(body.request_id).toBe(headers.get('request-id'));
    const allowed = headers.get('allow')!.split(', ');
    expect(allowed).toEqual([...new Set([...taken, ...(taken.includes('GET') ? ['HEAD'] : [])])].sort());
  }
});

test('an unknown path is 404 with every method', async () => {
  for (const method of METHODS) {
    const { status, headers, body } = await service.rest(method, '/nothing/at/all');
    expect([status, body.code, headers.get('allow')]).toEqual([404, 'not_found', null]);
  }
});

test('HEAD responds like GET without a body, OPTIONS names the methods', async () => {
  const send = (method: string) =>
    fetch(`${service.url}/v1/accounts/me`, { method, headers: { 'x-api-key': service.key } });
  const head = await send('HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  const options = await send('OPTIONS');
  expect([options.status, options.headers.get('allow')]).toEqual([200, 'GET, HEAD, PUT']);
});

const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
];

test.each(OTHER_TYPES)('a body of type %s is refused and creates nothing', async (type) => {
  const children = async () => (await service.rest('GET', '/accounts/children')).body.total as number;
  const before = await children();
  const answer = await fetch(`${service.url}/v1/accounts/register`, {
    method: 'POST',
    headers: { 'x-api-key': service.key, 'content-type': type },
    body: '{"name":"Kid"}',
  });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([415, 'unsupported_media_type']);
  expect(await children()).toBe(before);
});

test('a body without a type is refused, a missing body is not', async () => {
  const status = (body: string | null) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'x-api-key': service.key, ...(body && { 'content-length': String(body.length) }) };
      const sent = plainRequest(`${service.url}/v1/accounts/register`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      });
      sent.on('error', reject).end(body);
    });
  expect([await status('{"name":"Kid"}'), await status(null)]).toEqual([415, 200]);
});

test.each(['application/json', 'APPLICATION/JSON; charset=utf-8', 'application/merge-patch+json'])(
  'a body of type %s is read',
  async (type) => {
    const { status, body } = await service.rest(
      'POST',
      '/accounts/register',
      { name: 'Kid' },
      { 'content-type': type },
    );
    expect([status, body.name]).toEqual([200, 'Kid']);
  },
);

test('responses of /v1 are not cacheable', async () => {
  for (const path of ['/accounts/me', '/listings/none', '/nothing'])
    expect((await service.rest('GET', path)).headers.get('cache-control')).toBe('no-store');
});

test('responses during startup have a request id like every other response', () => {
  const told: { head?: Record<string, string>; body?: string } = {};
  const response = {
    writeHead: (_status: number, head: Record<string, string>) => (told.head = head),
    end: (body: string) => (told.body = body),
  };
  answerEarly({} as never, response as never);
  expect(JSON.parse(told.body!)).toMatchObject({ code: 'unavailable', request_id: told.head!['Request-Id'] });
});

describe('pages of other origins', () => {
  const PAGE = { origin: 'https://shop.example' };
  const preflight = (path: string) =>
    fetch(`${service.url}/v1${path}`, {
      method: 'OPTIONS',
      headers: { ...PAGE, 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-api-key' },
    });

  test.each([
    ['/listings/propertyTypes', 'GET'],
    ['/validate/phone/%2B13035550123', 'GET'],
    ['/validate/phone', 'POST'],
    ['/validate/email/a%40example.com', 'GET'],
    ['/lookup/phone', 'POST'],
  ])('may call %s, which SDK keys may do', async (path, methods) => {
    const { status, headers } = await preflight(path);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-methods')).toBe(methods);
    expect(headers.get('access-control-allow-headers')).toMatch(/x-api-key/);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const refused = await fetch(`${service.url}/v1${path}`, { headers: PAGE, method: methods });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  });

  test.each(['/accounts/me', '/reservations', '/lookup/breaches', '/listings/x1', '/graphql'])(
    'may not call %s',
    async (path) => {
      expect((await preflight(path)).headers.get('access-control-allow-origin')).toBeNull();
      const { headers } = await service.rest('GET', path, undefined, PAGE);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('an SDK key may call exactly the operations open to pages', async () => {
    const sdk = (await service.rest('POST', '/accounts/keys', { sdk: true })).body.value as string;
    const bodies: Record<string, object> = { email: { email: 'a@example.com' }, phone: { number: '+13035550123' } };
    for (const { path, method, forPages } of ROUTES) {
      const member = /\/(email|phone)(\/|$)/.exec(path)?.[1];
      const sent = method === 'get' ? undefined : ((member && bodies[member]) ?? {});
      const asked = path.replace(':number', '%2B13035550123').replace(':email', 'a%40example.com');
      const { status } = await service.rest(method.toUpperCase(), written(asked), sent, { 'x-api-key': sdk });
      expect([method, path, status === 200]).toEqual([method, path, forPages === true]);
    }
  });
});
