import type { WatchlistHit } from '../../../doors/outside/outside-facts.js';
import { watchlistItem } from '../../../watchlist/graph/watchlist-item.js';
import { dismissalsOf } from '../../../watchlist/triage/find-dismissals.js';
import { personKey } from '../../../watchlist/triage/person-key.js';
import type { BackgroundParts } from '../../background-parts.js';
import { named } from '../person/checked-person.js';
import { type BackgroundSource, notSearched, searched } from './background-source.js';

/** Below this a name on a list is another name. */
const ALIKE_FROM = 0.8;
const MOST_HITS = 25;

/** Hits that the account has not dismissed for this name and birth date, or whose entry has changed since. */
async function standing(
  { pool }: BackgroundParts,
  accountId: string,
  asked: { name: string; birthDate: string | null },
  hits: WatchlistHit[],
): Promise<WatchlistHit[]> {
  if (hits.length === 0) return hits;
  const dismissed = await dismissalsOf(pool, accountId, personKey(asked));
  return hits.filter((hit) => dismissed.get(hit.id)?.fingerprint !== watchlistItem(hit).fingerprint);
}

/** Lists of sanctioned and wanted people, by whoever answers for them. */
export const watchlistSource: BackgroundSource = {
  key: 'watchlist',
  name: 'Global watchlists',
  async ask(parts, checked, asker) {
    const person = named(checked);
    if (!person) return notSearched('watchlists', 'name_missing');
    const { firstName, middleName, lastName, dateOfBirth, yearOfBirth, country } = person;
    const asked = {
      name: [firstName, middleName, lastName].filter(Boolean).join(' '),
      birthDate: dateOfBirth ?? (yearOfBirth === null ? null : String(yearOfBirth)),
    };
    const countries = country ? [country] : [];
    const question = { ...asked, kind: 'person' as const, countries, threshold: ALIKE_FROM, size: MOST_HITS };
    const answer = await parts.doors.watchlist(question, asker);
    if (!answer.known) return notSearched('watchlists', answer.reason, answer.gaps);
    const found = answer.facts.hits.filter(({ score }) => score >= ALIKE_FROM);
    const hits = await standing(parts, asker.accountId, asked, found);
    return searched(
      answer,
      hits.map(({ name, lists, score, aliases, birthDates, countries }) => ({
        ...{ title: name, subtitle: lists.join(', ') || null, image: null, images: [], link: null },
        description: aliases.length > 0 ? `Also known as ${aliases.slice(0, 5).join('; ')}.` : null,
        tags: [`likeness ${Math.round(score * 100)} %`, ...birthDates.map((day) => `born ${day}`), ...countries],
      })),
      hits.length > 0 ? 'REVIEW' : found.length > 0 ? 'FINISHED' : 'NO_RESULTS',
    );
  },
};
