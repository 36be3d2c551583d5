import type { NewsCoverage } from './news/news-coverage.js';
import type { ListedFacts } from './watchlist/search/listed-hit.js';

/** What a source reports of an IP address; `timestamp` is the last report (ISO 8601). */
export interface IpThreat {
  ip: string;
  title: string;
  link: string | null;
  timestamp: string | null;
  source: string;
  tags: string[];
  reasons: string[];
}

/** A breach that an e-mail address was in; `breachDate` is a day (ISO 8601). */
export interface Breach {
  name: string;
  domain: string | null;
  breachDate: string | null;
}

export interface Company {
  name: string;
  country: string | null;
  industry: string | null;
  size: string | null;
  profileUrl: string | null;
  founded: string | null;
}

/** A record of a state's register; `birthDate` is a day (ISO 8601). */
export interface SexOffender {
  id: string;
  name: string;
  firstName: string | null;
  lastName: string | null;
  city: string | null;
  county: string | null;
  state: string | null;
  zip: string | null;
  birthDate: string | null;
  imageUrl: string | null;
  /** When the record was last known to be so (ISO 8601). */
  timestamp: string | null;
  charges: string[];
  aliases: string[];
}

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

/** An entry of a watchlist that may be the one asked for; `score` is 0 to 1 by the provider's own measure. */
export interface WatchlistHit {
  id: string;
  name: string;
  kind: string;
  lists: string[];
  score: number;
  aliases: string[];
  birthDates: string[];
  countries: string[];
  /** Of imported lists only. */
  listed?: ListedFacts;
}
