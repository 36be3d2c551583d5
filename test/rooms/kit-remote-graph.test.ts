import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteGraph, serviceViewer } from '#kit/graph/graph.js';
import { requestIdInForce, withRequestId } from '#kit/process/request-id.js';
import { remoteDataSources } from '#gateway/supergraph/remote-data-sources.js';

const seen: IncomingMessage['headers'][] = [];
const DATA = { status: 200, body: '{"data":{"a":1}}' };
let [open, said] = [0, DATA];
const server = createServer((request, response) => {
  seen.push(request.headers);
  response.writeHead(said.status).end(said.body);
}).on('connection', (socket) => {
  open += 1;
  socket.once('close', () => (open -= 1));
});
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

test('queries the graph of another process under the id of the current request', async () => {
  const graph = remoteGraph(url(), () => 'token');
  const ask = () => graph('{ a }', {}, serviceViewer('x'));
  const later = new Promise<void>((resolve) => setTimeout(resolve, 5));
  const found = await Promise.all([
    withRequestId('request-one', async () => (await later, ask())),
    withRequestId('request-two', ask),
    ask(),
  ]);
  expect(found.map(({ data }) => data)).toEqual(Array(3).fill({ a: 1 }));
  expect(seen.map((headers) => headers['request-id'] ?? 'none').sort()).toEqual(['none', 'request-one', 'request-two']);
  expect(requestIdInForce()).toBeUndefined();
});

test.each([
  [413, '{"error":"That is too large.","code":"too_large"}'],
  [400, '{"error":"No."}'],
  [200, '{}'],
])('%s with neither data nor errors is not a graph response', async (status, body) => {
  said = { status, body };
  const asking = remoteGraph(url(), () => 'token')('{ a }', {}, serviceViewer('x'));
  await expect(asking.finally(() => (said = DATA))).rejects.toThrow(`The GraphQL service returned HTTP ${status}.`);
});

test('a refusal by the graph itself is in its errors', async () => {
  said = { status: 400, body: '{"errors":[{"message":"No a.","extensions":{"code":"GRAPHQL_VALIDATION_FAILED"}}]}' };
  const answer = await remoteGraph(url(), () => 'token')('{ a }', {}, serviceViewer('x'));
  said = DATA;
  expect(answer).toEqual({ data: null, errors: [{ message: 'No a.', code: 'GRAPHQL_VALIDATION_FAILED' }] });
});

test('closing ends the connections to remote subgraphs', async () => {
  server.closeAllConnections();
  const sources = remoteDataSources({ house: `${url()}/` }, 's'.repeat(32));
  const options = { request: { query: '{ a }' }, context: { viewer: serviceViewer('x'), requestId: 'r' } };
  await sources.get('house')!.process(options as never);
  expect(open).toBe(1);
  for (const source of sources.values()) await source.close!();
  for (let tries = 0; tries < 50 && open > 0; tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(open).toBe(0);
});
