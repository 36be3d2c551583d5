import { eventually } from './eventually.js';

/** Polls until it holds; throws after so many milliseconds. Returns how long it took. */
export async function until(holds: () => Promise<boolean>, withinMs = 60_000): Promise<number> {
  const startedAt = Date.now();
  await eventually(holds, withinMs);
  return Date.now() - startedAt;
}
