/** The spelling of a date of a stay. */
export const STAY_DATE = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** A date, or a date with time and optional zone; the day must exist. */
export function isStayDate(value: string): boolean {
  const [, day] = STAY_DATE.exec(value) ?? [];
  if (!day) return false;
  const start = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  return exists && (value.length === day.length || !Number.isNaN(Date.parse(value)));
}

/** Nights between two dates; null if one is missing. */
export function nightsBetween(checkIn: string | null, checkOut: string | null): number | null {
  if (!checkIn || !checkOut) return null;
  const days = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / 86_400_000;
  return days(checkOut) - days(checkIn);
}

/**
 * Whether check-out is after check-in: on a later day, or later on the same day if both have a time. Times with zones
 * are compared as timestamps, others as written.
 */
export function endsAfterItBegins(checkIn: string, checkOut: string): boolean {
  const nights = nightsBetween(checkIn, checkOut) ?? 0;
  const [zoneIn, zoneOut] = [STAY_DATE.exec(checkIn)?.[2], STAY_DATE.exec(checkOut)?.[2]];
  if (zoneIn && zoneOut) return nights >= 0 && Date.parse(checkOut) > Date.parse(checkIn);
  const timed = checkIn.length > 10 && checkOut.length > 10;
  return nights > 0 || (nights === 0 && timed && checkOut.slice(10, 16) > checkIn.slice(10, 16));
}
