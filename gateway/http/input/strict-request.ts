import type { RequestHandler } from 'express';
import { queryLimits } from '../guards.js';
import { refuse } from '../refuse.js';
import { hostility } from './json-scan.js';
import { hasBody, isJson } from './read-body.js';
import { messages } from '../../messages.js';

/** JSON is UTF-8 (RFC 8259): a body in another charset would be misread. */
export const refuseOtherCharset: RequestHandler = (request, response, next) => {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.get('content-type') ?? '') ?? [];
  if (charset === undefined || /^utf-8$/i.test(charset)) return next();
  refuse(response, 415, 'unsupported_charset', messages.charset);
};

/** Rejects other body types, which would otherwise be ignored silently. `accepts`: supported types besides JSON. */
export function refuseOtherType(accepts: string[] = []): RequestHandler {
  const text = messages.mediaType(accepts);
  return (request, response, next) => {
    if (!hasBody(request) || request.method === 'GET' || isJson(request) || (accepts.length > 0 && request.is(accepts)))
      return next();
    refuse(response, 415, 'unsupported_media_type', text);
  };
}

/** Rejects duplicate query parameters: a proxy in front might use another one of them than we do. */
export const refuseDuplicates: RequestHandler = (request, response, next) => {
  const [name] = Object.entries(request.query).find(([, value]) => typeof value !== 'string') ?? [];
  if (name === undefined) return next();
  const msg = messages.duplicate;
  refuse(response, 400, 'bad_input', `${name} ${msg}`, [{ loc: [name], msg, type: 'duplicate' }]);
};

/** Rejects overlong queries before they are parsed: error messages of parsers quote their input. */
export const refuseLongDocument: RequestHandler = (request, response, next) => {
  const { query } = (request.body ?? request.query) as { query?: unknown };
  if (typeof query !== 'string' || query.length <= queryLimits.characters) return next();
  refuse(response, 400, 'query_too_long', messages.queryTooLong(queryLimits.characters));
};

/** Checks variables in the URL, which are separate JSON that has not passed the body parser. */
export const refuseHostileVariables: RequestHandler = (request, response, next) => {
  const { variables, extensions } = request.query as Record<string, string | undefined>;
  const problem = [variables, extensions].map((text = '') => hostility(Buffer.from(text))).find((found) => found);
  if (!problem) return next();
  refuse(response, 400, 'malformed_request', problem);
};

/** Limits a body without the images in `members` to the normal size, `bytes`. */
export const refuseLargeBeside =
  (members: readonly string[], bytes: number): RequestHandler =>
  (request, response, next) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const pictures = members.filter((name) => typeof body[name] === 'string').map((name) => [name, '']);
    const beside = { ...body, ...Object.fromEntries(pictures) };
    if (Buffer.byteLength(JSON.stringify(beside)) <= bytes) return next();
    refuse(response, 413, 'body_too_large', messages.bodyTooLarge(bytes));
  };
