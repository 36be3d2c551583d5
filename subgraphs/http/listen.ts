import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { type MetricsDoor, scrapeOf } from '#kit/metrics-endpoint/metrics-door.js';
import { leaving } from '#kit/process/leaving.js';
import type { Log } from '#kit/process/log.js';

/** Longer than the gateway keeps idle connections open, so that it never writes to one that is being closed here. */
const KEEP_ALIVE_MS = 65_000;

export interface Answer {
  status: number;
  body: object | string;
}

export interface Listening {
  host: string;
  port: number;
  log: Log;
  ready(): Promise<boolean>;
  metrics: MetricsDoor;
  /** Seconds to keep serving after a stop signal. */
  drainSeconds: number;
  /** Handles `POST /`. Without it, only health and metrics are served. */
  answer?(request: IncomingMessage): Promise<Answer>;
}

/** HTTP server of an internal process. Returns a function that stops it: no new requests, 15 seconds for open ones. */
export async function listen(listening: Listening): Promise<() => Promise<void>> {
  const { host, port, log, ready, metrics, drainSeconds, answer } = listening;
  const route = async (request: IncomingMessage): Promise<Answer> => {
    const at = `${request.method} ${request.url}`;
    if (at === 'GET /health/live') return { status: 200, body: { status: 'ok' } };
    if (at === 'GET /health/ready') {
      // 503 tells the gateway to wait until this process is back.
      if (departure.isLeaving()) return { status: 503, body: { status: 'stopping' } };
      return (await ready())
        ? { status: 200, body: { status: 'ok' } }
        : { status: 503, body: { status: 'unavailable' } };
    }
    if (at === 'GET /metrics') {
      const figures = await metrics.read(scrapeOf(request));
      if (figures !== null) return { status: 200, body: figures };
    }
    if (answer && at === 'POST /') return answer(request);
    return { status: 404, body: { error: 'Not found.', code: 'not_found' } };
  };
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 10_000 }, (request, response) => {
    route(request).then(
      (found) => send(response, found),
      (err: unknown) => {
        log.error({ err }, 'request.fault');
        send(response, { status: 500, body: { error: 'Internal server error.', code: 'internal' } });
      },
    );
  });
  const departure = leaving(server);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, host);
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return async () => {
    await departure.leave(drainSeconds);
    await departure.finish();
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  // Otherwise the unread rest of a refused body would be parsed as the next request.
  if (status >= 400) response.setHeader('connection', 'close');
  if (typeof body === 'string') return void response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
