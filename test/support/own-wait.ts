const TICK_MS = 5;

/** Waits so many milliseconds, not counting delays of a busy machine: a late tick counts as one tick. */
export async function ownWait(ms: number): Promise<void> {
  for (let waited = 0; waited < ms; waited += TICK_MS) await new Promise((resolve) => setTimeout(resolve, TICK_MS));
}
