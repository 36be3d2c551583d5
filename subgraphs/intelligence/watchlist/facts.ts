import type { ListedFacts } from './search/listed-hit.js';

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
