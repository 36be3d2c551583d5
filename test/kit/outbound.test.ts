import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import type { Address } from '#kit/outbound/look-up-name.js';
import { NoAnswer, postJson, readRetryAfter } from '#kit/outbound/post-json.js';
import { type RefusalReason, RefusedAddress, assertPublicUrl } from '#kit/outbound/public-address.js';

const addressed =
  (...addresses: string[]) =>
  async (): Promise<Address[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

const forbidden: Record<Exclude<RefusalReason, 'NOT_RESOLVED' | 'DNS_TIMEOUT'>, string[]> = {
  MALFORMED: ['', 'example.com/hook', 'http://', 'http://[::1', 'http://1.2.3.4.5/', 'http://256.1.1.1/'],
  SCHEME: ['ftp://example.com/', 'file:///etc/passwd', 'javascript:1', 'ws://example.com/', 'gopher://example.com/'],
  CREDENTIALS: ['https://user:secret@example.com/', 'https://user@example.com/', 'https://:secret@example.com/'],
  NOT_PUBLIC: [
    'http://127.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://127.255.255.254:8080/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://1２7.0.0.1/',
    'http://%31%32%37.0.0.1/',
    'http:\\\\127.0.0.1\\',
    'http:127.0.0.1',
    'http://0.0.0.0/',
    'http://0/',
    'http://0.1.2.3/',
    'http://255.255.255.255/',
    'http://240.0.0.1/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://0xa000001/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/',
    'http://100.64.0.1/',
    'http://100.100.100.200/',
    'http://224.0.0.1/',
    'http://239.255.255.250/',
    'http://168.63.129.16/',
    'http://198.18.0.1/',
    'http://192.0.0.192/',
    'http://192.0.2.1/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]:8080/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[::ffff:7f00:1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[2001:db8::1]/',
    'http://[3fff::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[ff02::1]/',
    'http://[100::1]/',
    'http://[4000::1]/',
    'http://localhost/',
    'https://LOCALHOST:3000/',
    'http://localhost./',
    'http://api.localhost/',
    'http://loc%61lhost/',
  ],
};
const cases = Object.entries(forbidden).flatMap(([reason, urls]) => urls.map((url) => [reason, url] as const));

test.each(cases)('refuses to register as %s: %s', async (reason, url) => {
  const error = await refusal(assertPublicUrl(url, { allowPrivate: false, lookup: addressed('8.8.8.8') }));
  expect(error).toBeInstanceOf(RefusedAddress);
  expect(error).toMatchObject({ reason });
});

test.each([
  [['127.0.0.1']],
  [['10.1.2.3']],
  [['169.254.169.254']],
  [['::1']],
  [['fe80::1%eth0']],
  [['::ffff:192.168.0.1']],
  [['8.8.8.8', '192.168.0.1']],
  [['2606:4700:4700::1111', 'fd00::1']],
  [['not an address']],
])('refuses a name that resolves to %j, without revealing the address', async (addresses) => {
  const rules = { allowPrivate: false, lookup: addressed(...addresses) };
  const error = await refusal(assertPublicUrl('https://hooks.example.com/', rules));
  expect(error).toMatchObject({ name: 'RefusedAddress', reason: 'NOT_PUBLIC' });
  for (const address of addresses) expect(JSON.stringify([error, String(error)])).not.toContain(address);
});

test.each(['https://hooks.example.com/x?y=1', 'http://8.8.8.8:8080/', 'http://[2606:4700:4700::1111]/'])(
  'registers %s',
  (url) => assertPublicUrl(url, { allowPrivate: false, lookup: addressed('8.8.8.8', '2606:4700:4700::1111') }),
);

test('tells a name that does not resolve from a slow one', async () => {
  const broken = () => Promise.reject(new Error('ENOTFOUND'));
  const never = () => new Promise<Address[]>(() => undefined);
  const register = (lookup: () => Promise<Address[]>) =>
    refusal(assertPublicUrl('https://hooks.example.com/', { allowPrivate: false, lookup }));
  expect(await register(broken)).toMatchObject({ reason: 'NOT_RESOLVED' });
  expect(await register(addressed())).toMatchObject({ reason: 'NOT_RESOLVED' });
  const startedAt = performance.now();
  expect(await register(never)).toMatchObject({ reason: 'DNS_TIMEOUT' });
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});

test('checks only the format on registration where private addresses are allowed', async () => {
  await assertPublicUrl('http://localhost:3000/', { allowPrivate: true });
  await assertPublicUrl('http://10.0.0.1/', { allowPrivate: true });
  const error = await refusal(assertPublicUrl('http://user:secret@10.0.0.1/', { allowPrivate: true }));
  expect(error).toMatchObject({ reason: 'CREDENTIALS' });
});

const seen: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];
const timers = new Set<NodeJS.Timeout>();
const endlessClosed = Promise.withResolvers<void>();

