import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  body: any;
  at: number;
}

export type Behaviour = (request: IncomingMessage, response: ServerResponse, received: Received) => void;

export interface Receiver {
  url: string;
  received: Received[];
  /** Requests that a path has received so far. */
  at(path: string): Received[];
  /** The response of a path from now on; 204 by default. */
  on(path: string, behaviour: Behaviour): void;
  /** Waits until a path has received so many requests; returns them. */
  arrived(path: string, count?: number, withinMs?: number): Promise<Received[]>;
  stop(): Promise<void>;
}

/** Responds with a status and headers. */
export const answering =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, headers).end();

/** A real HTTP receiver of webhooks on its own port. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const behaviours = new Map<string, Behaviour>();
  const server = createServer((request, response) => {
    void readAll(request).then((text) => {
      const path = request.url!;
      const one = { path, headers: request.headers, text, body: JSON.parse(text), at: Date.now() };
      received.push(one);
      (behaviours.get(path) ?? answering(204))(request, response, one);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = (path: string) => received.filter((one) => one.path === path);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    at,
    on: (path, behaviour) => void behaviours.set(path, behaviour),
    async arrived(path, count = 1, withinMs = 60_000) {
      for (const end = Date.now() + withinMs; Date.now() < end;) {
        if (at(path).length >= count) return at(path);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`${at(path).length} of ${count} arrived at ${path}.`);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
