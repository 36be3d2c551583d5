const now = Date.now;

/** Freezes `Date.now`, so that only `pass` advances it. Timers are not affected. */
export function stopClock(): { pass(ms: number): void; restore(): void } {
  let at = now();
  Date.now = () => at;
  return { pass: (ms) => void (at += ms), restore: () => void (Date.now = now) };
}
