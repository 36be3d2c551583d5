import type { Request, RequestHandler } from 'express';
import type { Log } from '#kit/process/log.js';
import { graphErrors, graphType, isGraphPath } from './graph-answer.js';
import { messages } from '../messages.js';

/** Every request is answered within ten seconds, even if a dependency hangs. */
const LIMIT_MS = 9_000;
/** A query ends this long before, so that what it has found is still sent; its statements end before that, after 8 s. */
const SPARE_MS = 500;
/** Larger bodies contain an image. */
const LARGE_BYTES = 64 * 1024;
/** Allowance on top of the time for reading an image, and again for waiting its turn: see docs/concepts/document-reading.md. */
const BUSY_MS = 17_000;
const MESSAGE = messages.timeout;
const RETRY_AFTER = '5';
const graphAnswer = (requestId: string) =>
  graphErrors({ message: MESSAGE, code: 'UNAVAILABLE', requestId, retryAfter: RETRY_AFTER });
const restAnswer = (requestId: string) => ({ error: MESSAGE, code: 'unavailable', request_id: requestId });

const UPLOAD = /\buploads?\//;

/** `pictureMs`: the time limit for reading an image. */
export interface AnswerTimes {
  pictureMs: number;
  log: Log;
}

/**
 * Answers 503 when a request takes too long because the database or a provider hangs. Writes are not cancelled and may
 * still complete; a retry with the same `Idempotency-Key` then gets its response. Queries are: `locals.signal` is aborted
 * when the client leaves (AbortError), and shortly before the time is up (TimeoutError). Time spent reading the body does
 * not count: it has its own limits.
 */
export function answerInTime({ pictureMs, log }: AnswerTimes): RequestHandler {
  return (request, response, next) => {
    const limitMs = isUpload(request) ? 2 * (pictureMs + BUSY_MS) + LIMIT_MS : LIMIT_MS;
    const controller = new AbortController();
    response.locals.signal = controller.signal;
    let timer: NodeJS.Timeout;
    const start = (): void => {
      timer = setTimeout(hurry, limitMs - SPARE_MS);
    };
    const hurry = (): void => {
      if (response.headersSent) return;
      if (request.readableDidRead && !request.complete) return void request.once('end', start);
      controller.abort(new DOMException('The deadline of the request has passed.', 'TimeoutError'));
      timer = setTimeout(late, SPARE_MS);
    };
    const late = (): void => {
      if (response.headersSent) return;
      const requestId = response.locals.requestId as string;
      log.warn({ requestId, limitMs }, 'request.late');
      // Bypasses `send`: middleware wraps it to wait for work that may be what hangs.
      const isGraph = isGraphPath(request.originalUrl);
      const type = isGraph ? `${graphType(request)}; charset=utf-8` : 'application/json';
      response.writeHead(503, { 'Content-Type': type, 'Retry-After': RETRY_AFTER, Connection: 'close' });
      response.end(JSON.stringify(isGraph ? graphAnswer(requestId) : restAnswer(requestId)));
    };
    start();
    response.once('close', () => {
      clearTimeout(timer);
      if (!response.writableFinished) controller.abort();
    });
    next();
  };
}

function isUpload({ path, headers }: Request): boolean {
  const bytes = headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0);
  return UPLOAD.test(path) || bytes > LARGE_BYTES;
}
