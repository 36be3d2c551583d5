import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '#kit/failure.js';
import { messages } from '../messages.js';

/** The value of `Authorization: Bearer …`; null for other schemes, such as the Basic one of a proxy. */
export function bearerOf(authorization: string | undefined): string | null {
  const [, value] = /^Bearer +(.*)$/is.exec(authorization ?? '') ?? [];
  return value?.trim() ?? null;
}

/**
 * Whether a bearer is a signed token (three parts of a JWT) and not an API key, which has no dots. Tokens are verified by
 * their signature and never looked up as keys; keys are never verified as tokens.
 */
export const isToken = (bearer: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(bearer);

/** The bearer that can be an API key; null: none, or a signed token. */
function bearerKeyOf(authorization: string | undefined): string | null {
  const bearer = bearerOf(authorization);
  return bearer === null || isToken(bearer) ? null : bearer;
}

/** The one API key among those given. Throws UNAUTHENTICATED if they differ: it would be a guess which one is meant. */
function oneKey(given: readonly (string | null | undefined)[]): string | undefined {
  const keys = new Set(given.filter((key) => typeof key === 'string'));
  if (keys.size > 1) throw new Failure('UNAUTHENTICATED', messages.twoKeys);
  return [...keys][0];
}

/** The API key in the headers of a request: `x-api-key` or `Authorization: Bearer`. Throws UNAUTHENTICATED. */
export function keyInHeaders({ 'x-api-key': own, authorization }: IncomingHttpHeaders): string | undefined {
  return oneKey([own?.toString(), bearerKeyOf(authorization)]);
}

/**
 * The API key of a socket, in the headers of its upgrade or in the connection parameters, where names are in any case.
 * Throws UNAUTHENTICATED.
 */
export function keyOfSocket(
  headers: IncomingHttpHeaders,
  params: Record<string, unknown> | undefined,
): string | undefined {
  const inParams = Object.entries(params ?? {}).map(([name, value]) => {
    // What is no text is no key; empty text is refused as an unknown one.
    const text = typeof value === 'string' ? value : '';
    if (/^x-api-key$/i.test(name)) return text;
    return /^authorization$/i.test(name) ? bearerKeyOf(text) : null;
  });
  return oneKey([keyInHeaders(headers), ...inParams]);
}
