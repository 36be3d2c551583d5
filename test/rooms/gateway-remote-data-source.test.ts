import { jest } from '@jest/globals';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { remoteDataSource } from '#gateway/supergraph/remote-data-source.js';
import { ask } from './gateway-sample/ask.js';

type Reply = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let reply: Reply;
const sockets = new Set<Socket>();
const server = createServer((request, response) => {
  // A busy machine is asked for its health too.
  if (request.url?.startsWith('/health')) return void response.end('{"status":"ok"}');
  sockets.add(request.socket);
  void text(request).then((body) => reply(request, response, body));
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function open(waitMsOf: (query: string) => number = () => 20_000) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const source = remoteDataSource({
    url,
    waitMsOf,
    sign: ({ viewer }: { viewer: string }) => `signed-${viewer}`,
  });
  const context = { viewer: 'v1', requestId: 'r1' };
  return { source, post: (query = '{ a }') => ask(source, query, { x: 1 }, context) };
}

describe('a subgraph in another process', () => {
  it('receives a token and the request id over keep-alive connections', async () => {
    const seen: unknown[] = [];
    reply = ({ method, headers }, response, body) => {
      seen.push([method, headers.authorization, headers['x-request-id'], JSON.parse(body)]);
      response.end('{"data":{"a":1},"errors":[{"message":"m","extensions":{"code":"C"}}]}');
    };
    sockets.clear();
    const { source, post } = open();
    const answer = await post();
    for (let more = 0; more < 5; more++) await post();
    await source.close();
    expect(answer).toEqual({ data: { a: 1 }, errors: [{ message: 'm', extensions: { code: 'C' } }] });
    expect(seen[0]).toEqual(['POST', 'Bearer signed-v1', 'r1', { query: '{ a }', variables: { x: 1 } }]);
    expect(seen).toHaveLength(6);
    expect(sockets.size).toBeLessThan(3);
  });

  it('does not delay the end of the process', async () => {
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    reply = () => asked();
    const { source, post } = open();
    const answer = post().catch((error: unknown) => error);
    await isAsked;
    const began = Date.now();
    await source.close();
    expect(await answer).toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  it.each<[string, Reply]>([
    ['is silent', () => {}],
    ['stops halfway', (_, response) => response.writeHead(200).write('{"data":')],
    ['closes the connection', (request) => request.socket.destroy()],
    ['responds without JSON', (_, response) => response.end('<html>')],
    ['responds without GraphQL', (_, response) => response.writeHead(500).end('{"message":"at http://10.0.0.1"}')],
    ['responds with null', (_, response) => response.end('null')],
  ])('is one clear error when it %s', async (_, badReply) => {
    reply = badReply;
    const error = await open(() => 300)
      .post()
      .catch((thrown: unknown) => thrown);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      message: 'Part of the service is temporarily unavailable. Try again in a few seconds.',
      extensions: { code: 'UNAVAILABLE' },
    });
  });

  it('uses the timeout of the document', async () => {
    reply = (_, response) => void setTimeout(() => response.end('{"data":{"a":1}}'), 600);
    const { source, post } = open((query) => (query.startsWith('mutation') ? 20_000 : 300));
    await expect(post()).rejects.toThrow('Part of the service is temporarily unavailable');
    expect(await post('mutation { a }')).toEqual({ data: { a: 1 } });
    await source.close();
  });
});

describe('a subgraph with several processes', () => {
  interface Part {
    url: string;
    seen: string[];
    stop(): Promise<void>;
  }

  /** One of its processes, on this port or a free one; answers with its name. */
  async function part(name: string, port = 0, answer?: Reply): Promise<Part> {
    const seen: string[] = [];
    const own = createServer((request, response) => {
      void text(request).then((body) => {
        if (request.url?.startsWith('/health')) return void response.end('{"status":"ok"}');
        seen.push((JSON.parse(body) as { query: string }).query);
        if (answer) return answer(request, response, body);
        response.end(JSON.stringify({ data: { name } }));
      });
    });
    await new Promise<void>((done) => own.listen(port, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
    return {
      url,
      seen,
      stop: () => {
        own.closeAllConnections();
        return new Promise((done) => own.close(() => done()));
      },
    };
  }

  function asking(urls: string[], patienceMs = 0) {
    const source = remoteDataSource({ url: urls, waitMsOf: () => 20_000, patienceMs, sign: () => 'signed' });
    const put = async (query: string) => (await ask(source, query, {}, {})).data;
    return { source, put };
  }

  it('is called round robin, and only at the others while one is away', async () => {
    const [a, b] = [await part('a'), await part('b')];
    const { source, put } = asking([a.url, b.url]);
    for (let n = 0; n < 6; n += 1) await put('mutation { a }');
    expect([a.seen.length, b.seen.length]).toEqual([3, 3]);
    await b.stop();
    for (let n = 0; n < 6; n += 1) expect(await put('mutation { a }')).toEqual({ name: 'a' });
    expect([a.seen.length, b.seen.length]).toEqual([9, 3]);
    await Promise.all([a.stop(), source.close()]);
  });

  it('waits a limited time for its only process to come back', async () => {
    const first = await part('first');
    const port = Number(new URL(first.url).port);
    const [patient, hasty] = [asking([first.url], 15_000), asking([first.url])];
    expect(await patient.put('{ a }')).toEqual({ name: 'first' });
    await first.stop();
    await expect(hasty.put('{ a }')).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    const waiting = [patient.put('mutation { a }'), patient.put('{ a }')];
    await expect(hasty.put('{ a }')).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    const second = await part('second', port);
    expect(await Promise.all(waiting)).toEqual([{ name: 'second' }, { name: 'second' }]);
    expect(second.seen.sort()).toEqual(['mutation { a }', '{ a }']);
    await Promise.all([second.stop(), patient.source.close(), hasty.source.close()]);
  });

  it('retries interrupted reads, and never interrupted mutations', async () => {
    const broken = await part('broken', 0, (request) => request.socket.destroy());
    const whole = await part('whole');
    const [reads, changes] = [asking([broken.url, whole.url]), asking([broken.url, whole.url])];
    expect(await reads.put('query Q { a }')).toEqual({ name: 'whole' });
    await expect(changes.put('mutation M { a }')).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    expect([broken.seen, whole.seen]).toEqual([['query Q { a }', 'mutation M { a }'], ['query Q { a }']]);
    await Promise.all([broken.stop(), whole.stop(), reads.source.close(), changes.source.close()]);
  });

  it('retries only once if every process breaks off', async () => {
    const broken = await part('broken', 0, (request) => request.socket.destroy());
    const { source, put } = asking([broken.url], 15_000);
    await expect(put('{ a }')).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    expect(broken.seen).toHaveLength(2);
    await Promise.all([broken.stop(), source.close()]);
  });

  it('gets no new requests after it announced its stop', async () => {
    // Only the clock stands still: it measures how long the process is avoided.
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const leaving = await part('leaving', 0, (_, response) =>
      response.setHeader('connection', 'close').end('{"data":{"name":"leaving"}}'),
    );
    const staying = await part('staying');
    const { source, put } = asking([leaving.url, staying.url]);
    expect(await put('{ a }')).toEqual({ name: 'leaving' });
    const [next, then] = [await put('{ a }'), await put('{ a }')];
    expect([next, then]).toEqual([{ name: 'staying' }, { name: 'staying' }]);
    now += 1_001;
    expect([await put('{ a }'), await put('{ a }')]).toContainEqual({ name: 'leaving' });
    jest.restoreAllMocks();
    await Promise.all([leaving.stop(), staying.stop(), source.close()]);
  });
});
