import type { Qualifier, Rule, TokenMatch } from '@guest-screening/name-matching';

/** Why an entry was found: its likest name, word by word, and what dates and countries said. */
interface HitMatch {
  name: string;
  /** 0 to 1, of the names alone. */
  nameScore: number;
  tokens: TokenMatch[];
  qualifiers: Qualifier[];
  /** Rules that held the score down. */
  rules: Rule[];
}

/** What an imported list says of an entry beyond what every provider does. */
interface ListedFacts {
  programs: string[];
  remarks: string | null;
  /** `YYYY-MM-DD`. */
  listedAt: string | null;
  /** Changes when the entry's names, dates, countries or kind do. */
  fingerprint: string;
  matched: HitMatch;
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
