const now = Date.now;

/** Lets `Date.now` stand still, so that only `pass` moves it. Timers run on as they do. */
export function stopClock(): { pass(ms: number): void; restore(): void } {
  let at = now();
  Date.now = () => at;
  return { pass: (ms) => void (at += ms), restore: () => void (Date.now = now) };
}
