import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GraphQLDataSource } from '@apollo/gateway';
import express from 'express';
import { answerInTime } from '#gateway/http/answer-in-time.js';
import { remoteDataSource } from '#gateway/supergraph/remote-data-source.js';
import { openLog } from '#kit/process/log.js';

const DEADLINE_MS = 8_500;

async function serve(handler: RequestListener) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => (server.closeAllConnections(), server.close()),
  };
}

/** A request handler that hands out the signal of its request. */
function signalling(taken: (signal: AbortSignal, end: () => void) => void) {
  const app = express();
  app.use(answerInTime({ pictureMs: 0, log: openLog('silent', 'test') }));
  app.get('/', (_request, response) => taken(response.locals.signal as AbortSignal, () => void response.end('ok')));
  return serve(app as RequestListener);
}

const isAborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve((signal.reason as Error).name)));

test('the signal of a request is aborted when its client leaves', async () => {
  let reason: Promise<string> | undefined;
  const client = new AbortController();
  const { url, stop } = await signalling((signal) => {
    reason = isAborted(signal);
    client.abort();
  });
  await expect(fetch(url, { signal: client.signal })).rejects.toThrow();
  expect(await reason).toBe('AbortError');
  stop();
});

test('the signal of a request is aborted half a second before the time is up, and the answer still arrives', async () => {
  const began = Date.now();
  const { url, stop } = await signalling((signal, end) => {
    void isAborted(signal).then((name) => {
      expect(name).toBe('TimeoutError');
      end();
    });
  });
  expect(await (await fetch(url)).text()).toBe('ok');
  expect(Date.now() - began).toBeGreaterThanOrEqual(DEADLINE_MS - 50);
  stop();
});

test('the signal of an answered request is not aborted', async () => {
  let seen: AbortSignal | undefined;
  const { url, stop } = await signalling((signal, end) => {
    seen = signal;
    end();
  });
  await (await fetch(url, { headers: { connection: 'close' } })).text();
  await new Promise((done) => setTimeout(done, 100));
  expect(seen?.aborted).toBe(false);
  stop();
});

test('a fetch to a subgraph in another process is ended with its request', async () => {
  const client = new AbortController();
  const closed = new Promise<void>((resolve) => {
    void serve((request, response) => {
      response.once('close', resolve);
      if (request.url === '/health/live') response.end('{}');
      else void text(request).then(() => client.abort());
    }).then(async ({ url, stop }) => {
      const source = remoteDataSource({ url, sign: () => 'signed', waitMsOf: () => 60_000 });
      const options = { request: { query: '{ a }' }, context: {}, signal: client.signal } as unknown;
      const began = Date.now();
      await expect(source.process(options as Parameters<GraphQLDataSource['process']>[0])).rejects.toMatchObject({
        extensions: { code: 'UNAVAILABLE' },
      });
      expect(Date.now() - began).toBeLessThan(20_000);
      await source.close();
      stop();
    });
  });
  await closed;
});
