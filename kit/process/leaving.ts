import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long kept-alive connections stay open for a request that is on its way. */
const IDLE_GRACE_MS = 500;
/** How long requests under way have for their answers. */
const LAST_ANSWERS_MS = 15_000;

/** No connection has come for so long: the system holds none that was not taken yet. */
const QUIET_MS = 25;
/** The longest that answers are held back for that. */
const LONGEST_HOLD_MS = 300;

/** A server that is about to be stopped, told to whoever sends it requests. */
export interface Leaving {
  /** For readiness: whoever passes requests on should pick another one. */
  isLeaving(): boolean;
  /** From now on every answer ends its connection; resolves when those who look at readiness had `seconds` to do so. */
  leave(seconds: number): Promise<void>;
  /** Takes no more connections; resolves when every request has its answer and every connection is closed. */
  finish(): Promise<void>;
}

/**
 * Lets a server go without a request lost. A client may send on a kept-alive connection at any time, so none is closed
 * under it: each answer says `Connection: close`, and a connection without a request stays open for half a second
 * after the server began to leave. What HTTP/1.1 can't rule out is a request that is sent on an idle connection in the moment
 * of its closing, after that time; clients repeat it on a new one, since nothing was answered (RFC 9110, 9.2.2).
 *
 * Closing a port resets the connections that the system has taken and the process has not. Clients that wait for answers
 * open none, so answers are held back for a moment, until no connection has come for a while, and leave when the port is
 * closed.
 */
export function leaving(server: Server): Leaving {
  const underWay = new Set<ServerResponse>();
  let leftAt: number | null = null;
  let connectedAt = 0;
  let held: Promise<void> | null = null;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (leftAt !== null) response.setHeader('Connection', 'close');
    if (held) holdBack(response, held);
  });
  server.on('connection', () => (connectedAt = Date.now()));
  const closePort = async (): Promise<void> => {
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    for (const response of underWay) holdBack(response, held);
    const begunAt = Date.now();
    do await sleep(5);
    while (Date.now() - Math.max(begunAt, connectedAt) < QUIET_MS && Date.now() - begunAt < LONGEST_HOLD_MS);
    // The server's own `close` would cut idle connections at once.
    Listener.prototype.close.call(server);
    held = null;
    release();
  };
  return {
    isLeaving: () => leftAt !== null,
    async leave(seconds) {
      leftAt ??= Date.now();
      for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
      await sleep(seconds * 1_000);
    },
    async finish() {
      const cutAt = Date.now() + LAST_ANSWERS_MS;
      await closePort();
      await sleep(Math.max(0, (leftAt ?? 0) + IDLE_GRACE_MS - Date.now()));
      while (underWay.size > 0 && Date.now() < cutAt) {
        server.closeIdleConnections();
        await sleep(20);
      }
      server.closeIdleConnections();
      // The last answers leave before their connections are cut.
      if (underWay.size === 0) await sleep(100);
      server.closeAllConnections();
    },
  };
}

/** The answer ends when `held` resolves. */
function holdBack(response: ServerResponse, held: Promise<void>): void {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = ((...given: unknown[]) => {
    void held.then(() => end(...given));
    return response;
  }) as typeof response.end;
}
