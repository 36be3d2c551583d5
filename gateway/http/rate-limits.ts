import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimits {
  /** Counts a request of a source address: middleware before anything else. */
  byAddress: RequestHandler;
  /** Counts an operation of a key; false: refused, and the answer's headers say until when. */
  takeKey(keyId: string, response: Response): Promise<boolean>;
}

/** A request limit by source address and an operation limit by key, kept in this process. */
export function rateLimits(perMinute: number, edgePer5Minutes: number): RateLimits {
  const keys = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const addresses = new RateLimiterMemory({ points: edgePer5Minutes, duration: 300 });
  return {
    byAddress: (request: Request, response: Response, next) => {
      take(addresses, request.ip ?? 'unknown').then(
        (state) => {
          if (state.allowed) return next();
          response.set('Retry-After', String(state.resetSeconds));
          response.status(429).json({ error: 'Too many requests from this address.', code: 'too_many_requests' });
        },
        (error: unknown) => next(error),
      );
    },
    async takeKey(keyId, response) {
      const { allowed, remaining, resetSeconds } = await take(keys, keyId);
      response.set('RateLimit-Policy', `"key";q=${perMinute};w=60`);
      response.set('RateLimit', `"key";r=${remaining};t=${resetSeconds}`);
      if (!allowed) response.set('Retry-After', String(resetSeconds));
      return allowed;
    },
  };
}

async function take(limiter: RateLimiterMemory, key: string) {
  const consumed = await limiter.consume(key).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  });
  const resetSeconds = Math.max(1, Math.ceil(consumed.msBeforeNext / 1000));
  return {
    allowed: consumed.consumedPoints <= limiter.points,
    remaining: Math.max(0, consumed.remainingPoints),
    resetSeconds,
  };
}
