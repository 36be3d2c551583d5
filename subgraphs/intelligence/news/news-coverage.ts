import type { NewsSettings } from './settings.js';

/** Coverage of a source in one language. Dates are ISO 8601; null: not counted by the source. */
export interface LanguageCoverage {
  /** ISO 639; null if its articles do not state one. */
  language: string | null;
  /** Articles of the required period, and days with at least one. */
  articles: number | null;
  days: number | null;
  firstDay: string;
  lastDay: string;
}

/** Coverage of a news source, as it reports it. */
export interface NewsCoverage {
  /** Name in settings and imports. */
  source: string;
  languages: LanguageCoverage[];
  /** Date of the last update. */
  refreshedOn: string;
  /** Whether the source has more articles of the name than it returned. */
  cutOff: boolean;
}

/** Required coverage, and minimum quality of a source. */
export type NewsRules = Omit<NewsSettings, 'pagesRead'>;

const DAY_MS = 86_400_000;

/** `2026-03-02`: the date a number of days before a time. */
export const dayBefore = (now: number, days: number): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10);
