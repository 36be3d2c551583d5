import { inspect } from 'node:util';
import { type Client, RequestError, createClient } from '../src/index.js';
import { isQuery } from '../src/graphql/document.js';
import { type LocalServer, hangUp, json, localServer, silent } from './local-server.js';

const KEY = 'sk_live_secret';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const AT_ONCE = { 'retry-after': '0' };

let server: LocalServer;
let client: Client;

beforeAll(async () => {
  server = await localServer();
  client = createClient({ url: server.url, key: KEY });
});
afterAll(() => server?.stop());

const sent = () => server.arrived.map(({ body }) => JSON.parse(body.toString()));
const failureOf = (asked: Promise<unknown>): Promise<RequestError> =>
  asked.then(
    () => Promise.reject(new Error('It succeeded.')),
    (error: unknown) => error as RequestError,
  );
const unavailable = json({ error: 'Later.', code: 'unavailable', request_id: 'r1' }, 503, AT_ONCE);
const listing = { body: { my_id: 'loft1' } } as never;

describe('a request is repeated', () => {
  test('after 429, 503 and a lost connection, if it reads', async () => {
    const graph = json({ errors: [{ message: 'Later.', extensions: { code: 'UNAVAILABLE' } }] }, 503, AT_ONCE);
    server.next(graph, hangUp, json({ errors: [] }, 429, AT_ONCE), json({ data: { me: { id: '1' } } }));
    expect(await client.graphql('query ($id: ID) { me { id } }', { id: 1 })).toEqual({ me: { id: '1' } });
    expect(sent()).toEqual(Array(4).fill({ query: 'query ($id: ID) { me { id } }', variables: { id: 1 } }));

    server.next(unavailable, hangUp, json({ id: 'me' }));
    expect(await client.rest('GET', '/accounts/me')).toEqual({ id: 'me' });
    expect(server.arrived.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill(undefined));
  });

  test('if it writes to `/v1`, with the same random key each time and another one for another write', async () => {
    const running = json({ error: 'Runs.', code: 'idempotency_key_running', request_id: 'r' }, 409, AT_ONCE);
    server.next(unavailable, hangUp, running, json({ id: '1' }));
    await client.rest('POST', '/listings', listing);
    await client.rest('POST', '/listings', listing);
    const keys = server.arrived.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(5);
    expect([new Set(keys.slice(0, 4)).size, new Set(keys).size]).toEqual([1, 2]);
    for (const key of keys) expect(key).toMatch(UUID);
  });

  test('with the key that the caller gives', async () => {
    server.next(json({ id: '1' }));
    await client.rest('PUT', '/listings/{id}', {
      path: { id: '1' },
      body: {},
      idempotencyKey: 'booking-4711',
    } as never);
    expect(server.arrived[0]!.headers['idempotency-key']).toBe('booking-4711');
    const wrong = client.rest('POST', '/listings', { body: {}, idempotencyKey: 'a b' } as never);
    expect(await failureOf(wrong)).toBeInstanceOf(TypeError);
    expect(server.arrived).toHaveLength(1);
  });

  test('not before `Retry-After`', async () => {
    server.next(json({ code: 'too_many_requests' }, 429, { 'retry-after': '1' }), json({ id: 'me' }));
    await client.rest('GET', '/accounts/me');
    const [first, second] = server.arrived;
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(995);
  });

  test('as often as the options say, and then fails', async () => {
    server.next(unavailable);
    const failure = await failureOf(client.rest('GET', '/accounts/me', { retries: 2 }));
    expect(failure).toMatchObject({ code: 'unavailable', status: 503, requestId: 'r1', retryAfter: 0 });
    expect(server.arrived).toHaveLength(3);
  });
});

