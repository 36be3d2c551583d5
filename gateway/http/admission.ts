import type { Request, RequestHandler, Response } from 'express';
import { Failure } from '#kit/failure.js';
import { type Viewer, viewerFrom } from '#kit/graph/viewer.js';
import { type Limited, type RateLimits, showLimits } from '../limits/rate-limits.js';
import { type Trust, sourceIp } from '../limits/source-address.js';
import { type Authenticate, vouchedViewer } from './authenticate.js';

export interface Admission {
  /** Counts a request of the address that it comes from, unless the service sends it: middleware before anything else. */
  byAddress: RequestHandler;
  /** Who sends the request, asked any number of times; counts one operation of the key. Throws a Failure. */
  viewerOf(request: Request, response: Response): Promise<Viewer>;
  /** Counts what a GraphQL document asks for beyond its first operation. Throws a Failure. */
  countMore(response: Response, operations: number): Promise<void>;
}

export interface AdmissionParts {
  authenticate: Authenticate;
  limits: RateLimits;
  trust: Trust;
  /** What the service's own processes sign with; undefined where there are none. */
  secret: string | undefined;
}

/** Lets requests in: by address, by key, and by the token of the service's own processes. */
export function admission({ authenticate, limits, trust, secret }: AdmissionParts): Admission {
  const takeKey = async (viewer: Limited, response: Response, operations?: number): Promise<void> => {
    const counted = await limits.takeKey(viewer, operations);
    showLimits(response, counted);
    if (!counted.allowed) throw tooMany('with this key');
  };
  const admit = async (request: Request, response: Response): Promise<Viewer> => {
    const vouched = await vouchedViewer(request.get('authorization'), secret);
    if (vouched) return vouched;
    const holder = await authenticate(request.get('x-api-key'));
    await takeKey(holder, response);
    return viewerFrom(holder, sourceIp(request, trust), response.locals.requestId as string);
  };
  return {
    byAddress: (request, response, next) => {
      const count = (vouched: Viewer | null): void => {
        if (vouched) return next();
        const counted = limits.takeAddress(request);
        showLimits(response, counted);
        next(counted.allowed ? undefined : tooMany('from this address'));
      };
      // A token that does not hold is refused later, and counts here.
      vouchedViewer(request.get('authorization'), secret).then(count, () => count(null));
    },
    viewerOf: (request, response) =>
      (response.locals.viewer ??= admit(request, response)) as ReturnType<Admission['viewerOf']>,
    async countMore(response, operations) {
      const viewer = (await response.locals.viewer) as Viewer;
      if (viewer.kind !== 'service' && operations > 0) await takeKey(viewer, response, operations);
    },
  };
}

/** TOO_MANY_REQUESTS: whoever answers it tells when to come back. */
export function tooMany(whose: string): Failure {
  return new Failure('TOO_MANY_REQUESTS', `Too many requests ${whose}; see Retry-After.`);
}
