const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits before each retry of a webhook, as the interface promises them: 75 hours in all. */
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

/** Those of a callback: 5 s, then twice as long each time; 43 minutes in all. */
export const CALLBACK_WAITS_MS: readonly number[] = Array.from({ length: 9 }, (_, n) => 5 * SECOND * 2 ** n);

const LONGEST_WAIT_MS = 24 * HOUR;

/** Up to a fifth is added, so that what failed together is not tried again together. */
const JITTER = 0.2;

/**
 * How long to wait after the failed attempt of this number (1 is the first), in ms; null: it was the last. What the
 * receiver asks for with `Retry-After` only makes it longer, up to a day. `random` is within [0, 1).
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
