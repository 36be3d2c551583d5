/** Reference day for stays: `YYYY-MM-DD` in UTC. */
export function todayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
