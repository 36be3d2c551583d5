import { type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, type Socket, createServer as createTcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { askSubgraph } from '#gateway/supergraph/ask-subgraph.js';
import { remoteDataSource } from '#gateway/supergraph/remote-data-source.js';
import { ask } from './gateway-sample/ask.js';

type Handler = (path: string, response: ServerResponse) => void;

const ANSWER = '{"data":{"a":1}}';
const AWAY = { extensions: { code: 'UNAVAILABLE' } };
const healthy: Handler = (path, response) => void response.end(path.startsWith('/health') ? '{"status":"ok"}' : ANSWER);

const servers = new Set<Server>();
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const source of open.splice(0)) await source.close();
  for (const server of servers) await stop(server);
  servers.clear();
});

async function part(handler: Handler, port = 0): Promise<{ server: Server; port: number; url: string }> {
  const server = createServer((request, response) => void text(request).then(() => handler(request.url!, response)));
  servers.add(server);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const at = (server.address() as AddressInfo).port;
  return { server, port: at, url: `http://127.0.0.1:${at}/` };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

function asking(url: string | string[], patienceMs = 5_000, follows = false) {
  const source = remoteDataSource({ url, patienceMs, follows, waitMsOf: () => 20_000, sign: () => 'signed' });
  open.push(source);
  return (query = '{ a }') => ask(source, query, {}, {});
}

/** Time until the failure, in milliseconds. */
async function failing(work: () => Promise<unknown>): Promise<number> {
  const began = Date.now();
  await expect(work()).rejects.toMatchObject(AWAY);
  return Date.now() - began;
}

/** A second, and as much again for a busy machine. */
const WITHIN_MS = 2_000;

/** The median of 20 times until the failure, in milliseconds: a busy machine may hold up one of them. */
async function usuallyFailing(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 20; n += 1) times.push(await failing(work));
  return times.sort((a, b) => a - b)[10]!;
}

test('a stopped subgraph fails within a second, then at once, and is used again when it is back', async () => {
  const gone = await part(healthy);
  const put = asking(gone.url);
  await put();
  await stop(gone.server);
  expect(await failing(() => put('mutation { a }'))).toBeLessThan(WITHIN_MS);
  expect(await usuallyFailing(put)).toBeLessThan(100);
  await part(healthy, gone.port);
  await sleep(1_000);
  expect(await put()).toEqual({ data: { a: 1 } });
});

test('a hanging subgraph fails within a second, then at once; probes detect its recovery at no risk', async () => {
  let hangs = true;
  let asked = 0;
  const { url } = await part((path, response) => {
    if (path === '/') asked += 1;
    if (!hangs) healthy(path, response);
  });
  const put = asking(url);
  expect(await failing(() => put('mutation { a }'))).toBeLessThan(WITHIN_MS);
  expect(await usuallyFailing(put)).toBeLessThan(100);
  expect(asked).toBe(1);
  hangs = false;
  await sleep(1_500);
  expect(await put()).toEqual({ data: { a: 1 } });
});

test('a slow subgraph does not count as hanging', async () => {
  const { url } = await part((path, response) => {
    if (path === '/') setTimeout(() => response.end(ANSWER), 3_000);
    else healthy(path, response);
  });
  expect(await asking(url)('mutation { a }')).toEqual({ data: { a: 1 } });
});

test('of two processes, a hanging one costs a read one second once and later requests nothing', async () => {
  const hanging = await part(() => undefined);
  const whole = await part(healthy);
  const put = asking([hanging.url, whole.url]);
  const took: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const began = Date.now();
    expect(await put()).toEqual({ data: { a: 1 } });
    took.push(Date.now() - began);
  }
  expect(took.filter((ms) => ms > 200).length).toBeLessThanOrEqual(1);
});

test('a subgraph that resets connections is unavailable at once', async () => {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('data', () => socket.resetAndDestroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const put = asking(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(await failing(put)).toBeLessThan(1_000);
  expect(await failing(() => put('mutation { a }'))).toBeLessThan(1_000);
  await new Promise((done) => server.close(done));
});

test('waits for a subgraph that announced its restart, without losing a request', async () => {
  let stopping = false;
  const first = await part((path, response) => {
    if (!stopping) return healthy(path, response);
    response.statusCode = path.startsWith('/health') ? 503 : 200;
    response.setHeader('connection', 'close');
    response.end(path.startsWith('/health') ? '{"status":"stopping"}' : ANSWER);
  });
  // No request arrives while it stops: the gateway hears of it all the same.
  const put = asking(first.url, 5_000, true);
  await put();
  stopping = true;
  await sleep(2_500);
  await stop(first.server);
  const waiting = Array.from({ length: 20 }, (_, n) => put(n % 2 ? '{ a }' : 'mutation { a }'));
  await sleep(2_500);
  await part(healthy, first.port);
  expect(await Promise.all(waiting)).toEqual(Array(20).fill({ data: { a: 1 } }));
});

test('stops waiting after a while for a subgraph that announced its restart and stays away', async () => {
  const first = await part((_path, response) => {
    response.setHeader('connection', 'close').end(ANSWER);
  });
  const put = asking(first.url, 1_000);
  await put();
  await stop(first.server);
  const until = Date.now() + 6_000;
  while (Date.now() < until) await failing(put);
  expect(await usuallyFailing(put)).toBeLessThan(100);
});

test('the gateway’s own queries to an unreachable subgraph are UNAVAILABLE, not an internal error', async () => {
  const gone = await part(healthy);
  await stop(gone.server);
  const source = remoteDataSource({ url: gone.url, sign: () => 'signed' });
  open.push(source);
  await expect(askSubgraph(source, '{ a }', {})).rejects.toMatchObject({ name: 'Failure', code: 'UNAVAILABLE' });
});
