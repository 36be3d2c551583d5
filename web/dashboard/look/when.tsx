import { t } from '@lingui/core/macro';
import { dayOf } from './words.js';
import { LOCALE } from '../language/page-language.js';

const DAY_MS = 86_400_000;
const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const AGO = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto', style: 'short' });

const utcDay = (date: string) => Date.parse(`${date.slice(0, 10)}T00:00:00Z`);

/** Today in the browser's time zone, `YYYY-MM-DD`, plus `shift` days. */
export function today(shift = 0): string {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + shift, 12);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The last `days` days in UTC, as the figures count them. */
export function lastDays(days: number): { received: string; receivedTo: string } {
  const dayAt = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  return { received: dayAt(days - 1), receivedTo: dayAt(0) };
}

/** Days from today to a day; negative if it is past. */
export const daysTo = (date: string): number => Math.round((utcDay(date) - utcDay(today())) / DAY_MS);

/** A day relative to today: “Today”, “Tomorrow”, “Fri 4 Dec”. */
export function relativeDay(date: string): string {
  const days = daysTo(date);
  if (days === 0) return t`Today`;
  if (days === 1) return t`Tomorrow`;
  if (days === -1) return t`Yesterday`;
  const at = new Date(utcDay(date));
  return Math.abs(days) < 60 ? WEEKDAY.format(at).replace(',', '') : SHORT.format(at);
}

/** An arrival or departure, with the full date as tooltip. */
export function Day({ date }: { date: string | null }) {
  if (!date) return <span className="quiet">–</span>;
  return (
    <time dateTime={date.slice(0, 10)} title={dayOf(date)}>
      {relativeDay(date)}
    </time>
  );
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const AGE = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const MONTH_DAYS = 30.44;

/** How long ago a day was: in days, then in months, then in years. */
export function ageOf(date: string): string {
  const days = daysTo(date);
  if (days > -45) return AGE.format(days, 'day');
  const months = Math.round(days / MONTH_DAYS);
  return months > -24 ? AGE.format(months, 'month') : AGE.format(Math.round(months / 12), 'year');
}

/** Relative time, past or future, with the exact time as tooltip. */
export function Ago({ at }: { at: string | null }) {
  if (!at) return <span className="quiet">–</span>;
  const seconds = (Date.parse(at) - Date.now()) / 1000;
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? [null, 1];
  const isOld = Math.abs(seconds) > 30 * 86_400;
  const text = isOld ? SHORT.format(new Date(at)) : unit ? AGO.format(Math.round(seconds / size), unit) : t`just now`;
  return (
    <time dateTime={at} title={MOMENT.format(new Date(at))}>
      {text}
    </time>
  );
}
