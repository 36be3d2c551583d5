import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { BadConfiguration } from '#kit/process/config.js';
import { gatewayConfig } from '#gateway/config.js';
import { bad, expectTold, told } from '../support/refusals.js';
import { ALONE, LISTING, refusalTests } from '../support/refusal-tests.js';

const NUL = 'a\u0000b';
const HALF = 'a\ud800b';

const { open, filled, refusals } = refusalTests();

describe('a text that cannot be stored', () => {
  refusals('in a query, a path and a body', [
    ['callback', 'POST', '/reservations?callback=%00', ALONE, bad('callback')],
    ['an id with pms', 'GET', '/reservations/a%00b?pms=api', undefined, bad()],
    ['a confirmation code', 'POST', '/reservations', { ...ALONE, confirmation_code: NUL }, bad('confirmation_code')],
  ]);

  const GRAPHQL: [string, string, object][] = [
    ['a variable', 'query ($t: ID!) { listingByMyId(myId: $t) { id } }', { t: NUL }],
    ['half a character in a variable', 'query ($t: ID!) { listingByMyId(myId: $t) { id } }', { t: HALF }],
    ['a literal', '{ listingByMyId(myId: "a\\u0000b") { id } }', {}],
    ['a literal of a block', `{ listingByMyId(myId: """${NUL}""") { id } }`, {}],
    ['a code', 'query ($t: ID!) { reservation(id: $t, pms: "api") { id } }', { t: NUL }],
    ['a pms', 'query ($t: String) { reservation(id: "x", pms: $t) { id } }', { t: NUL }],
    ['a code of the PMS', 'query ($t: ID!) { reservation(id: $t, pms: "api", usePmsId: true) { id } }', { t: NUL }],
    ['a list', 'query ($t: [ID!]!) { nodes(ids: $t) { id } }', { t: ['x', NUL] }],
    [
      'an input',
      'mutation ($t: ListingInput!) { saveListing(input: { listing: $t }) { listing { id } userErrors { code message field rule } } }',
      { t: { myId: 'x', name: NUL } },
    ],
    [
      'an input deep down',
      'mutation ($t: ListingInput!) { saveListing(input: { listing: $t }) { listing { id } userErrors { code message field rule } } }',
      { t: { location: { city: HALF } } },
    ],
    ['a default', 'query ($t: ID! = "a\\u0000b") { listingByMyId(myId: $t) { id } }', {}],
    ['a variable that is not used', '{ me { id } }', { t: NUL }],
  ];
  test.each(GRAPHQL)('is rejected in GraphQL: %s', async (_title, query, variables) => {
    const { data, errors } = await open.service.graph(query, variables);
    expect(data ?? null).toBeNull();
    expect(['BAD_INPUT', 'GRAPHQL_PARSE_FAILED']).toContain(errors![0]!.extensions.code);
    expect(errors![0]!.extensions.requestId).toEqual(expect.any(String));
  });

  test.each(GRAPHQL)('is rejected over a socket: %s', async (_title, query, variables) => {
    const client = createClient({
      url: `${open.service.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { 'x-api-key': open.service.key },
    });
    const told = await new Promise<readonly { message: string; extensions?: { code?: string } }[]>((resolve) => {
      const sink = { next: () => resolve([]), error: (error: unknown) => resolve(error as []), complete: () => {} };
      client.subscribe({ query, variables: variables as Record<string, unknown> }, sink);
    });
    await client.dispose();
    expect(told[0]!.extensions?.code ?? told[0]!.message).toMatch(/^BAD_INPUT$|^Syntax Error/);
  });

  test('is reported with the path of the member', async () => {
    const query =
      'mutation ($input: ListingInput!) { saveListing(input: { listing: $input }) { listing { id } userErrors { code message field rule } } }';
    const { errors } = await open.service.graph(query, { input: { myId: 'x', location: { city: NUL } } });
    expect(errors![0]).toMatchObject({ extensions: { details: [{ loc: ['location', 'city'], type: 'text' }] } });
  });

  test('every other character, surrogate pairs included, is stored and returned unchanged', async () => {
    const name = '🏠 Дом \u0001\u202e\ufeff\uffff é e\u0301';
    const made = await open.service.rest('POST', '/listings', { ...LISTING, my_id: 'odd', name });
    expect([made.status, made.body.name]).toEqual([200, name]);
  });
});

interface Argument {
  name: string;
  type: { kind: string; name: string | null; ofType: Argument['type'] | null };
}

const FIELDS = `{ __schema { queryType { fields {
  name type { kind ofType { kind ofType { kind ofType { kind ofType { kind } } } } }
  args { name type { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }
} } } }`;
const ODD: Record<string, unknown[]> = {
  Int: [-1, 0, 2_147_483_647, -2_147_483_648],
  Float: [-1, 0, 1e300, -1e300, 0.5, 1e-300],
  String: [NUL, HALF, '', 'x'.repeat(20_000), '%', "'; --"],
  ID: [NUL, HALF, '', 'x'.repeat(20_000), '00000000-0000-0000-0000-000000000000'],
};

function named(type: Argument['type']): string {
  return type.name ?? named(type.ofType!);
}

test('no value of any query argument causes INTERNAL', async () => {
  const { data } = await open.service.graph(FIELDS);
  const leaf = (type: Argument['type'] | null): boolean =>
    type === null || (!['OBJECT', 'INTERFACE', 'UNION'].includes(type.kind) && leaf(type.ofType));
  let asked = 0;
  for (const field of data.__schema.queryType.fields as { name: string; type: Argument['type']; args: Argument[] }[]) {
    for (const { name, type } of field.args) {
      for (const value of ODD[named(type)] ?? []) {
        const isList = type.kind === 'LIST' || type.ofType?.kind === 'LIST';
        const others = field.args.filter((other) => other.name !== name && other.type.kind === 'NON_NULL');
        const literals = others.map((other) => `${other.name}: ${LITERAL[named(other.type)] ?? '{}'}`);
        const list = [`${name}: $v`, ...literals].join(', ');
        const declared = isList ? `[${named(type)}!]` : named(type);
        const query = `query ($v: ${declared}${type.kind === 'NON_NULL' ? '!' : ''}) { ${field.name}(${list}) ${leaf(field.type) ? '' : '{ __typename }'} }`;
        const answer = await open.service.graph(query, { v: isList ? [value] : value });
        const codes = (answer.errors ?? []).map(({ extensions }) => extensions.code);
        expect([query, codes.filter((code) => code === 'INTERNAL' || code === 'INTERNAL_SERVER_ERROR')]).toEqual([
          query,
          [],
        ]);
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(50);
});

const LITERAL: Record<string, string> = { Int: '1', Float: '1', String: '"x"', ID: '"x"', Boolean: 'true' };

test('a negative limit is a client error', async () => {
  const { data, errors } = await open.service.graph(
    '{ events(limit: -1) { id } reservations(from: -5, size: -5) { from size } }',
  );
  expect(data).toEqual({ events: null, reservations: null });
  expect(errors!.map(({ extensions }) => extensions)).toMatchObject([
    { code: 'BAD_INPUT', details: [{ loc: ['from'] }, { loc: ['size'] }] },
    { code: 'BAD_INPUT', details: [{ loc: ['limit'] }] },
  ]);
});

describe('HTTP', () => {
  const ask = async (path: string, options: RequestInit = {}) => {
    const headers = { 'x-api-key': open.service.key, ...(options.headers as Record<string, string>) };
    const answer = await fetch(`${open.service.url}${filled(path)}`, { ...options, headers });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
  };

  test.each([
    ['/v1/accounts/me', 200],
    ['/health/ready', 200],
    ['/v1/nothing', 404],
    ['/nothing', 404],
    ['/v1/listings/%zz', 400],
    ['/graphql?query={me{id}}', 200],
    ['/graphql?query={', 200],
  ])('GET %s has the security headers and does not name its software', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('server')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('request-id')).toMatch(/\S/);
  });

  test.each([
    '/v1/reservations/{reservation}?pms=api&pms=api',
    '/v1/accounts/me?a=1&b=2&a=3',
    '/graphql?query={me{id}}&query={me{id}}',
  ])('rejects a repeated parameter: %s', async (path) =>
    expectTold(await ask(path), bad(path.includes('query') ? 'query' : path.includes('pms') ? 'pms' : 'a')),
  );

  test.each(['utf-7', 'utf-16', 'utf-32', 'iso-8859-1', '"UTF-7"'])(
    'rejects a body in %s with the uniform body',
    async (charset) => {
      const headers = { 'content-type': `application/json; charset=${charset}` };
      const body = '{"without_listing": true, "guest": {"last_name": "+AGEAYg-"}}';
      for (const path of ['/v1/reservations', '/graphql'])
        expectTold(await ask(path, { method: 'POST', headers, body }), told(415, 'unsupported_charset'));
    },
  );

  test.each(['utf-8', 'UTF-8', '"utf-8"'])('reads a body in %s', async (charset) => {
    const headers = { 'content-type': `application/json; charset=${charset}` };
    const answer = await ask('/v1/reservations', { method: 'POST', headers, body: JSON.stringify(ALONE) });
    expect(answer.status).toBe(200);
  });

  test('rejects a body whose decompressed size exceeds the limit', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const body = gzipSync(JSON.stringify({ name: 'x'.repeat(50_000_000) }));
    expectTold(await ask('/v1/listings', { method: 'POST', headers, body }), told(413, 'body_too_large'));
  });

  /** The answer to a raw connection, and the milliseconds until it was closed. */
  async function raw(first: string, drip = ''): Promise<{ answer: string; ms: number }> {
    const { hostname, port } = new URL(open.service.url);
    const socket = connect(Number(port), hostname);
    const startedAt = Date.now();
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => {});
    socket.write(first);
    const dripping = setInterval(() => drip && socket.write(drip), 200);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(dripping);
    return { answer, ms: Date.now() - startedAt };
  }

  const HEAD = `POST /v1/listings HTTP/1.1\r\nHost: x\r\nx-api-key: `;
  test('closes slow or silent connections in time, with the uniform body', async () => {
    const key = `${open.service.key}\r\n`;
    const json = 'Content-Type: application/json\r\n';
    const cut = await Promise.all([
      raw(HEAD),
      raw(`${HEAD}${key}`, 'X-A: b\r\n'),
      raw(`${HEAD}${key}${json}Content-Length: 100000\r\n\r\n{"name": "`, 'a'),
      raw(`${HEAD}${key}${json}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n{\r\n'),
      raw(`${HEAD}${key}${json}Content-Length: 100000\r\n\r\n`),
    ]);
    for (const { ms, answer } of cut) {
      expect(ms).toBeGreaterThan(5_000);
      expect(ms).toBeLessThan(20_000);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: 'request_timeout' });
    }
  });

  test.each([
    ['a non-HTTP request', 'HELLO\r\n\r\n', 400, 'malformed_request'],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['two lengths', `${HEAD}x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, 'malformed_request'],
    [
      'a length and chunks',
      `${HEAD}x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed_request',
    ],
  ])('%s is rejected with the uniform body', async (_title, text, status, code) => {
    const { answer } = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code, error: expect.any(String) });
  });
});

describe('the configuration', () => {
  const problemsOf = (environment: Record<string, string>): string[] => {
    try {
      gatewayConfig(environment);
    } catch (error) {
      if (error instanceof BadConfiguration) return error.problems.map((problem) => problem.split(':')[0]!);
      throw error;
    }
    return [];
  };

  test('reports every problem at once, also for a standalone gateway', () => {
    expect(
      problemsOf({
        PORT: 'x',
        IDENTITY_URL: 'http://a',
        RATE_LIMIT_STORE: 'disk',
        TRUSTED_PROXIES: '10.0.0.0/99',
      }).sort(),
    ).toEqual(
      [
        'DATABASE_URL',
        'DATA_KEY',
        'INTELLIGENCE_URL',
        'PORT',
        'PROPERTY_URL',
        'RATE_LIMIT_STORE',
        'SCREENING_URL',
        'SERVICE_SECRET',
        'TRUSTED_PROXIES',
      ].sort(),
    );
  });

  test.each<[string, unknown]>([
    ['', 0],
    ['0', 0],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('TRUSTED_PROXIES=%j is parsed as %j', (text, expected) => {
    expect(gatewayConfig({ TRUSTED_PROXIES: text }).TRUSTED_PROXIES).toEqual(expected);
  });

  test.each(['11', '-1', '1.5', 'proxy.example', '10.0.0.1,'])('TRUSTED_PROXIES=%j is rejected', (text) => {
    expect(problemsOf({ TRUSTED_PROXIES: text })).toEqual(['TRUSTED_PROXIES']);
  });

  test('several gateways share their counters unless configured otherwise', () => {
    const urls = Object.fromEntries(
      ['IDENTITY', 'PROPERTY', 'SCREENING', 'INTELLIGENCE'].map((name) => [`${name}_URL`, 'http://a']),
    );
    const split = {
      ...urls,
      SERVICE_SECRET: 's'.repeat(32),
      DATABASE_URL: 'postgres://a/b',
      DATA_KEY: Buffer.alloc(32).toString('base64'),
    };
    expect(gatewayConfig(split).rateLimitStore).toBe('database');
    expect(gatewayConfig({ ...split, RATE_LIMIT_STORE: 'memory' }).rateLimitStore).toBe('memory');
    expect(gatewayConfig({}).rateLimitStore).toBe('memory');
  });
});
