import type { LookupContext } from '../../context.js';
import type { Answer } from '../../answer/answer.js';
import type { WatchlistPage } from './watchlist-item.type.js';
import { dismissalsOf } from '../triage/find-dismissals.js';
import { personKey } from '../triage/person-key.js';
import { searchLists } from '../search/search-lists.js';
import { readSearch } from './read-search.js';
import { watchlistItem } from './watchlist-item.js';
import type { WatchlistSearchInput } from './watchlist-search.input.js';

/** Finds watchlist entries that match a name, best match first. Throws BAD_INPUT. */
export async function searchWatchlists(
  context: LookupContext,
  input: WatchlistSearchInput,
): Promise<Answer<WatchlistPage>> {
  const question = await readSearch(input);
  const answer = await searchLists(context, question);
  if (!answer.known) return answer;
  const { hits } = answer.facts;
  const { from } = input;
  const size = Math.min(100, input.size);
  const { pool, viewer } = context;
  const dismissed =
    hits.length > 0 ? await dismissalsOf(pool, viewer.accountId, personKey(question)) : new Map<string, never>();
  const items = hits.slice(from, from + size).map((hit) => {
    const item = watchlistItem(hit);
    const dismissal = dismissed.get(item.id) ?? null;
    return { ...item, dismissal: dismissal?.fingerprint === item.fingerprint ? dismissal : null };
  });
  const reason = answer.reason ?? (input.image?.trim() ? 'image_not_compared' : null);
  return { ...answer, reason, facts: { total: hits.length, from, size, items, imageCompared: false } };
}