function dripForever(response: ServerResponse, chunk: string, everyMs: number) {
  const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write(chunk)), everyMs);
  timers.add(timer);
}

function floodForever(response: ServerResponse) {
  const chunk = Buffer.alloc(16_384, 120);
  const flood = () => {
    if (response.destroyed) return;
    if (response.write(chunk)) setImmediate(flood);
  };
  response.on('drain', flood).on('close', endlessClosed.resolve);
  flood();
}

const answers: Record<string, (response: ServerResponse) => void> = {
  '/ok?x=1': (response) => response.writeHead(200).end('{"fine":true}'),
  '/empty': (response) => response.writeHead(204).end(),
  '/500': (response) => response.writeHead(500).end('broken'),
  '/410': (response) => response.writeHead(410).end(),
  '/429-seconds': (response) => response.writeHead(429, { 'retry-after': '120' }).end(),
  '/503-date': (response) =>
    response.writeHead(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }).end(),
  '/redirect': (response) => response.writeHead(307, { location: '/ok?x=1' }).end(),
  '/silent': () => undefined,
  '/drip': (response) => dripForever(response.writeHead(200), '.', 20),
  '/endless': (response) => floodForever(response.writeHead(200)),
  '/reset': (response) => response.socket?.resetAndDestroy(),
  '/reset-midway': (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => response.socket?.resetAndDestroy(), 30);
  },
};

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    seen.push({ path: request.url ?? '', headers: request.headers, body });
    answers[request.url ?? '']?.(response);
  });
});
let port = 0;
const here = (path: string) => `http://127.0.0.1:${port}${path}`;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(async () => {
  timers.forEach((timer) => clearInterval(timer));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('posts the text unchanged, with its headers', async () => {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'webhook-id': 'msg_1' };
  const answer = await postJson(here('/ok?x=1#part'), '{"a": "ü"}', { headers, allowPrivate: true });
  expect(answer).toEqual({ status: 200, retryAfterMs: null, latencyMs: expect.any(Number), text: '' });
  expect(seen).toMatchObject([{ path: '/ok?x=1', body: '{"a": "ü"}' }]);
  expect(seen[0]?.headers).toMatchObject({
    host: `127.0.0.1:${port}`,
    'content-length': '11',
    'webhook-id': 'msg_1',
    'content-type': 'application/json; charset=utf-8',
  });
});

test('returns the response text on request, up to the limit', async () => {
  const options = { allowPrivate: true, keepsAnswer: true };
  expect(await postJson(here('/ok?x=1'), '{}', options)).toMatchObject({ status: 200, text: '{"fine":true}' });
  const { text } = await postJson(here('/endless'), '{}', { ...options, maxAnswerBytes: 4096 });
  expect(text.length).toBeGreaterThanOrEqual(4096);
});

test.each([
  ['/empty', 204, null],
  ['/500', 500, null],
  ['/410', 410, null],
  ['/429-seconds', 429, 120_000],
  ['/redirect', 307, null],
])('accepts %s as a response and calls once', async (path, status, retryAfterMs) => {
  expect(await postJson(here(path), '{}', { allowPrivate: true })).toMatchObject({ status, retryAfterMs });
  expect(seen.map((request) => request.path)).toEqual([path]);
});

test('reads a Retry-After with a date', async () => {
  const { retryAfterMs } = await postJson(here('/503-date'), '{}', { allowPrivate: true });
  expect(retryAfterMs).toBeGreaterThan(57_000);
  expect(retryAfterMs).toBeLessThanOrEqual(60_000);
});

test.each(['/silent', '/drip'])('times out on %s after the total time', async (path) => {
  const error = await refusal(postJson(here(path), '{}', { allowPrivate: true, timeoutMs: 300 }));
  expect(error).toBeInstanceOf(NoAnswer);
  expect(error).toMatchObject({ reason: 'TIMED_OUT' });
  expect((error as NoAnswer).latencyMs).toBeGreaterThanOrEqual(290);
  expect((error as NoAnswer).latencyMs).toBeLessThan(10_000);
});

test('stops reading an endless answer and closes the connection', async () => {
  const answer = await postJson(here('/endless'), '{}', { allowPrivate: true, maxAnswerBytes: 4096 });
  expect(answer.status).toBe(200);
  await endlessClosed.promise;
});

test.each(['/reset', '/reset-midway'])('reports %s as aborted, without an address', async (path) => {
  const error = await refusal(postJson(here(path), '{}', { allowPrivate: true }));
  expect(error).toMatchObject({ name: 'NoAnswer', reason: 'BROKEN_OFF' });
  expect(JSON.stringify([error, String(error)])).not.toContain('127.0.0.1');
});

test('reports a closed port and a port without TLS as not connected', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const closedPort = (closed.address() as AddressInfo).port;
  await new Promise((resolve) => closed.close(resolve));
  for (const url of [`http://127.0.0.1:${closedPort}/`, `https://127.0.0.1:${port}/`]) {
    const error = await refusal(postJson(url, '{}', { allowPrivate: true, timeoutMs: 3000 }));
    expect(error).toMatchObject({ reason: 'NOT_CONNECTED', code: expect.any(String) });
    expect(String(error)).not.toContain('127.0.0.1');
  }
});

