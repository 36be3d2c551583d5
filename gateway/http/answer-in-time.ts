import type { Request, RequestHandler } from 'express';
import type { Log } from '#kit/process/log.js';

/** Callers are answered within ten seconds, whatever hangs. */
const LIMIT_MS = 9_000;
/** Anything larger holds a picture. */
const LARGE_BYTES = 64 * 1024;
/** What reading a picture may take on top of its own time, and once more for its turn: docs/concepts/document-reading.md. */
const BUSY_MS = 17_000;
const MESSAGE = 'The answer took too long.';
const GRAPH_ANSWER = { errors: [{ message: MESSAGE, extensions: { code: 'UNAVAILABLE' } }] };
const restAnswer = (requestId: string) => ({ error: MESSAGE, code: 'unavailable', request_id: requestId });

const UPLOAD = /\buploads?\//;

/** `pictureMs`: the time for reading a picture. */
export interface AnswerTimes {
  pictureMs: number;
  log: Log;
}

/**
 * Answers 503 where nothing else has: the database or a provider hangs. What was begun is not broken off, and may be done
 * after all; an `Idempotency-Key` then gives its answer. The time of a body that is being read does not count, for which
 * there are limits of its own.
 */
export function answerInTime({ pictureMs, log }: AnswerTimes): RequestHandler {
  return (request, response, next) => {
    const limitMs = isUpload(request) ? 2 * (pictureMs + BUSY_MS) + LIMIT_MS : LIMIT_MS;
    let timer: NodeJS.Timeout;
    const start = (): void => {
      timer = setTimeout(late, limitMs);
    };
    const late = (): void => {
      if (response.headersSent) return;
      if (request.readableDidRead && !request.complete) return void request.once('end', start);
      const requestId = response.locals.requestId as string;
      log.warn({ requestId, limitMs }, 'request.late');
      // Not by `send`, which others wrap to wait for what may hang just now.
      response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5', Connection: 'close' });
      response.end(JSON.stringify(request.path === '/graphql' ? GRAPH_ANSWER : restAnswer(requestId)));
    };
    start();
    response.once('close', () => clearTimeout(timer));
    next();
  };
}

function isUpload({ path, headers }: Request): boolean {
  const bytes = headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0);
  return UPLOAD.test(path) || bytes > LARGE_BYTES;
}
