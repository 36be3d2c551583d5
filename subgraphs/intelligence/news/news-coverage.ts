import type { NewsSettings } from './settings.js';

/** What a source of news holds in one language. Days are ISO 8601; null: the source does not count. */
export interface LanguageCoverage {
  /** ISO 639; null: its articles do not say. */
  language: string | null;
  /** Of the promised period: articles, and days of which there is one. */
  articles: number | null;
  days: number | null;
  firstDay: string;
  lastDay: string;
}

/** What a source of news covers, as it says itself. */
export interface NewsCoverage {
  /** As settings and imports call it. */
  source: string;
  languages: LanguageCoverage[];
  /** The day on which it was last brought up to date. */
  refreshedOn: string;
  /** It holds more articles of the name than it hands out. */
  cutOff: boolean;
}

/** What is promised that is searched, and what makes a source good enough for it. */
export type NewsRules = Omit<NewsSettings, 'pagesRead'>;

const DAY_MS = 86_400_000;

/** `2026-03-02`, so many days before a moment. */
export const dayBefore = (now: number, days: number): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10);
