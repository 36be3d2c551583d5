/** The first value that `look` returns; throws after `waitMs`. */
export async function eventually<T>(look: () => T | Promise<T>, waitMs = 60_000): Promise<NonNullable<T>> {
  for (const end = Date.now() + waitMs; Date.now() < end;) {
    const found = await look();
    if (found) return found as NonNullable<T>;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It did not happen within ${waitMs} ms: ${look.toString()}`);
}
