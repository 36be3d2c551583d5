import { randomUUID } from 'node:crypto';
import { type RequestListener, type Server, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import { graphErrors, isGraphPath } from './graph-answer.js';
import { refuse } from './refuse.js';
import { messages } from '../messages.js';

const HEADERS_MS = 9_000;
/** The largest upload at the slowest accepted rate. */
const REQUEST_MS = 480_000;
const BODY_GRACE_MS = 9_000;
/** Time for the response to arrive: closing immediately would discard it. */
const LAST_WORD_MS = 500;
const SLOWEST_BYTES_PER_SECOND = 32_768;

const BAD_HEADS: Record<string, [status: string, code: string, error: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout', messages.requestTimeout],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers_too_large', messages.headersTooLarge],
};
const NO_HTTP = ['400 Bad Request', 'malformed_request', messages.malformed] as const;

/** Creates a server that drops clients whose headers take longer than 9 seconds, and answers invalid HTTP. */
export function openServer(): Server {
  const server = createServer({
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 20_000,
  });
  return server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [status, code, text] = BAD_HEADS[error.code ?? ''] ?? NO_HTTP;
    const requestId = randomUUID();
    const body = JSON.stringify({ error: text, code, request_id: requestId });
    const head = [
      `Request-Id: ${requestId}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    socket.end(`HTTP/1.1 ${[status, ...head].join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  });
}

/** Rejects a body that is incomplete after 9 seconds and slower than 32 KB per second. */
export const refuseSlowBody: RequestHandler = (request, response, next) => {
  const startedAt = Date.now();
  const bytesBefore = request.socket.bytesRead;
  const look = (): void => {
    if (request.complete || response.headersSent) return;
    const seconds = (Date.now() - startedAt) / 1000;
    if (request.socket.bytesRead - bytesBefore >= seconds * SLOWEST_BYTES_PER_SECOND) {
      watch = setTimeout(look, 1_000);
      return;
    }
    response.once('finish', () => setTimeout(() => request.destroy(), LAST_WORD_MS));
    refuse(response, 408, 'request_timeout', messages.requestTimeout);
  };
  let watch: NodeJS.Timeout | undefined;
  if (!request.complete) watch = setTimeout(look, BODY_GRACE_MS);
  response.once('close', () => clearTimeout(watch));
  next();
};

/** Answers requests while the service is starting: the port opens first. */
export const answerEarly: RequestListener = ({ url = '' }, response) => {
  const requestId = randomUUID();
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1', 'Request-Id': requestId });
  const said = isGraphPath(url)
    ? graphErrors({ message: messages.starting, code: 'UNAVAILABLE', requestId, retryAfter: '1' })
    : { error: messages.starting, code: 'unavailable', request_id: requestId };
  response.end(JSON.stringify(said));
};