test('times out on an unanswered TLS handshake, and closes the connection', async () => {
  const hungUp = Promise.withResolvers<void>();
  const mute = createTcpServer((socket) =>
    socket
      .resume()
      .on('error', () => undefined)
      .on('close', hungUp.resolve),
  );
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const url = `https://127.0.0.1:${(mute.address() as AddressInfo).port}/`;
  const error = await refusal(postJson(url, '{}', { allowPrivate: true, timeoutMs: 300 }));
  expect(error).toMatchObject({ reason: 'TIMED_OUT' });
  expect((error as NoAnswer).latencyMs).toBeLessThan(10_000);
  await hungUp.promise;
  await new Promise((resolve) => mute.close(resolve));
});

test('connects to the addresses that it looked up, and looks up once', async () => {
  const asked: string[] = [];
  const lookup = (hostname: string) => addressed(asked.push(hostname) === 1 ? '127.0.0.1' : '127.0.0.2')();
  const url = `http://receiver.invalid:${port}/ok?x=1`;
  expect(await postJson(url, '{}', { allowPrivate: true, lookup })).toMatchObject({ status: 200 });
  expect(asked).toEqual(['receiver.invalid']);
  expect(seen[0]?.headers.host).toBe(`receiver.invalid:${port}`);
});

test('refuses a name that was public when registered and is private when called', async () => {
  const turns = ['8.8.8.8', '127.0.0.1'];
  const rules = { allowPrivate: false, lookup: () => addressed(turns.shift() ?? '8.8.8.8')() };
  const url = `http://receiver.invalid:${port}/ok?x=1`;
  await assertPublicUrl(url, rules);
  expect(await refusal(postJson(url, '{}', rules))).toMatchObject({ name: 'RefusedAddress', reason: 'NOT_PUBLIC' });
  expect(seen).toEqual([]);
});

test.each(['http://127.0.0.1', 'http://2130706433', 'http://[::ffff:127.0.0.1]', 'http://localhost'])(
  'sends nothing to %s',
  async (origin) => {
    const error = await refusal(postJson(`${origin}:${port}/ok?x=1`, '{}', { allowPrivate: false }));
    expect(error).toMatchObject({ reason: 'NOT_PUBLIC' });
    expect(seen).toEqual([]);
  },
);

test('includes a slow lookup in the total time', async () => {
  const lookup = () => new Promise<Address[]>(() => undefined);
  const error = refusal(postJson('http://receiver.invalid/', '{}', { allowPrivate: true, timeoutMs: 200, lookup }));
  expect(await error).toMatchObject({ name: 'RefusedAddress', reason: 'DNS_TIMEOUT' });
});

test.each([
  [undefined, null],
  ['', null],
  ['0', 0],
  ['30', 30_000],
  [' 30 ', 30_000],
  [['5', '9'], 5000],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['Thu, 01 Jan 1970 00:01:40 GMT', 100_000],
  ['Thursday, 01-Jan-70 00:01:40 GMT', 100_000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['Thu, nonsense', null],
])('reads the Retry-After %j as %j ms', (header, waitMs) => {
  expect(readRetryAfter(header, header?.includes('00:00:00') ? 5000 : 0)).toBe(waitMs);
});
