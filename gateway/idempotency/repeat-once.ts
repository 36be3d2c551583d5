import type { Request, RequestHandler, Response } from 'express';
import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { Log } from '#kit/process/log.js';
import type { Claim, KeptAnswer, KeptAnswers, OpenClaim } from './kept-answers.js';
import { messages } from '../messages.js';

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];
const LONGEST_KEY = 255;
const KEPT_HEADERS = ['content-type', 'deprecation', 'sunset'];

export interface RepeatParts {
  answers: KeptAnswers;
  viewerOf(request: Request, response: Response): Promise<Viewer>;
  log: Log;
}

/**
 * Implements `Idempotency-Key` for write requests: the first of several identical requests is executed, repeats get its
 * response. Successful responses are stored, 4xx responses are not. After a 5xx, a retry of the same request continues
 * from what was already written.
 */
export function repeatOnce({ answers, viewerOf, log }: RepeatParts): RequestHandler {
  const work = async (request: Request, response: Response): Promise<boolean> => {
    const key = request.get('idempotency-key');
    if (key === undefined || !METHODS.includes(request.method)) return true;
    const viewer = await viewerOf(request, response);
    if (viewer.kind === 'service') return true;
    checkKey(key);
    const repeatable = { accountId: viewer.accountId, key: `${viewer.kind}\n${key}`, request: textOf(request) };
    const claim = await answers.claim(repeatable).catch((cause: unknown) => {
      log.warn({ err: cause }, 'idempotency.unavailable');
      throw new Failure('UNAVAILABLE', messages.unavailable);
    });
    if (claim.state === 'claimed') {
      response.locals.claim = claim.claim.hold;
      settleWith(claim.claim, response, log);
      return true;
    }
    if (claim.state === 'answered') replay(claim.answer, response);
    else throw conflict(claim, response);
    return false;
  };
  return (request, response, next) =>
    void work(request, response).then((goOn) => {
      if (goOn) next();
    }, next);
}

function checkKey(key: string): void {
  if (key.length > 0 && key.length <= LONGEST_KEY) return;
  const msg = messages.keyLength(LONGEST_KEY);
  const type = key.length > 0 ? 'too_long' : 'too_short';
  throw new Failure('BAD_INPUT', `Idempotency-Key ${msg}.`, [{ loc: ['Idempotency-Key'], msg, type }]);
}

/** What identifies a request: method, path with query, and the body as it was read. */
function textOf(request: Request): string {
  const body: unknown = request.body;
  const text = Buffer.isBuffer(body) ? body.toString('base64') : JSON.stringify(body);
  return [request.method, request.originalUrl, text ?? request.get('content-length')].join('\n');
}

function conflict({ state }: Claim, response: Response): Failure {
  if (state === 'reused') return new Failure('IDEMPOTENCY_KEY_REUSED', messages.keyReused);
  if (state === 'erased') return new Failure('IDEMPOTENCY_ANSWER_ERASED', messages.answerErased);
  response.set('Retry-After', '1');
  return new Failure('IDEMPOTENCY_KEY_RUNNING', messages.keyRunning);
}

function replay({ status, headers, body }: KeptAnswer, response: Response): void {
  response.status(status).set(headers).set('Idempotent-Replayed', 'true').send(body);
}

/** Stores the response before it is sent: any response a client has seen can be replayed. */
function settleWith(claim: OpenClaim, response: Response, log: Log): void {
  const send = response.send.bind(response);
  const settled = (work: Promise<void>) =>
    work.catch((err: unknown) => log.error({ err, requestId: response.locals.requestId }, 'idempotency.not_kept'));
  let sent = false;
  response.send = (body: unknown) => {
    response.send = send;
    sent = true;
    const kept = response.statusCode < 300 && typeof body === 'string';
    const work = kept
      ? claim.keep({ status: response.statusCode, headers: headersOf(response), body })
      : letGo(claim, response);
    void settled(work).then(() => {
      // The request may have been answered with 503 by now: see answerInTime.
      if (!response.headersSent) send(body);
    });
    return response;
  };
  // Responses that bypass `send` are not stored.
  response.once('finish', () => {
    if (!sent) void settled(letGo(claim, response));
  });
}

/** After a 5xx it is unknown what was written. */
function letGo(claim: OpenClaim, { statusCode }: Response): Promise<void> {
  return statusCode < 500 ? claim.release() : claim.leave();
}

function headersOf(response: Response): Record<string, string> {
  const named = KEPT_HEADERS.map((name) => [name, response.get(name)] as const);
  return Object.fromEntries(named.filter((pair): pair is [string, string] => pair[1] !== undefined));
}
