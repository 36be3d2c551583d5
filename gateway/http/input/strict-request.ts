import type { RequestHandler } from 'express';
import { queryLimits } from '../guards.js';
import { refuse } from '../refuse.js';

/** JSON is UTF-8 (RFC 8259): a body in another coding would be read as something that its sender did not check. */
export const refuseOtherCharset: RequestHandler = (request, response, next) => {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.get('content-type') ?? '') ?? [];
  if (charset === undefined || /^utf-8$/i.test(charset)) return next();
  refuse(response, 415, 'unsupported_charset', 'The body must be in UTF-8.');
};

/** A body of another type would be passed over in silence, as if nothing had been sent. */
export const refuseOtherType: RequestHandler = (request, response, next) => {
  const { 'content-length': length, 'transfer-encoding': coding, 'content-type': type = '' } = request.headers;
  const isEmpty = coding === undefined && Number(length ?? 0) === 0;
  if (isEmpty || request.method === 'GET' || /^\s*application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type)) return next();
  refuse(
    response,
    415,
    'unsupported_media_type',
    'Send the body as JSON, with the header Content-Type: application/json.',
  );
};

/** A parameter that is given twice means one thing to us and another to a proxy in front. */
export const refuseDuplicates: RequestHandler = (request, response, next) => {
  const [name] = Object.entries(request.query).find(([, value]) => typeof value !== 'string') ?? [];
  if (name === undefined) return next();
  const msg = 'is given more than once';
  refuse(response, 400, 'bad_input', `${name} ${msg}`, [{ loc: [name], msg, type: 'duplicate' }]);
};

/** A document that no person and no tool writes: parsers quote what they do not understand. */
export const refuseLongDocument: RequestHandler = (request, response, next) => {
  const { query } = (request.body ?? request.query) as { query?: unknown };
  if (typeof query !== 'string' || query.length <= queryLimits.characters) return next();
  refuse(response, 400, 'query_too_long', `The document has more than ${queryLimits.characters} characters.`);
};

/** A body that may carry a picture as `image` is no larger than others beside it. `bytes`: how large they may be. */
export const refuseLargeBesidePicture =
  (bytes: number): RequestHandler =>
  (request, response, next) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const beside = typeof body['image'] === 'string' ? { ...body, image: '' } : body;
    if (Buffer.byteLength(JSON.stringify(beside)) <= bytes) return next();
    refuse(response, 413, 'body_too_large', 'The body is too large.');
  };