describe('a request is not repeated', () => {
  test('if the service asks to wait longer than the limit', async () => {
    server.next(json({ error: 'Slow down.', code: 'too_many_requests' }, 429, { 'retry-after': '61' }));
    const failure = await failureOf(client.rest('GET', '/accounts/me'));
    expect(failure).toMatchObject({ code: 'too_many_requests', status: 429, retryAfter: 61, message: 'Slow down.' });
    expect(server.arrived).toHaveLength(1);
  });

  test('if it is wrong', async () => {
    const details = [{ loc: ['my_id'], msg: 'is missing', type: 'required' }];
    server.next(json({ error: 'my_id is missing.', code: 'bad_input', request_id: 'r2', details }, 400));
    const failure = await failureOf(client.rest('POST', '/listings', listing));
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).toMatchObject({ code: 'bad_input', status: 400, requestId: 'r2', details, retryAfter: null });
    expect(server.arrived).toHaveLength(1);
  });

  test('if it is a GraphQL mutation that may have been executed', async () => {
    const mutation = 'mutation { addNote(input: { reservationId: "x", text: "x" }) { note { id } } }';
    for (const [answer, code] of [
      [json({}, 503, AT_ONCE), 'http_503'],
      [hangUp, 'unreachable'],
    ] as const) {
      server.next(answer);
      expect(await failureOf(client.graphql(mutation))).toMatchObject({ code });
      expect(server.arrived).toHaveLength(1);
    }
    server.next(json({}, 429, AT_ONCE), json({ data: { addNote: null } }));
    expect(await client.graphql(mutation)).toEqual({ addNote: null });
  });
});

test.each([
  ['{ me { id } }', true],
  ['query Mutation($a: I = {b: "}"}) { me(c: "mutation {") { id } } fragment F on mutation_x { id }', true],
  ['# mutation\nquery { subscription { mutation } }', true],
  ['query { me(text: """a " mutation { """) { id } }', true],
  ['mutation { a }', false],
  ['query A { a }\nmutation B { b }', false],
  ['fragment F on Note { id } mutation($a: [ID!]! = ["}"]) { a }', false],
  ['subscription { a }', false],
])('of %s it is known whether it only reads', (text, reads) => {
  expect(isQuery(text)).toBe(reads);
});

test('an error of a field has its path, and the rest of the data', async () => {
  const extensions = { code: 'UNAVAILABLE', requestId: 'r3', retryAfter: 5 };
  const errors = [{ message: 'Away.', path: ['reservations', 0, 'listing'], extensions }];
  const data = { reservations: [{ id: '1', listing: null }] };
  server.next(json({ data, errors }));
  const failure = await failureOf(client.graphql('{ reservations { id listing { id } } }'));
  const about = { code: 'unavailable', requestId: 'r3', retryAfter: 5, path: ['reservations', 0, 'listing'] };
  expect(failure).toMatchObject({ message: 'Away.', name: 'RequestError', status: 200, errors, data, ...about });
});

test('documents can be text, typed text of codegen, or parsed', async () => {
  class TypedDocumentString extends String {
    declare __apiType?: (variables: { id: string }) => { node: { id: string } };
  }
  const typed = new TypedDocumentString('query ($id: ID!) { node(id: $id) { id } }');
  server.next(json({ data: { node: { id: '1' } } }));
  const { node } = await client.graphql(typed, { id: '1' });
  expect(node.id).toBe('1');
  // @ts-expect-error -- the document needs variables
  await client.graphql(typed);
  // @ts-expect-error -- of this type
  await client.graphql(typed, { id: 1 });
  const parsed = { kind: 'Document', definitions: [] };
  const printing = createClient({ url: server.url, key: KEY, print: () => '{ node { id } }' });
  await printing.graphql(parsed);
  expect(sent().map(({ query }) => query)).toEqual([...Array(3).fill(String(typed)), '{ node { id } }']);
  expect((await failureOf(client.graphql(parsed))).message).toContain('print');
});

