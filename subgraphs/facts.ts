import { z } from 'zod';

const reservation = z.object({ reservationId: z.uuid() });
const listing = z.object({ listingId: z.uuid() });
const account = z.object({ accountId: z.uuid() });
const message = z.object({
  reservationId: z.uuid(),
  messageId: z.uuid(),
  state: z.enum(['queued', 'waiting_for_approval', 'held', 'sent', 'failed']),
});

/** Everything that is announced: its name and what it carries. Ids and states only, never a person's data. */
export const FACTS = {
  'account.created': account,
  'listing.created': listing,
  'listing.updated': listing,
  'reservation.created': reservation,
  'reservation.updated': reservation,
  'verification.pending': reservation,
  'verification.review': reservation,
  'verification.verified': reservation,
  'verification.decided': reservation,
  'message.queued': message,
  'message.sent': message,
  'message.failed': message,
} as const;

export type FactType = keyof typeof FACTS;

export type FactPayload<T extends FactType> = z.infer<(typeof FACTS)[T]>;

/** Facts that change what a reservation's verification shows. */
export const VERIFICATION_FACTS: FactType[] = [
  'verification.pending',
  'verification.review',
  'verification.verified',
  'verification.decided',
];

/** Every failure that a caller can be told, and the REST status it is told with where an operation lists no other. */
export const FAILURES = {
  BAD_INPUT: 400,
  LISTING_REQUIRED: 400,
  TIMEZONE_UNDETERMINED: 400,
  CALLBACK_REFUSED: 400,
  LISTING_NOT_FOUND: 400,
  RESERVATION_NOT_FOUND: 400,
  ACCOUNT_NOT_FOUND: 404,
  MESSAGE_NOT_FOUND: 404,
  MESSAGE_TEMPLATE_NOT_FOUND: 404,
  MESSAGE_NOT_CANCELABLE: 409,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  UNAVAILABLE: 503,
  TOO_MANY_REQUESTS: 429,
} as const;

export type FailureCode = keyof typeof FAILURES;

/** A fact, checked: its type, what it is about, and its payload. */
export function fact<T extends FactType>(type: T, payload: FactPayload<T>) {
  const checked = FACTS[type].parse(payload) as Record<string, string>;
  return { type, payload: checked, subjectId: Object.values(checked)[0]! };
}
