import type { Request, RequestHandler } from 'express';

const PATHS = /^\/(?:graphql|v1)(?:\/|$)/i;
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const SENT = [
  'x-api-key',
  'authorization',
  'content-type',
  'idempotency-key',
  'last-event-id',
  'request-id',
  'traceparent',
  'apollo-require-preflight',
  'x-apollo-operation-name',
];
const READ = [
  'Request-Id',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Idempotent-Replayed',
  'Events-Epoch',
  'Lookup-Coverage',
  'Deprecation',
  'Sunset',
];
const KEPT_SECONDS = '600';

/**
 * Lets pages of these origins call the API (CORS). Callers are identified by a key that the page sends itself. Cookies are
 * never allowed (`Access-Control-Allow-Credentials` is not sent), so a page cannot act on behalf of its visitor; our own
 * pages are of the same origin and need none of this.
 */
export function crossOrigin(origins: readonly string[]) {
  const listed = new Set(origins);
  const isOpen = (request: Request) => listed.size > 0 && PATHS.test(request.path);
  const isListed = (request: Request) => isOpen(request) && listed.has(request.get('origin') ?? '');
  /** Marks every answer, so that pages can also read errors. */
  const mark: RequestHandler = (request, response, next) => {
    if (isOpen(request)) response.vary('Origin');
    if (isListed(request)) {
      response.set('Access-Control-Allow-Origin', request.get('origin'));
      response.set('Access-Control-Expose-Headers', READ.join(', '));
    }
    next();
  };
  /** Answers the question that browsers send without a key before the request itself. */
  const answerPreflight: RequestHandler = (request, response, next) => {
    const isPreflight = request.method === 'OPTIONS' && request.get('access-control-request-method') !== undefined;
    if (!isPreflight || !isListed(request)) return next();
    response.set('Access-Control-Allow-Methods', METHODS);
    response.set('Access-Control-Allow-Headers', SENT.join(', '));
    response.set('Access-Control-Max-Age', KEPT_SECONDS);
    response.status(204).end();
  };
  return { mark, answerPreflight };
}
