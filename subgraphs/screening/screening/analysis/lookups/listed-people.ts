import { lookupDigest } from '#kit/cipher/cipher.js';
import type { ListedHit, SanctionsSignal } from '../../checks/signals.js';

/** GraphQL selection of the watchlist answer. */
export const LISTED_FACTS = `facts {
  people {
    keys
    items { id source score dob yob dismissal { id } matched { nameScore tokens { left right why kind } qualifiers } }
  }
}`;

interface Token {
  left: string | null;
  right: string | null;
  why: string;
  kind: string;
}

interface Item {
  id: string;
  source: string;
  score: number;
  dob: string[];
  yob: number[];
  dismissal: object | null;
  matched: { nameScore: number; tokens: Token[]; qualifiers: string[] } | null;
}

/** The fact about a searched person that decides whether a match can be cleared. */
interface Asked {
  birthDateProven: boolean;
}

export interface ListedFacts {
  people: { keys: string[]; items: Item[] }[];
}

/** Minimum score of each band. Everything below is `likely`; scores under 0.8 are not returned. */
const BANDS = [
  ['exact', 0.95],
  ['strong', 0.88],
] as const;

const bandOf = (score: number): ListedHit['band'] => BANDS.find(([, from]) => score >= from)?.[0] ?? 'likely';

/** Counts the words of a name by the way they match, without the words themselves. */
function wordsOf(tokens: Token[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { why, kind } of tokens) if (kind !== 'particle') counts[why] = (counts[why] ?? 0) + 1;
  return counts;
}

/** Full dates, and years without a full date. */
function birthDatesOf({ dob, yob }: Item): string[] {
  return [...dob, ...yob.map(String).filter((year) => !dob.some((day) => day.startsWith(year)))];
}

function hitOf(item: Item, person: number): ListedHit {
  const { id, source, score, matched } = item;
  return {
    person,
    entryId: id,
    list: source,
    band: bandOf(score),
    words: matched && wordsOf(matched.tokens),
    qualifiers: matched?.qualifiers ?? [],
    ...(matched && { nameBand: bandOf(matched.nameScore) }),
    listedBirthDates: birthDatesOf(item),
  };
}

/**
 * Converts the watchlist answer to a signal without the party's names and dates of birth. A different date of birth on
 * the list clears an entry only if a document proves the person's own (`asked`, in the order of the answer).
 */
export function sanctionsOf({ people }: ListedFacts, asked: readonly Asked[]): SanctionsSignal {
  const all = people.flatMap(({ items }, person) => items.map((item) => ({ item, person })));
  const counting = all.filter(({ item }) => !item.dismissal).map(({ item, person }) => hitOf(item, person));
  const isCleared = ({ person, qualifiers }: ListedHit) =>
    asked[person]?.birthDateProven === true && qualifiers.includes('other_birth_date');
  const cleared = counting.filter(isCleared);
  return {
    people: people.length,
    hits: counting.filter((hit) => !isCleared(hit)),
    dismissed: all.length - counting.length,
    ...(cleared.length > 0 && { cleared }),
  };
}

/** Keyed digests of a party's names, to find the reservation when lists change. */
export function nameMarksOf({ people }: ListedFacts): string[] {
  return [...new Set(people.flatMap(({ keys }) => keys.map(nameMark)))];
}

/** Keyed digest of a name key, because the key itself would reveal the name. */
export const nameMark = (key: string): string => lookupDigest(`name:${key}`);

/** Keyed digest of a register key, distinct from those of name keys. */
export const registerMark = (key: string): string => lookupDigest(`register:${key}`);
