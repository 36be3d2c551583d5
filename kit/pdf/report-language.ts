import { timeOf } from './pdf-style.js';

/** Languages of a report: those of the dashboard. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;

export type ReportLanguage = (typeof LANGUAGES)[number];

/** The language of a report: one of the dashboard's, otherwise English. */
export const reportLanguage = (wanted: string | null): ReportLanguage =>
  LANGUAGES.find((one) => one === wanted) ?? 'en';

/** A time to the minute in UTC. In English as in other documents of the service. */
export function momentIn(language: ReportLanguage, at: Date): string {
  if (language === 'en') return timeOf(at);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(at)} UTC`;
}

/** A day (ISO 8601) in the reader's format; any other text is returned unchanged. */
export function dayIn(language: ReportLanguage, day: string): string {
  if (language === 'en' || !/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
