import type { Route } from '../route.js';
import type { Inputs } from './inputs.js';

/** Error responses by status: the name of the response and its description. */
export const REFUSALS: Record<number, [name: string, description: string]> = {
  400: [
    'BadInput',
    'The request is invalid; `details` lists the invalid fields. Some operations also return this status for ' +
      'an unknown record.',
  ],
  401: ['Unauthenticated', 'The API key is missing, unknown, disabled or revoked, or two different ones were sent.'],
  403: ['Forbidden', 'The API key does not have permission, or the account is suspended or disabled.'],
  404: ['NotFound', 'The record does not exist or belongs to another account.'],
  409: [
    'Conflict',
    'The `Idempotency-Key` was used for a different request, the original request is still in progress, or ' +
      'the current state of the record does not allow the operation.',
  ],
  413: ['TooLarge', 'The body is larger than 1 MB, or 14 MB for operations that accept an image.'],
  415: ['OtherType', 'The body is not UTF-8 encoded JSON.'],
  429: ['TooManyRequests', 'Rate limit exceeded. Retry after the number of seconds in `Retry-After`.'],
  500: [
    'Fault',
    'Internal error. For lookups: a provider failed; the error includes partial results. For listing ' +
      "connections: the partner's service failed. For ID checks: images are missing, or the record is unknown.",
  ],
  503: [
    'Unavailable',
    'Part of the service is temporarily unavailable. Retry after the number of seconds in `Retry-After`.',
  ],
};

/** Exceptions from the rules below: statuses that these paths never return. */
const NEVER: Record<string, number[]> = {
  // Answered from a constant list: no provider can fail.
  '/listings/propertyTypes': [500],
  // An unknown account has no reservations, so this is not an error.
  '/reservations': [404],
};

/** The error statuses listed for an operation. A test triggers each of them. */
export function refusalsOf(row: Route, { parameters, body }: Inputs): number[] {
  const path = row.path.replace('guest-portal-screens/:key', 'guest-portal-screens');
  const namesRecord = !row.unknown && /:(?:id|key|tag)\b/.test(path);
  const namesAccount =
    !row.unknown && (parameters.some(({ name }) => name === 'user_id') || body?.properties?.user_id !== undefined);
  const statuses = [
    400,
    401,
    403,
    429,
    500,
    503,
    ...(row.unknown ? [row.unknown.status] : []),
    ...(namesRecord || namesAccount ? [404] : []),
    ...(row.method === 'get' ? [] : [409, 413, 415]),
  ];
  const never = NEVER[row.path] ?? [];
  return [...new Set(statuses)].filter((one) => !never.includes(one)).sort((one, other) => one - other);
}
