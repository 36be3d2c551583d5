import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { hasBody } from './input/read-body.js';

/** Time for the response to arrive: closing a socket with unread bytes resets it and discards the response. */
const LAST_WORD_MS = 500;

/** Maximum body to drain for clients that only read the response after sending their whole body. */
const THROWN_AWAY_BYTES = 256 * 1024;

/**
 * Handles requests that are answered before their body is read: the response says `Connection: close`, and the socket is
 * closed half a second later (RFC 9112, section 9.6). A small body is drained meanwhile so that its sender gets to
 * read the response; larger bodies and those of unknown length are not read.
 */
export const closeUnread: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) return next();
  response.locals.keepAlive = response.shouldKeepAlive;
  response.shouldKeepAlive = false;
  const isSmall = Number(request.headers['content-length'] ?? Infinity) <= THROWN_AWAY_BYTES;
  hangUpLater(request.socket, isSmall);
  next();
};

/** Node's server calls `destroySoon` after the last answer of a connection. */
function hangUpLater(socket: Socket, readsOn: boolean): void {
  socket.destroySoon = () => {
    socket.end();
    // After the server has started to discard incoming data.
    if (!readsOn) setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), LAST_WORD_MS);
  };
}
