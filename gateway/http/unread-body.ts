import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { hasBody } from './input/read-body.js';

/** For the answer to arrive: closing a socket with unread bytes makes the system take the answer back (RST). */
const LAST_WORD_MS = 500;

/**
 * A request is answered before its body is read. Where nobody has read it, the answer says `Connection: close`; what
 * still arrives is thrown away unseen for half a second, then the socket is closed (RFC 9112, section 9.6).
 */
export const closeUnread: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) return next();
  response.locals.keepAlive = response.shouldKeepAlive;
  response.shouldKeepAlive = false;
  hangUpLater(request.socket);
  next();
};

/** Node's server calls `destroySoon` after the last answer of a connection. */
function hangUpLater(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LAST_WORD_MS);
  };
}
