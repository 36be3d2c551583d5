const SECOND_MS = 1_000;
const BOOKINGS = 10;
const RUNS = 5;

async function msOf(done: () => Promise<unknown>): Promise<number> {
  const startedAt = Date.now();
  await done();
  return Date.now() - startedAt;
}

/**
 * Passes once all that a run gives (ms) is within a second, or, where the machine is slow just now, within what ten
 * bookings with their analyses take, just before or after it. Others only ever add time, so that the best of some runs
 * tells. `book` makes such a booking.
 */
export async function expectInTime(book: () => Promise<unknown>, run: () => Promise<number[]>): Promise<void> {
  const late: object[] = [];
  while (late.length < RUNS) {
    const before = await msOf(book);
    const took = Math.max(...(await run()));
    if (took < SECOND_MS) return;
    const most = BOOKINGS * Math.max(before, await msOf(book));
    if (took < most) return;
    late.push({ took, most });
  }
  throw new Error(`Never in time: ${JSON.stringify(late)}`);
}
