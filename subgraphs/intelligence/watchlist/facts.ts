import type { Qualifier, Rule, TokenMatch } from '@guest-screening/name-matching';

/** Explanation of a match: best name, word pairs, birth dates and countries. */
interface HitMatch {
  name: string;
  /** Name score, 0 to 1. */
  nameScore: number;
  tokens: TokenMatch[];
  qualifiers: Qualifier[];
  /** Rules that limited the score. */
  rules: Rule[];
}

/** Details of an entry that only imported lists provide. */
interface ListedFacts {
  programs: string[];
  remarks: string | null;
  /** `YYYY-MM-DD`. */
  listedAt: string | null;
  /** Changes with the entry's names, dates, countries or kind. */
  fingerprint: string;
  matched: HitMatch;
}

/** A potential match; `score` is 0 to 1 on the provider's own scale. */
export interface WatchlistHit {
  id: string;
  name: string;
  kind: string;
  lists: string[];
  score: number;
  aliases: string[];
  birthDates: string[];
  countries: string[];
  /** Imported lists only. */
  listed?: ListedFacts;
}
