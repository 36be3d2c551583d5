import type { NewsCoverage } from './news-coverage.js';

/** An article that may name the person; `publishedAt` is ISO 8601, `body` is the text if the source provides it. */
export interface Article {
  title: string;
  url: string;
  domain: string;
  language: string | null;
  country: string | null;
  imageUrl: string | null;
  publishedAt: string | null;
  body?: string | null;
  /** Whether the article is in the imported corpus. */
  imported?: boolean;
  /** The name that the source found in the text as a phrase; absent if the text is available. */
  namedAs?: string;
}

/** Articles about a person, and the coverage of each source. */
export interface NewsFacts {
  articles: Article[];
  coverage: NewsCoverage[];
}
