import type { z } from 'zod';
import { wholeNumber } from '#kit/process/config.js';
import { type LookupKind, web } from '../providers/settings/lookup-kind.js';

export const newsSettings = {
  news: { inside: true, cacheHours: 1, external: { gdelt: web('https://api.gdeltproject.org') } },
} satisfies Record<string, LookupKind>;

export const NEWS_SHAPE = {
  NEWS_KEPT_DAYS: wholeNumber(1, 36_500).default(2_557),
  NEWS_COVERED_DAYS: wholeNumber(1, 3_650).default(90),
  NEWS_MAX_AGE_DAYS: wholeNumber(1, 3_650).default(30),
  NEWS_MIN_ARTICLES: wholeNumber(1, 10_000_000).default(1_000),
  NEWS_MIN_DAYS: wholeNumber(1, 3_650).default(45),
  NEWS_PAGES_READ: wholeNumber(0, 50).default(0),
};

/** What a news search must cover before it clears a guest. */
export interface NewsSettings {
  /** Days before today that have to be covered. */
  coveredDays: number;
  /** Days since a source was brought up to date, and since its latest article. */
  maxAgeDays: number;
  /** Articles of these days, and days with an article, that imported news have to hold in one language. */
  minArticles: number;
  minDays: number;
  /** Pages of articles that one search may fetch; 0: none. */
  pagesRead: number;
}

export const newsRulesOf = (read: z.output<z.ZodObject<typeof NEWS_SHAPE>>): NewsSettings => ({
  coveredDays: read.NEWS_COVERED_DAYS,
  maxAgeDays: read.NEWS_MAX_AGE_DAYS,
  minArticles: read.NEWS_MIN_ARTICLES,
  minDays: read.NEWS_MIN_DAYS,
  pagesRead: read.NEWS_PAGES_READ,
});