describe('a request of `/v1`', () => {
  test('has its parameters in the path and query', async () => {
    server.next(json({}));
    await client.rest('GET', '/lookup/geocode/{address}', { path: { address: 'Main St 1/2?' } } as never);
    await client.rest('GET', '/events', { query: { after_sequence: 0, limit: undefined } as never });
    expect(server.arrived.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/lookup/geocode/Main%20St%201%2F2%3F',
      'GET /v1/events?after_sequence=0',
    ]);
    const without = client.rest('GET', '/reservations/{id}', {} as never);
    expect((await failureOf(without)).message).toContain('path.id');
    expect(server.arrived).toHaveLength(2);
  });

  test('is typed', async () => {
    server.next(json({ total: 0, items: [] }));
    // @ts-expect-error -- there is no such path
    await client.rest('GET', '/nowhere');
    // @ts-expect-error -- the path does not take this method
    await client.rest('DELETE', '/events');
    // @ts-expect-error -- the status is not a number
    await client.rest('POST', '/reservations/{id}/status', { path: { id: '1' }, body: { supervised: 1 } });
    // @ts-expect-error -- the path has a parameter
    await failureOf(client.rest('GET', '/reservations/{id}'));
    const { items } = await client.rest('GET', '/events');
    const types: string[] = items.map(({ type }) => type);
    expect(types).toEqual([]);
  });

  test('sends pictures and forms as they are', async () => {
    server.next(json({ code: 'OK' }));
    const path = { id: '1', step: 'front', type: 'passport' } as const;
    const upload = (body: Uint8Array<ArrayBuffer> | Blob | FormData) =>
      client.rest('POST', '/idcheck/upload/{id}/{step}/{type}', { path, body });
    await upload(Uint8Array.of(1, 2, 255));
    await upload(new Blob([Uint8Array.of(3)], { type: 'image/jpeg' }));
    const form = new FormData();
    form.set('file', new Blob(['x']), 'x.png');
    await upload(form);
    const [bytes, blob, multipart] = server.arrived;
    expect([bytes!.headers['content-type'], [...bytes!.body]]).toEqual(['application/octet-stream', [1, 2, 255]]);
    expect([blob!.headers['content-type'], [...blob!.body]]).toEqual(['image/jpeg', [3]]);
    expect(multipart!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe('time', () => {
  test('limits each attempt', async () => {
    server.next(silent);
    const failure = await failureOf(client.rest('GET', '/accounts/me', { retries: 1, timeoutSeconds: 1 }));
    expect(failure).toMatchObject({ code: 'timeout', status: null });
    expect(server.arrived).toHaveLength(2);
  });

  test.each([
    ['a response', silent],
    ['the next attempt', json({}, 503, { 'retry-after': '50' })],
  ])('spent waiting for %s ends with the signal', async (_, answer) => {
    server.next(answer);
    const controller = new AbortController();
    const asked = failureOf(client.rest('GET', '/accounts/me', { signal: controller.signal }));
    while (server.arrived.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    setTimeout(() => controller.abort(new Error('Enough.')), 100);
    expect((await asked).message).toBe('Enough.');
    expect(server.arrived).toHaveLength(1);
  });
});

describe('the key', () => {
  test('is a header only', async () => {
    server.next(json({ id: 'me' }));
    await client.rest('GET', '/accounts/me');
    const [{ path, headers, body }] = server.arrived as [(typeof server.arrived)[0]];
    expect(headers['x-api-key']).toBe(KEY);
    expect(path + body.toString()).not.toContain(KEY);
    expect(inspect(client, { depth: 9, showHidden: true })).not.toContain(KEY);
  });

  test('is in no error', async () => {
    const asked = { retries: 0 };
    const stopped = await localServer();
    await stopped.stop();
    const closed = createClient({ url: stopped.url, key: KEY });
    server.next(hangUp);
    const failures = [await failureOf(client.rest('GET', '/accounts/me', asked))];
    failures.push(await failureOf(closed.rest('GET', '/accounts/me', asked)));
    failures.push(await failureOf(closed.graphql('{ me { id } }', {}, asked)));
    for (const failure of failures) {
      expect(failure).toMatchObject({ code: 'unreachable', status: null });
      expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain(KEY);
    }
    expect(failures[1]!.message).toBe('Cannot reach the service: ECONNREFUSED.');
    for (const key of ['', `${KEY}\n`, `${KEY} `, undefined as unknown as string])
      expect(() => createClient({ url: server.url, key })).toThrow(/^key must be an API key/);
    for (const url of ['ftp://example.com', 'https://me:secret@example.com', `https://example.com?key=${KEY}`])
      expect(() => createClient({ url, key: KEY })).toThrow(/^url must be/);
  });

  test('does not follow a redirect to another host', async () => {
    const other = await localServer();
    other.next(json({ id: 'other' }));
    server.next(json({}, 307, { location: `${other.url}/v1/accounts/me` }));
    expect(await failureOf(client.rest('GET', '/accounts/me'))).toMatchObject({ code: 'redirected', status: 307 });
    expect(other.arrived).toEqual([]);
    await other.stop();
  });
});

test('headers of the response can be read, and the address may have a path', async () => {
  server.next(json({ items: [] }, 200, { 'events-epoch': 'e1' }));
  const below = createClient({ url: `${server.url}/screening/`, key: KEY });
  let epoch: string | null = null;
  await below.rest('GET', '/events', { onHeaders: (headers) => (epoch = headers.get('events-epoch')) });
  expect([epoch, server.arrived[0]!.path]).toEqual(['e1', '/screening/v1/events']);
});
