import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import type { Viewer } from '#kit/viewer/viewer.js';
import { MemoryWindow, type SlidingWindow, type Taken } from './sliding-window.js';
import { type Trust, sourceAddress } from './source-address.js';
import { messages } from '../messages.js';

/** A viewer who may have an individual limit, in operations per minute. */
export type Limited = Pick<Viewer, 'keyId' | 'kind'> & { ratePerMinute?: number | null };

/** The state of a limit after counting a request; reported in the response headers. */
export interface Counted extends Taken {
  policy: 'key' | 'address';
  limit: number;
  windowSeconds: number;
}

export interface RateLimits {
  /** Counts a request, or an operation over an open socket, against its IP address. */
  takeAddress(request: IncomingMessage): Counted;
  /** Counts operations against a key or a session. */
  takeKey(viewer: Limited, operations?: number): Promise<Counted>;
}

export interface RateLimitParts {
  perMinute: number;
  addressPer5Minutes: number;
  trust: Trust;
  /** Sliding one-minute window of the keys; defaults to one of this process alone. */
  keys?: SlidingWindow;
}

const MINUTE = 60;
const FIVE_MINUTES = 300;

/** Rate limits by key and by IP address. Each process counts addresses by itself. */
export function rateLimits({ perMinute, addressPer5Minutes, trust, keys }: RateLimitParts): RateLimits {
  const window = keys ?? new MemoryWindow(MINUTE);
  const addresses = new MemoryWindow(FIVE_MINUTES);
  return {
    takeAddress(request) {
      const taken = addresses.take(sourceAddress(request, trust), addressPer5Minutes);
      return { ...taken, policy: 'address', limit: addressPer5Minutes, windowSeconds: FIVE_MINUTES };
    },
    async takeKey({ keyId, ratePerMinute }, operations = 1) {
      const limit = ratePerMinute ?? perMinute;
      const taken = await window.take(keyId ?? '', limit, operations);
      return { ...taken, policy: 'key', limit, windowSeconds: MINUTE };
    },
  };
}

const WINDOWS: Record<number, string> = { [MINUTE]: 'a minute', [FIVE_MINUTES]: 'in 5 minutes' };
const WHOSE: Record<Counted['policy'], string> = { key: 'per API key', address: 'per IP address' };

/** The sentence that a refused caller gets: the limit, and when to retry. */
export function rateLimitText({ limit, policy, windowSeconds, resetSeconds }: Counted, whose?: string): string {
  return messages.rateLimit(limit, WINDOWS[windowSeconds]!, whose ?? WHOSE[policy], resetSeconds);
}

/** Sets the rate limit headers, the key's limit first, and `Retry-After` when this limit was exceeded. */
export function showLimits(response: Response, counted: Counted): void {
  const shown = (response.locals.limits ?? {}) as Partial<Record<Counted['policy'], Counted>>;
  shown[counted.policy] = counted;
  response.locals.limits = shown;
  const all = [shown.key, shown.address].filter((one) => one !== undefined);
  const policies = all.map(({ policy, limit, windowSeconds }) => `"${policy}";q=${limit};w=${windowSeconds}`);
  const states = all.map(({ policy, remaining, resetSeconds }) => `"${policy}";r=${remaining};t=${resetSeconds}`);
  response.set('RateLimit-Policy', policies.join(', '));
  response.set('RateLimit', states.join(', '));
  if (!counted.allowed) response.set('Retry-After', String(counted.resetSeconds));
}
