import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { remoteDataSource } from '#gateway/supergraph/remote-data-source.js';
import { ask } from './gateway-sample/ask.js';

type Reply = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let reply: Reply;
const sockets = new Set<Socket>();
const server = createServer((request, response) => {
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

function open(waitMs = 300) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const source = remoteDataSource({ url, waitMs, sign: async ({ viewer }: { viewer: string }) => `signed-${viewer}` });
  const context = { viewer: 'v1', requestId: 'r1' };
  return { source, post: () => ask(source, '{ a }', { x: 1 }, context) };
}

describe('a subgraph of another process', () => {
  it('is asked with a token and the request id, over connections that stay open', async () => {
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

  it.each<[string, Reply]>([
    ['is silent', () => {}],
    ['stops in the middle', (_, response) => response.writeHead(200).write('{"data":')],
    ['hangs up', (request) => request.socket.destroy()],
    ['answers no JSON', (_, response) => response.end('<html>')],
    ['answers no GraphQL', (_, response) => response.writeHead(500).end('{"message":"at http://10.0.0.1"}')],
    ['answers null', (_, response) => response.end('null')],
  ])('is one clear error when it %s', async (_, badReply) => {
    reply = badReply;
    const error = await open()
      .post()
      .catch((thrown: unknown) => thrown);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      message: 'A part of the service does not answer at the moment.',
      extensions: { code: 'UNAVAILABLE' },
    });
  });
});
