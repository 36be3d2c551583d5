import { request as plainRequest } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ROUTES } from '#rest-shim/routes/all.js';
import { ALONE, refusalTests } from '../support/refusal-tests.js';
import { selfie } from '../../packages/document-reader/bench/licence-back.js';

const { open } = refusalTests();

/** The answer to a raw connection before the whole body was sent, and how much of the body had been sent by then. */
async function answerTo(head: string, body: Buffer): Promise<{ answer: string; sent: number }> {
  const { hostname, port } = new URL(open.service.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`${head}\r\nHost: x\r\n\r\n`);
  socket.write(body);
  socket.once('end', () => socket.destroy());
  await closed;
  return { answer, sent: socket.bytesWritten };
}

const head = (path: string, more: string[]) => [`POST ${path} HTTP/1.1`, ...more].join('\r\n');
const LARGE = Buffer.from(`[${'{},'.repeat(4_600_000)}{}]`);
const json = (length: number | string) => ['Content-Type: application/json', `Content-Length: ${length}`];

const KEYED = [
  ...ROUTES.filter(({ method }) => method === 'post').map(
    ({ path }) => `/v1${path.replace(/:step/, 'front').replace(/:type/, 'passport').replace(/:\w+/g, 'x')}`,
  ),
  '/graphql',
  '/portal-uploads/id-image/front/passport',
  '/portal-uploads/file/HouseRules/x',
];

test.each(KEYED)('POST %s without a key returns 401 as soon as the headers arrive', async (path) => {
  // The body is never sent.
  const { answer } = await answerTo(head(path, json(14_000_000)), Buffer.alloc(0));
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as object;
  const ofGraph = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
  expect(body).toMatchObject(path === '/graphql' ? ofGraph : { code: 'unauthenticated' });
});

test.each([
  ['/v1/idcheck/upload/x/front/passport', json(LARGE.length)],
  ['/v1/global-watchlist/search', ['Content-Type: application/json', 'Transfer-Encoding: chunked']],
  ['/graphql', ['x-api-key: sk_live_wrong', ...json(LARGE.length)]],
])('an unauthenticated 14 MB upload to %s is answered with next to no CPU time or memory', async (path, more) => {
  await answerTo(head(path, more), Buffer.from('4\r\n'));
  const [memory, cpu] = [process.memoryUsage().rss, process.cpuUsage()];
  const { answer, sent } = await answerTo(
    head(path, more),
    more.at(-1)!.startsWith('Transfer') ? Buffer.from(`e00000\r\n`) : LARGE,
  );
  const { user, system } = process.cpuUsage(cpu);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(sent).toBeGreaterThan(0);
  expect((user + system) / 1_000).toBeLessThan(1_000);
  expect(process.memoryUsage().rss - memory).toBeLessThan(100_000_000);
});

