import { lookupDigest } from '#kit/cipher/cipher.js';
import type { ListedHit, SanctionsSignal } from '../../checks/signals.js';

/** What is selected of the answer about watchlists. */
export const LISTED_FACTS = `facts {
  people {
    keys
    items { id source score dismissal { id } matched { tokens { left right why kind } qualifiers } }
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
  dismissal: object | null;
  matched: { tokens: Token[]; qualifiers: string[] } | null;
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

/** What watchlists say of a party, without any name. */
export function sanctionsOf({ people }: ListedFacts): SanctionsSignal {
  const all = people.flatMap(({ items }, person) => items.map((item) => ({ ...item, person })));
  const counting = all.filter(({ dismissal }) => !dismissal);
  const hits = counting.map(({ person, id, source, score, matched }) => ({
    ...{ person, entryId: id, list: source, band: bandOf(score) },
    words: matched && wordsOf(matched.tokens),
    qualifiers: matched?.qualifiers ?? [],
  }));
  return { people: people.length, hits, dismissed: all.length - hits.length };
}

/** What the names of a party are found by when lists change, as keyed digests. */
export function nameMarksOf({ people }: ListedFacts): string[] {
  return [...new Set(people.flatMap(({ keys }) => keys.map(nameMark)))];
}

/** One key of a name as a digest: keys give names away. */
export const nameMark = (key: string): string => lookupDigest(`name:${key}`);

/** What a register was searched by as a digest, apart from keys of names. */
export const registerMark = (key: string): string => lookupDigest(`register:${key}`);
