import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long idle keep-alive connections stay open for a request that is already on its way. */
const IDLE_GRACE_MS = 500;
/** How long requests in progress have to finish. */
const LAST_ANSWERS_MS = 15_000;

/** After this long without a new connection, the accept queue is considered empty. */
const QUIET_MS = 25;
/** Maximum time for which responses are held back for that. */
const LONGEST_HOLD_MS = 300;

/** A server that announces its stop to clients before it stops. */
export interface Leaving {
  /** For readiness checks: load balancers should pick another process. */
  isLeaving(): boolean;
  /** Makes every response close its connection; resolves after `seconds`, for readiness checks to notice. */
  leave(seconds: number): Promise<void>;
  /** Stops accepting connections; resolves when all requests are answered and all connections closed. */
  finish(): Promise<void>;
}

/**
 * Stops a server without losing requests. A client can send on a keep-alive connection at any time, so each response says
 * `Connection: close`, and idle connections stay open for half a second after the stop began. HTTP/1.1 cannot rule out
 * a request sent on an idle connection at the moment it closes; clients retry it on a new one, since it got no
 * response (RFC 9110, 9.2.2).
 *
 * Closing a port resets connections that the kernel has accepted but the process has not. Clients waiting for a response
 * open no new connections, so responses are held back briefly until no connection has arrived for a while, and are sent
 * when the port is closed.
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
    // The server's own `close` would close idle connections immediately.
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
      // The last responses are sent before their connections are closed.
      if (underWay.size === 0) await sleep(100);
      server.closeAllConnections();
    },
  };
}

/** Delays the end of the response until `held` resolves. */
function holdBack(response: ServerResponse, held: Promise<void>): void {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = ((...given: unknown[]) => {
    void held.then(() => end(...given));
    return response;
  }) as typeof response.end;
}