test.each(['/health/live', '/health/ready', '/metrics', '/openapi.json', '/docs/operations'])(
  'GET %s with a 14 MB body is answered without reading the rest of it',
  async (path) => {
    const { answer } = await answerTo(
      `GET ${path} HTTP/1.1\r\n${json(LARGE.length).join('\r\n')}`,
      LARGE.subarray(0, 9),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  },
);

test.each(['/sign-in', '/password', '/signup/x', '/join/x', '/password/x', '/sign-out', '/account/password'])(
  'a form over 16 KB to %s is rejected when its headers arrive',
  async (path) => {
    const more = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${16 * 1024 + 1}`];
    const { answer } = await answerTo(head(path, more), Buffer.alloc(0));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  },
);

test.each([
  ['endless chunks', ['Transfer-Encoding: chunked'], Buffer.from(`8000\r\n${'a'.repeat(0x8000)}\r\n`)],
  [
    'a gzip bomb',
    ['Content-Encoding: gzip', 'Content-Length: 100'],
    gzipSync(Buffer.alloc(1_000_000)).subarray(0, 100),
  ],
])('rejects %s sent as a form', async (_title, more, body) => {
  const { answer } = await answerTo(
    head('/sign-in', ['Content-Type: application/x-www-form-urlencoded', ...more]),
    body,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 4(13|00) /);
});

test('reads a notice only if its signature is well formed, and then up to 256 KB', async () => {
  const send = (more: string[]) => answerTo(head('/webhooks-in/stripe', more), Buffer.alloc(0));
  const signature = `stripe-signature: t=1700000000,v1=${'0'.repeat(64)}`;
  expect((await send(json(100))).answer).toMatch(/^HTTP\/1\.1 400 [^]*bad_signature/);
  expect((await send([signature, ...json(256 * 1024 + 1)])).answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('limits the first message of a socket to 16 KB', async () => {
  const socket = new WebSocket(`${open.service.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = new Promise<CloseEvent>((resolve) => (socket.onclose = resolve));
  socket.onopen = () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-api-key': 'x'.repeat(20_000) } }));
  expect((await closed).code).toBe(1009);
});

test('a client that sends Expect: 100-continue is told to continue, or rejected without its body', async () => {
  const ask = (key: string) =>
    new Promise<[continued: boolean, status: number]>((resolve, reject) => {
      let continued = false;
      const body = JSON.stringify(ALONE);
      const headers = {
        'x-api-key': key,
        'content-type': 'application/json',
        'content-length': body.length,
        expect: '100-continue',
      };
      const sent = plainRequest(`${open.service.url}/v1/reservations`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve([continued, answer.statusCode!]);
      });
      sent.on('continue', () => {
        continued = true;
        sent.end(body);
      });
      sent.on('error', reject).flushHeaders();
    });
  expect(await ask(open.service.key)).toEqual([true, 200]);
  expect(await ask('wrong')).toEqual([false, 401]);
});

test.each([
  ['[{},{},…]', LARGE.subarray(0, 900_000)],
  ['too many members', Buffer.from(`{${Array.from({ length: 10_001 }, (_, n) => `"m${n}":1`).join()}}`)],
  ['too deep', Buffer.from(`${'['.repeat(33)}${']'.repeat(33)}`)],
  ['a long name', Buffer.from(`{"${'k'.repeat(1_025)}":1}`)],
  ['a member name that reaches prototypes', Buffer.from('{"\\u005f_proto__":1}')],
])('with a key, %s is rejected before parsing', async (_title, body) => {
  for (const path of ['/reservations', '/idcheck/upload/x/front/passport'])
    expect(await open.service.rest('POST', path, body.toString())).toMatchObject({
      status: 400,
      body: { code: 'malformed_request' },
    });
});

describe('pictures', () => {
  const upload = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const made = await open.service.rest('POST', '/reservations', { ...ALONE });
    const path = `/v1/idcheck/upload/${made.body.id}/front/passport`;
    const answer = await fetch(`${open.service.url}${path}`, {
      method: 'POST',
      body,
      headers: { 'x-api-key': open.service.key, ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const form = (...parts: [name: string, value: string | Blob][]) => {
    const data = new FormData();
    for (const [name, value] of parts) data.append(name, value);
    return data;
  };

  test('are validated the same as bytes, as a form and as base64', async () => {
    const picture = await selfie('one');
    const { body: expected } = await upload(JSON.stringify({ imageBase64: picture.toString('base64') }), {
      'content-type': 'application/json',
    });
    const { reservation_id: _id, ...same } = expected;
    const bytes = new Uint8Array(picture);
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/octet-stream'])
      expect(await upload(bytes, { 'content-type': type })).toMatchObject({ status: 200, body: same });
    expect(await upload(form(['file', new Blob([bytes], { type: 'image/jpeg' })]))).toMatchObject({
      status: 200,
      body: same,
    });
  });

  test.each([
    ['a second file', () => form(['a', new Blob(['x'])], ['b', new Blob(['y'])]), 400],
    [
      'too many fields',
      () => form(...Array.from({ length: 30 }, (_, n): [string, string] => [`f${n}`, 'x']), ['a', new Blob(['x'])]),
      400,
    ],
    ['a field that is too long', () => form(['a', 'x'.repeat(20_000)], ['b', new Blob(['x'])]), 400],
    ['a file that is too large', () => form(['a', new Blob([new Uint8Array(10 * 2 ** 20 + 1)])]), 413],
    ['no file', () => form(['pms', 'api']), 400],
  ])('rejects a form with %s', async (_title, made, status) => expect((await upload(made())).status).toBe(status));

  test.each([
    ['without a boundary', 'multipart/form-data; x=y', '--x'],
    [
      'that is truncated',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    ],
  ])('rejects a form %s', async (_title, type, body) => {
    expect(await upload(body, { 'content-type': type })).toMatchObject({
      status: 400,
      body: { code: 'malformed_request' },
    });
  });

  test('a search accepts a picture as bytes with a query string, or as a form', async () => {
    const picture = new Uint8Array(await selfie('one'));
    const search = async (query: string, init: RequestInit) => {
      const headers = { 'x-api-key': open.service.key, ...(init.headers as Record<string, string>) };
      return (
        await fetch(`${open.service.url}/v1/global-watchlist/search${query}`, { ...init, method: 'POST', headers })
      ).status;
    };
    const inJson = JSON.stringify({ name: 'Nobody Atall', image: Buffer.from(picture).toString('base64') });
    const known = await search('', { headers: { 'content-type': 'application/json' }, body: inJson });
    expect(
      await search('?name=Nobody+Atall&size=3', { headers: { 'content-type': 'image/jpeg' }, body: picture }),
    ).toBe(known);
    expect(
      await search('', { body: form(['name', 'Nobody Atall'], ['size', '3'], ['image', new Blob([picture])]) }),
    ).toBe(known);
    expect(await search('', { body: form(['image', new Blob([picture])]) })).toBe(400);
  });
});
