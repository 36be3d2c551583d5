import type { Eviction, EvictionPage } from './evictions/eviction.type.js';
import type { WatchlistQuestion } from './watchlist/question.js';
import type { SocialFacts } from './social/social-answer.type.js';
import type { NewsFacts } from './news/facts.js';
import type { SexOffender } from './offenders/facts.js';
import type { WatchlistHit } from './watchlist/facts.js';

/** Each network has its own accounts, so that no source stands for another; one that has seen an account is right. */
export function everyAccount(said: SocialFacts[]): SocialFacts {
  const accounts = new Map<string, SocialFacts['accounts'][number]>();
  for (const account of said.flatMap((each) => each.accounts)) {
    const key = `${account.by} ${account.network}`;
    if (!accounts.get(key)?.registered) accounts.set(key, account);
  }
  return { accounts: [...accounts.values()] };
}

/** No source has all the news. */
export const everyArticle = (said: NewsFacts[]): NewsFacts => ({
  articles: said.flatMap(({ articles }) => articles),
  coverage: said.flatMap(({ coverage }) => coverage),
});

/** The records of all registers; one that two sources hold under the same identifier is answered once. */
export function everyOffender(said: { offenders: SexOffender[] }[]): { offenders: SexOffender[] } {
  const offenders = new Map<string, SexOffender>();
  for (const one of said.flatMap((each) => each.offenders)) {
    const key = `${one.state} ${one.id}`;
    if (!offenders.has(key)) offenders.set(key, one);
  }
  return { offenders: [...offenders.values()] };
}

const latestFirst = (one: Eviction, other: Eviction) =>
  one.evictionDate < other.evictionDate ? 1 : one.evictionDate > other.evictionDate ? -1 : 0;

/** The cases of all sources, the latest first. */
export function everyCase(said: EvictionPage[]): EvictionPage {
  const items = said.flatMap((page) => page.items).sort(latestFirst);
  return { total: said.reduce((sum, page) => sum + page.total, 0), from: 0, size: items.length, items };
}

/** The hits of all lists, the likeliest first. */
export function everyHit(said: { hits: WatchlistHit[] }[], { size }: WatchlistQuestion): { hits: WatchlistHit[] } {
  const hits = said.flatMap((each) => each.hits).sort((one, other) => other.score - one.score);
  return { hits: hits.slice(0, size) };
}
