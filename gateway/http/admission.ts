import type { Request, RequestHandler, Response } from 'express';
import { Failure } from '#kit/failure.js';
import { type Viewer, viewerFrom } from '#kit/viewer/viewer.js';
import { type Counted, type Limited, type RateLimits, rateLimitText, showLimits } from '../limits/rate-limits.js';
import { type Trust, sourceIp } from '../limits/source-address.js';
import type { Cookies } from '../sessions/session-cookie.js';
import { type OwnOrigin, isCrossSite } from '../sessions/own-origin.js';
import { type Authenticate, type Shown, vouchedViewer } from './authenticate.js';
import { keyInHeaders } from './shown-key.js';
import { messages } from '../messages.js';

export interface Admission {
  /** Counts a request against its IP address, unless it comes from the service itself. The first middleware. */
  byAddress: RequestHandler;
  /** Authenticates a request by API key and counts one operation; the result is cached. Throws a Failure. */
  viewerOf(request: Request, response: Response): Promise<Viewer>;
  /**
   * Authenticates by API key, portal credential or session cookie. Sessions are protected against cross-site requests.
   * With `counts` false the caller counts the operation, by `countMore`.
   */
  graphViewerOf(request: Request, response: Response, counts?: boolean): Promise<Viewer>;
  /** The user signed in on a page; null if no one is signed in or the account is closed. Throws TOO_MANY_REQUESTS, UNAVAILABLE. */
  userOf(request: Request, response: Response): Promise<Viewer | null>;
  /** Counts the root fields of a GraphQL document beyond the first one. Throws a Failure. */
  countMore(response: Response, operations: number): Promise<void>;
}

export interface AdmissionParts {
  authenticate: Authenticate;
  limits: RateLimits;
  trust: Trust;
  cookies: Cookies;
  isOwnOrigin: OwnOrigin;
  /** Secret for tokens signed by the service's own processes; undefined if there are no such processes. */
  secret: string | undefined;
}

/** Headers that browsers only send cross-site after a preflight, which we reject. */
export const OWN_PAGES_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'];

/** Header in which the guest portal sends its credential instead of an API key. */
export const PORTAL_HEADER = 'x-portal-credential';

const OF_KIND: Partial<Record<Viewer['kind'], string>> = { user: 'per session', guest: 'per portal' };

/** Authenticates and rate limits requests: by address, by key or session, and by the token of our own processes. */
export function admission(parts: AdmissionParts): Admission {
  const { authenticate, limits, trust, secret, cookies } = parts;
  const takeKey = async (viewer: Limited, response: Response, operations?: number): Promise<void> => {
    const counted = await limits.takeKey(viewer, operations);
    showLimits(response, counted);
    if (!counted.allowed) throw tooMany(counted, OF_KIND[viewer.kind]);
  };
  const letIn = async (shown: Shown, request: Request, response: Response, counts = true): Promise<Viewer> => {
    const holder = await authenticate(shown);
    response.locals.shown = shown;
    if (counts) await takeKey(holder, response);
    return viewerFrom(holder, sourceIp(request, trust), response.locals.requestId as string);
  };
  const admit = async (request: Request, response: Response, shownBy: (request: Request) => Shown, counts = true) => {
    const vouched = await vouchedViewer(request.get('authorization'), secret);
    if (!vouched) return letIn(shownBy(request), request, response, counts);
    // Our own processes send no key: whose request this is would be a guess.
    if (request.get('x-api-key') !== undefined) throw new Failure('UNAUTHENTICATED', messages.twoKeys);
    return vouched;
  };
  const keyOf = (request: Request): Shown => ({ key: keyInHeaders(request.headers) });
  const keyOrSessionOf = (request: Request): Shown => {
    const [session, portal] = [cookies.session.read(request), request.get(PORTAL_HEADER)];
    const key = keyInHeaders(request.headers);
    if (key !== undefined) return { key };
    if (portal !== undefined) return { portal };
    if (session === null) return { key };
    if (OWN_PAGES_HEADERS.some((name) => request.get(name)) && !isCrossSite(request, parts.isOwnOrigin))
      return { session };
    throw new Failure('FORBIDDEN', messages.ownPages);
  };
  return {
    byAddress: (request, response, next) => {
      const count = (vouched: Viewer | null): void => {
        if (vouched) return next();
        const counted = limits.takeAddress(request);
        showLimits(response, counted);
        next(counted.allowed ? undefined : tooMany(counted));
      };
      // An invalid token is rejected later, but counts here.
      vouchedViewer(request.get('authorization'), secret).then(count, () => count(null));
    },
    viewerOf: (request, response) =>
      (response.locals.viewer ??= admit(request, response, keyOf)) as ReturnType<Admission['viewerOf']>,
    graphViewerOf: (request, response, counts) =>
      (response.locals.viewer ??= admit(request, response, keyOrSessionOf, counts)) as ReturnType<
        Admission['viewerOf']
      >,
    async userOf(request, response) {
      const session = cookies.session.read(request);
      if (session === null) return null;
      return letIn({ session }, request, response).catch((error: unknown) => {
        if (error instanceof Failure && ['UNAUTHENTICATED', 'FORBIDDEN'].includes(error.code)) return null;
        throw error;
      });
    },
    async countMore(response, operations) {
      const viewer = (await response.locals.viewer) as Viewer;
      if (viewer.kind !== 'service' && operations > 0) await takeKey(viewer, response, operations);
    },
  };
}

/** TOO_MANY_REQUESTS with the limit and the time to wait. `whose` overrides who the limit is counted for. */
function tooMany(counted: Counted, whose?: string): Failure {
  return new Failure('TOO_MANY_REQUESTS', rateLimitText(counted, whose));
}
