import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteGraph, serviceViewer } from '#kit/graph/graph.js';
import { freePort } from '../support/roles.js';

type Mood = 'answer' | 'unavailable' | 'reset';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A gateway with configurable behaviour that counts its requests. */
async function gateway(mood: Mood) {
  const state = { mood, asked: 0, url: '' };
  const server = createServer((request, response) => {
    state.asked += 1;
    request.resume();
    if (state.mood === 'reset') return void request.socket.resetAndDestroy();
    response.writeHead(state.mood === 'answer' ? 200 : 503).end('{"data":{"a":1}}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

const askOf = (urls: string[]) => {
  const graph = remoteGraph(urls, () => 'token');
  return (text: string) => graph(text, {}, serviceViewer('x'));
};

test('skips a gateway that is down or not ready, for queries and mutations', async () => {
  const [good, busy, nowhere] = [await gateway('answer'), await gateway('unavailable'), await freePort()];
  for (let n = 0; n < 10; n += 1) {
    const ask = askOf([busy.url, `http://127.0.0.1:${nowhere}`, good.url]);
    expect((await ask('mutation { a }')).data).toEqual({ a: 1 });
    const before = busy.asked;
    expect((await ask('{ a }')).data).toEqual({ a: 1 });
    // The one that answered is used again.
    expect(busy.asked).toBe(before);
  }
  expect(good.asked).toBe(20);
});

test('retries interrupted queries at another gateway, and never mutations that may have succeeded', async () => {
  const [one, other] = [await gateway('reset'), await gateway('reset')];
  await expect(askOf([one.url, other.url])('mutation { a }')).rejects.toThrow();
  expect(one.asked + other.asked).toBe(1);
  await expect(askOf([one.url, other.url])('{ a }')).rejects.toThrow();
  expect([one.asked + other.asked, Math.min(one.asked, other.asked) >= 1]).toEqual([3, true]);
  other.mood = 'answer';
  expect((await askOf([one.url, other.url])('query A { a }')).data).toEqual({ a: 1 });
});

test('returns the last response when no gateway is ready', async () => {
  const [one, other] = [await gateway('unavailable'), await gateway('unavailable')];
  await expect(askOf([one.url, other.url])('{ a }')).rejects.toThrow('503');
  expect([one.asked, other.asked]).toEqual([1, 1]);
});
