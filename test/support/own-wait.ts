const TICK_MS = 5;

/** Waits so many milliseconds of a machine that is there for nobody else: a tick that comes late counts as one tick. */
export async function ownWait(ms: number): Promise<void> {
  for (let waited = 0; waited < ms; waited += TICK_MS) await new Promise((resolve) => setTimeout(resolve, TICK_MS));
}
