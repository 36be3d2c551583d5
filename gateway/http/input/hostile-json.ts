import type { RequestHandler } from 'express';
import { refuse } from '../refuse.js';

const DEEPEST = 32;
const MOST_KEYS = 10_000;
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** What is wrong with the shape of a JSON value, or null: too deep, too many keys, keys that reach prototypes. */
export function hostility(value: unknown): string | null {
  let keys = 0;
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > DEEPEST) return `The body is nested deeper than ${DEEPEST} levels.`;
    for (const [key, inner] of Object.entries(next.value)) {
      keys += 1;
      if (keys > MOST_KEYS) return `The body has more than ${MOST_KEYS} members.`;
      if (FORBIDDEN.includes(key)) return 'The body has a member with a forbidden name.';
      if (typeof inner === 'object') waiting.push({ value: inner, depth: next.depth + 1 });
    }
  }
  return null;
}

export const refuseHostileJson: RequestHandler = (request, response, next) => {
  const problem = hostility(request.body);
  if (!problem) return next();
  refuse(response, 400, 'malformed_request', problem);
};
