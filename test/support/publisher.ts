import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';

/** A server that publishes files as authorities do, and records its requests. */
export interface Publisher {
  base: string;
  /** Text of each path; a number is an error status. */
  files: Map<string, string | number>;
  /** `GET /path 200`, in order. */
  asked: string[];
  /** Holds every response back until it is released, after this many characters of its file. */
  hold(after?: number): () => void;
  close(): Promise<void>;
}

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;

/** Responds with ETag and Last-Modified, and with 304 to clients that have the file. */
export async function startPublisher(): Promise<Publisher> {
  const files = new Map<string, string | number>();
  const asked: string[] = [];
  let held: Promise<void> = Promise.resolve();
  let heldAfter = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url!;
    const file = files.get(path) ?? 404;
    const isKnown = typeof file === 'string' && request.headers['if-none-match'] === etagOf(file);
    const status = typeof file === 'number' ? file : isKnown ? 304 : 200;
    asked.push(`GET ${path} ${status}`);
    if (heldAfter === 0) await held;
    if (typeof file === 'string') response.setHeader('etag', etagOf(file));
    if (typeof file === 'string') response.setHeader('last-modified', 'Fri, 20 Nov 2026 08:00:00 GMT');
    response.writeHead(status);
    if (status !== 200 || typeof file !== 'string') return void response.end();
    response.write(file.slice(0, heldAfter));
    await held;
    response.end(file.slice(heldAfter));
  };
  const server: Server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    asked,
    hold(after = 0) {
      heldAfter = after;
      let letGo = () => {};
      held = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
