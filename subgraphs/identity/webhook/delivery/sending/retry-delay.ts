const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits before each retry, as the interface promises them: 75 hours in all. */
const WAITS_MS = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR],
  ...[10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
];

const LONGEST_WAIT_MS = 24 * HOUR;

/** Up to a fifth is added, so that what failed together is not tried again together. */
const JITTER = 0.2;

/**
 * How long to wait after the failed attempt of this number (1 is the first), in ms; null: it was the last. What the
 * receiver asks for with `Retry-After` only makes it longer, up to a day. `random` is within [0, 1).
 */
export function retryDelayMs(attempt: number, retryAfterMs: number | null, random: number): number | null {
  const wait = WAITS_MS[attempt - 1];
  if (wait === undefined) return null;
  const asked = Math.min(LONGEST_WAIT_MS, retryAfterMs ?? 0);
  return Math.round(Math.max(wait, asked) * (1 + JITTER * random));
}
