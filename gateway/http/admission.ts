import type { Request, RequestHandler, Response } from 'express';
import { Failure } from '#kit/failure.js';
import { type Viewer, viewerFrom } from '#kit/viewer/viewer.js';
import { type Counted, type Limited, type RateLimits, rateLimitText, showLimits } from '../limits/rate-limits.js';
import { type Trust, sourceIp } from '../limits/source-address.js';
import type { Cookies } from '../sessions/session-cookie.js';
import { type OwnOrigin, isCrossSite } from '../sessions/own-origin.js';
import { type Authenticate, type Shown, vouchedViewer } from './authenticate.js';
import { messages } from '../messages.js';

export interface Admission {
  /** Counts a request of the address that it comes from, unless the service sends it: middleware before anything else. */
  byAddress: RequestHandler;
  /** Who sends the request, asked any number of times, by a key; counts one operation of it. Throws a Failure. */
  viewerOf(request: Request, response: Response): Promise<Viewer>;
  /** The same by a key, a portal's credential, or a cookie's session, which no other site can have a browser use. */
  graphViewerOf(request: Request, response: Response): Promise<Viewer>;
  /** Who is signed in, for a page; null: nobody, or whose account is shut. Throws TOO_MANY_REQUESTS, UNAVAILABLE. */
  userOf(request: Request, response: Response): Promise<Viewer | null>;
  /** Counts what a GraphQL document asks for beyond its first operation. Throws a Failure. */
  countMore(response: Response, operations: number): Promise<void>;
}

export interface AdmissionParts {
  authenticate: Authenticate;
  limits: RateLimits;
  trust: Trust;
  cookies: Cookies;
  isOwnOrigin: OwnOrigin;
  /** What the service's own processes sign with; undefined where there are none. */
  secret: string | undefined;
}

/** Headers that no page of another site can have a browser send without asking us first. */
export const OWN_PAGES_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'];

/** What the guest portal's page sends instead of a key. */
export const PORTAL_HEADER = 'x-portal-credential';

const OF_KIND: Partial<Record<Viewer['kind'], string>> = { user: 'per session', guest: 'per portal' };

/** Lets requests in: by address, by key or session, and by the token of the service's own processes. */
export function admission(parts: AdmissionParts): Admission {
  const { authenticate, limits, trust, secret, cookies } = parts;
  const takeKey = async (viewer: Limited, response: Response, operations?: number): Promise<void> => {
    const counted = await limits.takeKey(viewer, operations);
    showLimits(response, counted);
    if (!counted.allowed) throw tooMany(counted, OF_KIND[viewer.kind]);
  };
  const letIn = async (shown: Shown, request: Request, response: Response): Promise<Viewer> => {
    const holder = await authenticate(shown);
    await takeKey(holder, response);
    return viewerFrom(holder, sourceIp(request, trust), response.locals.requestId as string);
  };
  const admit = async (request: Request, response: Response, shownBy: (request: Request) => Shown) =>
    (await vouchedViewer(request.get('authorization'), secret)) ?? letIn(shownBy(request), request, response);
  const keyOf = (request: Request): Shown => ({ key: request.get('x-api-key') });
  const keyOrSessionOf = (request: Request): Shown => {
    const [session, portal] = [cookies.session.read(request), request.get(PORTAL_HEADER)];
    if (request.get('x-api-key') !== undefined) return keyOf(request);
    if (portal !== undefined) return { portal };
    if (session === null) return keyOf(request);
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
      // A token that does not hold is refused later, and counts here.
      vouchedViewer(request.get('authorization'), secret).then(count, () => count(null));
    },
    viewerOf: (request, response) =>
      (response.locals.viewer ??= admit(request, response, keyOf)) as ReturnType<Admission['viewerOf']>,
    graphViewerOf: (request, response) =>
      (response.locals.viewer ??= admit(request, response, keyOrSessionOf)) as ReturnType<Admission['viewerOf']>,
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
