import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { hasBody } from './input/read-body.js';

/** For the answer to arrive: closing a socket with unread bytes makes the system take the answer back (RST). */
const LAST_WORD_MS = 500;

/** What clients send that read the answer only after their whole body has left them. */
const THROWN_AWAY_BYTES = 256 * 1024;

/**
 * A request can be answered before its body is read. Where nobody has read it, the answer says `Connection: close`, and
 * half a second later the socket is closed (RFC 9112, section 9.6). A small body is thrown away meanwhile, so that its
 * sender gets to the answer; of a larger one, or one of unknown length, nothing more is read.
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
    // After the server has begun to throw away what comes.
    if (!readsOn) setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), LAST_WORD_MS);
  };
}
