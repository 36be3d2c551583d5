import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { answerInTime } from '#gateway/http/answer-in-time.js';
import { serviceGraph } from '#gateway/http/service-graph.js';
import { openLog } from '#kit/process/log.js';

const LIMIT_MS = 9_000;
const LATE_MS = LIMIT_MS + 500;

test('work that ends after its request was answered with 503 does not stop the process', async () => {
  const log = openLog('silent', 'test');
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  const app = express();
  app.use((_request, response, next) => {
    response.locals.requestId = 'late';
    next();
  });
  app.use(answerInTime({ pictureMs: 0, log }));
  app.post('/graphql', (_request, response, next) => {
    response.locals.requestContext = { viewer: {}, requestId: 'r' };
    next();
  });
  app.post(
    '/graphql',
    serviceGraph(() => sleep(LATE_MS, { data: { me: null }, errors: [] })),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
    const accept = 'application/graphql-response+json';
    const answer = await fetch(url, { method: 'POST', headers: { accept } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
    const extensions = { code: 'UNAVAILABLE', requestId: 'late', retryAfter: 5 };
    expect(await answer.json()).toEqual({ errors: [{ message: expect.any(String), extensions }] });
    await sleep(LATE_MS - LIMIT_MS + 500);
    expect(unhandled).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
    server.closeAllConnections();
    server.close();
  }
});
