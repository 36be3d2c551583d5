import type { NewsCoverage } from './news-coverage.js';

/** An article that may name the one asked for; `publishedAt` is ISO 8601, `body` the text where the source gives it. */
export interface Article {
  title: string;
  url: string;
  domain: string;
  language: string | null;
  country: string | null;
  imageUrl: string | null;
  publishedAt: string | null;
  body?: string | null;
  /** It stands in the imported corpus. */
  imported?: boolean;
  /** The name that its source found in the text as a phrase; absent where the text is at hand. */
  namedAs?: string;
}

/** What sources say about somebody, and what each of them covers. */
export interface NewsFacts {
  articles: Article[];
  coverage: NewsCoverage[];
}
