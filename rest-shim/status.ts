import { FAILURES, type FailureCode } from '#failure-codes';

/** The REST status of a failure's code, where the route lists no other. A code without a status does not compile. */
const STATUSES: Record<FailureCode, number> = FAILURES;

/** Codes that the gateway itself gives. */
const GATEWAY_STATUSES: Record<string, number> = { BAD_USER_INPUT: 400, GRAPHQL_VALIDATION_FAILED: 400 };

/** null: not a failure that callers may be told; it is a fault of ours. */
export function statusOf(code: string): number | null {
  return (STATUSES as Record<string, number>)[code] ?? GATEWAY_STATUSES[code] ?? null;
}
