import type { RequestHandler } from 'express';
import { ROUTES } from './routes/all.js';

const KEPT_SECONDS = '600';

/** Paths with an operation that an SDK key may do: the key is made for pages of the caller's own origins. */
export const PATHS_FOR_PAGES = new Set(ROUTES.filter((row) => row.forPages).map(({ path }) => path));

/**
 * Lets pages of any origin read what a path answers (Fetch standard, CORS), and answers their browser's question before.
 * Who asks is told by a key in a header and never by a cookie, so that a page gets nothing by its visitor.
 */
export function letPagesRead(path: string): RequestHandler {
  const methods = ROUTES.filter((row) => row.path === path && row.forPages).map(({ method }) => method.toUpperCase());
  return (request, response, next) => {
    response.set('Access-Control-Allow-Origin', '*');
    response.set('Access-Control-Expose-Headers', 'Request-Id, Retry-After, RateLimit, RateLimit-Policy');
    if (request.method !== 'OPTIONS' || !request.get('access-control-request-method')) return next();
    response.set('Access-Control-Allow-Methods', methods.join(', '));
    response.set('Access-Control-Allow-Headers', 'x-api-key, content-type, request-id, idempotency-key');
    response.set('Access-Control-Max-Age', KEPT_SECONDS);
    response.status(204).end();
  };
}
