import { lookupDigest } from '#kit/cipher/cipher.js';
import type { ListedHit, SanctionsSignal } from '../../checks/signals.js';

/** What is selected of the answer about watchlists. */
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

/** What is known of somebody who was looked for, as far as it decides what clears a match. */
interface Asked {
  birthDateProven: boolean;
}

export interface ListedFacts {
  people: { keys: string[]; items: Item[] }[];
}

/** From which score on a likeness is called so; below the last one nothing is answered. */
const BANDS = [
  ['exact', 0.95],
  ['strong', 0.88],
] as const;

const bandOf = (score: number): ListedHit['band'] => BANDS.find(([, from]) => score >= from)?.[0] ?? 'likely';

/** Words that make a name, by the way in which they are alike; what each of them is stays out. */
function wordsOf(tokens: Token[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { why, kind } of tokens) if (kind !== 'particle') counts[why] = (counts[why] ?? 0) + 1;
  return counts;
}

/** Whole days, and the years of which no day is known. */
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
 * What watchlists say of a party, without any name or birth date of theirs. Another birth date on the list clears an entry
 * only where a document says the person's (`asked`, in the order of the answer): what was typed proves nothing.
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

/** What the names of a party are found by when lists change, as keyed digests. */
export function nameMarksOf({ people }: ListedFacts): string[] {
  return [...new Set(people.flatMap(({ keys }) => keys.map(nameMark)))];
}

/** One key of a name as a digest: keys give names away. */
export const nameMark = (key: string): string => lookupDigest(`name:${key}`);

/** What a register was searched by as a digest, apart from keys of names. */
export const registerMark = (key: string): string => lookupDigest(`register:${key}`);
