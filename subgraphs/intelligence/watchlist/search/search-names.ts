import type pg from 'pg';
import { type PreparedName, type SubjectKind, foldedWords, prepareName } from '@guest-screening/name-matching';
import type { Corpus } from './corpus.js';
import { findNames } from './find-names.js';
import { type Plan, isWithin, planScans } from './plan-scans.js';
import { type Scored, openScoring } from './score-candidates.js';

/** Score from which no search for misspellings is needed. */
const STRONG = 0.85;

export interface NamesFound {
  query: PreparedName;
  /** Best match first. */
  hits: Scored[];
  /** Active versions at the last read; null if nothing had to be read. */
  inForce: string | null;
}

/**
 * Plans the lookup of a name. A name of unknown kind is also looked up as a person's if that changes its words: in "Kim
 * Se Gon", a legal form (SE) is part of the name.
 */
function planOf(query: PreparedName, namesWith: Corpus['namesWith']): Plan {
  const plan = planScans(query, namesWith);
  const person = query.readAs('person');
  const isSame = foldedWords(person) === foldedWords(query);
  if (person === query || isSame) return plan;
  const other = planScans(person, namesWith);
  return {
    words: other.words.length > plan.words.length ? other.words : plan.words,
    first: [...plan.first, ...other.first],
    sampled: [...plan.sampled, ...other.sampled],
    then: [...plan.then, ...other.then],
  };
}

/** Entries of these versions with a name similar to `text` that scores at least `least`, by their best names. */
export async function searchNames(
  pool: pg.Pool,
  { rarity, namesWith }: Corpus,
  versionIds: string[],
  text: string,
  kind: SubjectKind | null,
  least: number,
): Promise<NamesFound> {
  const query = prepareName(text, kind, rarity);
  const { words, first, sampled, then } = planOf(query, namesWith);
  const folded = foldedWords(query);
  const score = openScoring(query, words, rarity, least);
  const indexed = await findNames(pool, versionIds, first, folded);
  const part = await findNames(pool, versionIds, sampled, folded, 'sample');
  const hits = score([...indexed.rows, ...part.rows]);
  const seen = part.inForce ?? indexed.inForce;
  if ((hits[0]?.found.confirmed ?? 0) >= STRONG) return { query, hits, inForce: seen };
  const unseen = then.filter((scan) => !indexed.whole.some((wide) => isWithin(scan, wide)));
  const more = await findNames(pool, versionIds, unseen, folded);
  return { query, hits: score(more.rows), inForce: more.inForce ?? seen };
}
