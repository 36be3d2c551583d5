import type { Words } from './en.js';
import { filled } from './choose-language.js';

/** A day in long form; `date` begins with `YYYY-MM-DD`. */
export function longDay(locale: string, date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** An hour of the day, 0 to 24, such as 16.5. */
export function clockTime(locale: string, hour: number): string {
  const time = new Date(Math.round(hour * 60) * 60_000);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(time);
}

/** A number of days or minutes in words. Japanese text has no spaces, but its units in the browser's data have one. */
export function lengthOfTime(locale: string, number: number, unit: 'day' | 'minute'): string {
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
  return locale.startsWith('ja') ? time.replace(' ', '') : time;
}

/** Fills in the name of a time zone, such as "Central European Time"; an unknown zone is left out with its brackets. */
export function withZone(text: string, locale: string, zone: string | null): string {
  if (!zone) return text.replace(/\s?[(（]\{zone\}[)）]/, '');
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  return filled(text, { zone: parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone });
}

interface Stay {
  placeName: string | null;
  placeAddress: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  checkInTime: number | null;
  checkOutTime: number | null;
  numberOfGuests: number;
}

/** Place, dates and number of guests, as pairs of label and value. */
export function stayFacts(stay: Stay, { page }: Words, locale: string): [name: string, value: string][] {
  const moment = (date: string | null, hour: number | null, text: string) =>
    date &&
    (hour === null
      ? longDay(locale, date)
      : filled(text, { date: longDay(locale, date), time: clockTime(locale, hour) }));
  const facts: [string, string | null][] = [
    [page.place, stay.placeName],
    [page.address, stay.placeAddress],
    [page.arrival, moment(stay.checkInDate, stay.checkInTime, page.fromTime)],
    [page.departure, moment(stay.checkOutDate, stay.checkOutTime, page.untilTime)],
    [page.guests, new Intl.NumberFormat(locale).format(stay.numberOfGuests)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
