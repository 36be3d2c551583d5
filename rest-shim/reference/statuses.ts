import type { Route } from '../route.js';
import type { Inputs } from './inputs.js';

/** What every operation may be told besides success, by status: the name of the answer and what it means. */
export const REFUSALS: Record<number, [name: string, description: string]> = {
  400: [
    'BadInput',
    'Something in the request is not as it should be, or, on some operations, nothing is known by that name. `details` name the members.',
  ],
  401: ['Unauthenticated', 'There is no `x-api-key`, or it is unknown, disabled or revoked.'],
  403: ['Forbidden', 'The key may not do this, or the account is suspended or switched off.'],
  404: ['NotFound', "There is no such thing in this account, or it is another one's."],
  409: [
    'Conflict',
    'An `Idempotency-Key` came with another request before or its first request is still running, or the record does not allow this now.',
  ],
  413: ['TooLarge', 'The body is larger than 1 MB, or than 14 MB where a picture is taken.'],
  415: ['OtherType', 'The body is not sent as JSON in UTF-8.'],
  429: ['TooManyRequests', 'Too many requests; `Retry-After` says when to come back.'],
  500: [
    'Fault',
    'Something failed on our side. On lookups a provider failed, with what is known beside the error; on the connection of a listing the partner failed; on the ID check pictures are missing or nothing is known by that name.',
  ],
  503: ['Unavailable', 'A part of the service does not answer; `Retry-After` says when to come back.'],
};

/** Statuses that the rules below give an operation which never answers them. */
const NEVER: Record<string, number[]> = {
  // It asks nobody for what it answers.
  '/listings/propertyTypes': [500],
  // An account that is not known has no reservations.
  '/reservations': [404],
};

/** Which refusals an operation lists: each is brought about by a test. */
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
