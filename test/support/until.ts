import { eventually } from './eventually.js';

/** Asks again and again until it holds; throws when that takes longer than so many milliseconds. Gives how long it took. */
export async function until(holds: () => Promise<boolean>, withinMs = 60_000): Promise<number> {
  const startedAt = Date.now();
  await eventually(holds, withinMs);
  return Date.now() - startedAt;
}
