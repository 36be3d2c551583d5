const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays before each webhook retry, as documented in the API: 75 hours in total. */
export const WEBHOOK_WAITS_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Delays before each callback retry: 5 s, doubling each time; 43 minutes in total. */
export const CALLBACK_WAITS_MS: readonly number[] = Array.from({ length: 9 }, (_, n) => 5 * SECOND * 2 ** n);

const LONGEST_WAIT_MS = 24 * HOUR;

/** Adds up to 20%, so that deliveries that failed together are not retried together. */
const JITTER = 0.2;

/**
 * Returns the delay in ms after this failed attempt (1 is the first); null if it was the last. `Retry-After` can only
 * extend it, up to a day. `random` is in [0, 1).
 */
export function retryDelayMs(
  attempt: number,
  retryAfterMs: number | null,
  random: number,
  waits: readonly number[] = WEBHOOK_WAITS_MS,
): number | null {
  const wait = waits[attempt - 1];
  if (wait === undefined) return null;
  const asked = Math.min(LONGEST_WAIT_MS, retryAfterMs ?? 0);
  return Math.round(Math.max(wait, asked) * (1 + JITTER * random));
}
