import { type Stay, daysBetween, isCompleted, isToCome } from './stay.js';

export interface Flags {
  isCorporateAccount: boolean;
  isOtaGuest: boolean;
  hasFutureBooking: boolean;
  isSeasonalGuest: boolean;
}

const SEASON_DAYS = 30;
const YEAR_DAYS = 366;
const APART_DAYS = 300;
const BUSINESS_STAYS = 3;

/** Additional flags of a guest as of a day. */
export function flagsOf(stays: Stay[], today: string): Flags {
  const done = stays.filter((stay) => isCompleted(stay, today));
  const ota = stays.filter(({ ota, masked }) => ota || masked).length;
  return {
    isCorporateAccount:
      stays.some(({ company, domainShared }) => company || domainShared) ||
      done.filter(isWithinWorkingWeek).length >= BUSINESS_STAYS,
    isOtaGuest: ota * 2 > stays.length,
    hasFutureBooking: stays.some((stay) => isToCome(stay, today)),
    isSeasonalGuest: isSeasonal(done),
  };
}

/** Nights from Sunday to Thursday only: check-out by Friday of the same week. */
function isWithinWorkingWeek({ checkIn, checkOut }: Stay): boolean {
  if (!checkIn || !checkOut) return false;
  const weekday = new Date(`${checkIn}T00:00:00Z`).getUTCDay();
  const nights = daysBetween(checkIn, checkOut);
  return nights >= 1 && weekday + nights <= 5;
}

/**
 * Two stays within 30 days of the calendar year but most of a year apart. Comparing neighbours in calendar order is
 * enough.
 */
function isSeasonal(done: Stay[]): boolean {
  const days = done
    .flatMap(({ checkIn }) => (checkIn ? [{ checkIn, day: dayOfYear(checkIn) }] : []))
    .sort((one, other) => one.day - other.day || one.checkIn.localeCompare(other.checkIn));
  return days.some(({ checkIn, day }, n) => {
    const next = days[n + 1] ?? { checkIn: days[0]!.checkIn, day: days[0]!.day + YEAR_DAYS };
    return next.day - day <= SEASON_DAYS && Math.abs(daysBetween(checkIn, next.checkIn)) > APART_DAYS;
  });
}

/** Days since January 1 of a leap year. */
function dayOfYear(day: string): number {
  return daysBetween('2024-01-01', `2024${day.slice(4)}`);
}
