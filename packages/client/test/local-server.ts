import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrived {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  at: number;
}

/** Answers a request. */
export type Answering = (response: ServerResponse, arrived: Arrived) => unknown;

export interface LocalServer {
  url: string;
  arrived: Arrived[];
  /** Answers the next requests in this order; the last one also answers all others. */
  next(...answers: Answering[]): void;
  stop(): Promise<void>;
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answering =>
  (response) =>
    response
      .writeHead(status, Object.assign({ 'content-type': 'application/json' }, headers))
      .end(JSON.stringify(body));

/** Closes the connection without an answer. */
export const hangUp: Answering = (response) => void response.socket!.destroy();

/** Keeps the connection open without an answer. */
export const silent: Answering = () => undefined;

/** A real HTTP server, which answers as told. */
export async function localServer(): Promise<LocalServer> {
  const arrived: Arrived[] = [];
  let answers: Answering[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    const one = { method: request.method!, path: request.url!, headers: request.headers, body, at: Date.now() };
    arrived.push(one);
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    answer(response, one);
  };
  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    next(...given) {
      arrived.length = 0;
      answers = given;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
