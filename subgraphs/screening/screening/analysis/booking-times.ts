const DAY_MS = 86_400_000;

const dayOf = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00:00Z`);

/** Whole days from the making of a reservation to check-in, at least 0; null without a date. */
export function leadTimeDays(createdAt: Date, checkIn: string | null): number | null {
  if (!checkIn) return null;
  return Math.max(0, Math.round((dayOf(checkIn) - dayOf(createdAt.toISOString())) / DAY_MS));
}

/** Whole years between a birth date and a day (both `YYYY-MM-DD…`); null without a birth date. */
export function ageAt(birthDate: string | null, day: string): number | null {
  if (!birthDate) return null;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
}
