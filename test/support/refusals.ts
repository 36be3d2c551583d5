import type { Answer } from './running.js';

/** The response to a refused request; `at` is the member that the first detail names. */
export interface Told {
  status: number;
  code: string;
  at?: string;
}

/** A request that is refused. `{listing}` and `{reservation}` in path or body stand for existing ones. */
export type Refusal = [title: string, method: string, path: string, body: unknown, expected: Told];

export const told = (status: number, code: string): Told => ({ status, code });
export const bad = (at?: string): Told => ({ ...told(400, 'bad_input'), ...(at && { at }) });
export const malformed = told(400, 'malformed_request');
export const noListing = told(400, 'listing_not_found');
export const noReservation = told(400, 'reservation_not_found');

interface ErrorBody {
  code?: string;
  error?: string;
  details?: { loc: (string | number)[] }[];
  request_id?: string;
}

/** The error of a REST answer, or the first one of a GraphQL response in the same form. */
function errorIn(body: Answer['body']): ErrorBody {
  const [error] = body?.errors ?? [];
  if (!error) return (body ?? {}) as ErrorBody;
  const { code, details, requestId } = error.extensions;
  return { code: code.toLowerCase(), error: error.message, details, request_id: requestId };
}

/** The status, and the error body with the request id, which the header has too. */
export function expectTold({ status, headers, body: sent }: Answer, expected: Told): void {
  const body = errorIn(sent);
  expect({ status, code: body.code, at: expected.at && body.details?.[0]?.loc.join('.') }).toEqual(expected);
  expect(body.error).toEqual(expect.stringMatching(/\S/));
  expect(body.request_id).toEqual(expect.stringMatching(/\S/));
  expect(body.request_id).toBe(headers.get('request-id'));
}
