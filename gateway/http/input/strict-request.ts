import type { RequestHandler } from 'express';
import { queryLimits } from '../guards.js';
import { refuse } from '../refuse.js';
import { hostility } from './json-scan.js';
import { hasBody, isJson } from './read-body.js';
import { messages } from '../../messages.js';

/** JSON is UTF-8 (RFC 8259): a body in another coding would be read as something that its sender did not check. */
export const refuseOtherCharset: RequestHandler = (request, response, next) => {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.get('content-type') ?? '') ?? [];
  if (charset === undefined || /^utf-8$/i.test(charset)) return next();
  refuse(response, 415, 'unsupported_charset', messages.charset);
};

/** A body of another type would be ignored without a word, as if nothing had been sent. `accepts`: types beside JSON. */
export function refuseOtherType(accepts: string[] = []): RequestHandler {
  const text = messages.mediaType(accepts);
  return (request, response, next) => {
    if (!hasBody(request) || request.method === 'GET' || isJson(request) || (accepts.length > 0 && request.is(accepts)))
      return next();
    refuse(response, 415, 'unsupported_media_type', text);
  };
}

/** A parameter that is given twice means one thing to us and another to a proxy in front. */
export const refuseDuplicates: RequestHandler = (request, response, next) => {
  const [name] = Object.entries(request.query).find(([, value]) => typeof value !== 'string') ?? [];
  if (name === undefined) return next();
  const msg = messages.duplicate;
  refuse(response, 400, 'bad_input', `${name} ${msg}`, [{ loc: [name], msg, type: 'duplicate' }]);
};

/** A document that no person and no tool writes: parsers quote what they do not understand. */
export const refuseLongDocument: RequestHandler = (request, response, next) => {
  const { query } = (request.body ?? request.query) as { query?: unknown };
  if (typeof query !== 'string' || query.length <= queryLimits.characters) return next();
  refuse(response, 400, 'query_too_long', messages.queryTooLong(queryLimits.characters));
};

/** Variables in a URL come as JSON of their own, which no body parser has looked at. */
export const refuseHostileVariables: RequestHandler = (request, response, next) => {
  const { variables, extensions } = request.query as Record<string, string | undefined>;
  const problem = [variables, extensions].map((text = '') => hostility(Buffer.from(text))).find((found) => found);
  if (!problem) return next();
  refuse(response, 400, 'malformed_request', problem);
};

/** A body that may carry a picture in one of `members` is no larger than others beside it. `bytes`: how large that is. */
export const refuseLargeBeside =
  (members: readonly string[], bytes: number): RequestHandler =>
  (request, response, next) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const pictures = members.filter((name) => typeof body[name] === 'string').map((name) => [name, '']);
    const beside = { ...body, ...Object.fromEntries(pictures) };
    if (Buffer.byteLength(JSON.stringify(beside)) <= bytes) return next();
    refuse(response, 413, 'body_too_large', messages.bodyTooLarge(bytes));
  };
