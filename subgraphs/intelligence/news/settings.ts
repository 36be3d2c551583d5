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

/** Coverage that a news search needs before it clears a guest. */
export interface NewsSettings {
  /** Length of the required period, in days before today. */
  coveredDays: number;
  /** Maximum age in days of a source's last update and latest article. */
  maxAgeDays: number;
  /** Minimum number of articles, and of days with an article, in one language of the imported news. */
  minArticles: number;
  minDays: number;
  /** Maximum number of article pages fetched per search; 0: none. */
  pagesRead: number;
}

export const newsRulesOf = (read: z.output<z.ZodObject<typeof NEWS_SHAPE>>): NewsSettings => ({
  coveredDays: read.NEWS_COVERED_DAYS,
  maxAgeDays: read.NEWS_MAX_AGE_DAYS,
  minArticles: read.NEWS_MIN_ARTICLES,
  minDays: read.NEWS_MIN_DAYS,
  pagesRead: read.NEWS_PAGES_READ,
});
