/** Asks again and again until it holds; throws when that takes longer than so many milliseconds. Gives how long it took. */
export async function until(holds: () => Promise<boolean>, withinMs = 10_000): Promise<number> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < withinMs) {
    if (await holds()) return Date.now() - startedAt;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`It did not come within ${withinMs} ms.`);
}
