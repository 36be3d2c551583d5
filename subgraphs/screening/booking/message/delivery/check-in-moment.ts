const HOUR_MS = 3_600_000;

/** Check-in hour if neither the reservation nor the listing has one. */
const USUAL_HOUR = 16;

interface Place {
  checkInTime: number;
  location: { timeZoneName: string };
}

/** UTC offset of a time zone at a time, in ms. */
function offsetMs(zone: string, moment: number): number {
  const options = { timeZone: zone, timeZoneName: 'longOffset' } as const;
  const name = new Intl.DateTimeFormat('en', options).formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name?.value ?? '') ?? [];
  return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}

/** Converts local time in a zone to a timestamp. Times skipped by a clock change count as after it. */
function inZone(reading: number, zone: string): number {
  const guess = reading - offsetMs(zone, reading);
  const moment = reading - offsetMs(zone, guess);
  return moment + offsetMs(zone, moment) === reading ? moment : guess;
}

/**
 * Time of check-in. A date alone uses the listing's check-in hour, and a time without zone the listing's zone; without
 * a listing, 16:00 UTC. null without a date.
 */
export function checkInMoment(checkIn: string | null, listing: Place | null): Date | null {
  if (!checkIn) return null;
  const zone = listing?.location.timeZoneName ?? 'UTC';
  if (/T.*(Z|[+-]\d{2}:?\d{2})$/.test(checkIn)) return new Date(checkIn);
  if (checkIn.includes('T')) return new Date(inZone(Date.parse(`${checkIn}Z`), zone));
  const hours = listing?.checkInTime ?? USUAL_HOUR;
  return new Date(inZone(Date.parse(`${checkIn}T00:00:00Z`) + hours * HOUR_MS, zone));
}

/** Whether the stay is over in every time zone, so that messages about it are pointless. */
export function isOver(checkIn: string | null, checkOut: string | null, now: Date): boolean {
  const lastDay = checkOut ?? checkIn;
  if (!lastDay) return false;
  return Date.parse(`${lastDay.slice(0, 10)}T00:00:00Z`) + 48 * HOUR_MS < now.getTime();
}
