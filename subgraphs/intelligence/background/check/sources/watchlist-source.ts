import type { WatchlistHit } from '../../../watchlist/facts.js';
import { watchlistItem } from '../../../watchlist/graph/watchlist-item.js';
import { dismissalsOf } from '../../../watchlist/triage/find-dismissals.js';
import { personKey } from '../../../watchlist/triage/person-key.js';
import type { BackgroundParts } from '../../background-parts.js';
import { qualify } from '@guest-screening/name-matching';
import { type CheckedPerson, named } from '../person/checked-person.js';
import type { FoundItem } from '../report-item.js';
import { type BackgroundSource, notSearched, searched } from './background-source.js';

/** Minimum score for a watchlist match. */
const ALIKE_FROM = 0.8;
const MAX_HITS = 25;

/** Matches that the account has not dismissed for this name and birth date, or whose entry has changed since. */
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

/** Whether both sides have a birth date and they differ. */
const isOther = (birthDate: string | null, { birthDates }: WatchlistHit): boolean =>
  qualify(1, { birthDates: birthDate ? [birthDate] : [] }, { birthDates }).qualifiers.includes('other_birth_date');

/** Note on a differing birth date: it clears a match only if an ID document confirms the person's date. */
function birthDateNote(person: CheckedPerson, birthDate: string | null, hit: WatchlistHit): string | null {
  if (!isOther(birthDate, hit)) return null;
  const listed = `the list says ${hit.birthDates.join(' or ')}`;
  return person.birthDateProven
    ? `Cleared: the ID document confirms date of birth ${birthDate}, and ${listed}.`
    : `Date of birth differs: ${birthDate} was provided, ${listed}. No ID document confirms the date provided.`;
}

function itemOf(hit: WatchlistHit, note: string | null): FoundItem {
  const { name, lists, score, aliases, birthDates, countries } = hit;
  const known = aliases.length > 0 ? `Also known as ${aliases.slice(0, 5).join('; ')}.` : null;
  return {
    title: name,
    subtitle: lists.join(', ') || null,
    image: null,
    images: [],
    link: null,
    description: [note, known].filter(Boolean).join(' ') || null,
    tags: [`${Math.round(score * 100)}% match`, ...birthDates.map((day) => `born ${day}`), ...countries],
  };
}

/** Sanctions and wanted lists, from the configured provider. */
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
    const question = { ...asked, kind: 'person' as const, countries, threshold: ALIKE_FROM, size: MAX_HITS };
    const answer = await parts.providers.watchlist(question, asker);
    if (!answer.known) return notSearched('watchlists', answer.reason, answer.gaps);
    const found = answer.facts.hits;
    const hits = await standing(parts, asker.accountId, asked, found);
    const isCleared = (hit: WatchlistHit) => person.birthDateProven === true && isOther(asked.birthDate, hit);
    const open = hits.filter((hit) => !isCleared(hit));
    const shown = open.length > 0 ? open : hits;
    return searched(
      answer,
      shown.map((hit) => itemOf(hit, birthDateNote(person, asked.birthDate, hit))),
      open.length > 0 ? 'REVIEW' : found.length > 0 ? 'FINISHED' : 'NO_RESULTS',
    );
  },
};
