import { Failure } from '#kit/failure.js';
import type { LookupContext } from '../context.js';
import { LONGEST_NAME } from '../watchlist/graph/read-search.js';
import { searchWatchlists } from '../watchlist/graph/search-watchlists.js';
import type { WatchlistPage } from '../watchlist/graph/watchlist-item.type.js';
import { ALIKE_FROM, guestKeys } from '../watchlist/search/guest-keys.js';
import { countryCodeOf } from '../built-in/country-code.js';
import { type Answer, known, unknown } from '../answer/answer.js';
import { type Gap, joinedGaps } from '../answer/gap.js';
import type { ListedPeople, ListedPerson } from './guest-watchlists.type.js';
import type { ListedPersonInput } from './guest-signals-input.type.js';

const MAX_ITEMS = 25;

/**
 * Searches watchlists for each of these people. Unknown as soon as one cannot be searched: `person_unreadable` for an
 * invalid name or birth date, otherwise as returned by `watchlistSearch`.
 */
export async function findListedPeople(
  context: LookupContext,
  people: readonly ListedPersonInput[],
): Promise<Answer<ListedPeople> | null> {
  const found: ListedPerson[] = [];
  const gaps: Gap[] = [];
  let last: Answer<WatchlistPage> | null = null;
  for (const person of people) {
    const name = person.name.slice(0, LONGEST_NAME);
    last = await search(context, { ...person, name });
    if (!last.known) return last;
    gaps.push(...last.gaps);
    found.push({ keys: guestKeys(name), items: last.facts.items });
  }
  return last && known({ ...last, gaps: joinedGaps(gaps) }, { people: found }, last.reason);
}

async function search(context: LookupContext, person: ListedPersonInput): Promise<Answer<WatchlistPage>> {
  const { name, birthDate: dob = null } = person;
  const countryCode = person.countryCode ? await countryCodeOf(person.countryCode) : null;
  const asked = { name, dob, countryCode, kind: 'person' as const };
  try {
    return await searchWatchlists(context, { ...asked, threshold: ALIKE_FROM, from: 0, size: MAX_ITEMS });
  } catch (error) {
    if (error instanceof Failure && error.code === 'BAD_INPUT') return unknown('person_unreadable');
    throw error;
  }
}
