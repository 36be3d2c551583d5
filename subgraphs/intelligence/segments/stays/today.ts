/** The day that stays are measured against: `YYYY-MM-DD` in UTC. */
export function todayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
