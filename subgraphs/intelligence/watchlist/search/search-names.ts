import type pg from 'pg';
import { type PreparedName, type SubjectKind, foldedWords, prepareName } from '@guest-screening/name-matching';
import type { Corpus } from './corpus.js';
import { findNames } from './find-names.js';
import { type Plan, isWithin, planScans } from './plan-scans.js';
import { type Scored, openScoring } from './score-candidates.js';

/** From here on nobody looks for slips any more. */
const STRONG = 0.85;

export interface NamesFound {
  query: PreparedName;
  /** Best first. */
  hits: Scored[];
  /** The versions in force when the last of them was read; null where nothing had to be read. */
  inForce: string | null;
}

/**
 * How a name is looked up. One of no kind is looked up as a person's too where that finds other words in it: in "Kim Se
 * Gon" a firm's form (SE) is a name.
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

/** The entries of these versions with a name like `text` that scores `least` or more, by their likest names. */
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
  if ((hits[0]?.found.score ?? 0) >= STRONG) return { query, hits, inForce: seen };
  const unseen = then.filter((scan) => !indexed.whole.some((wide) => isWithin(scan, wide)));
  const more = await findNames(pool, versionIds, unseen, folded);
  return { query, hits: score(more.rows), inForce: more.inForce ?? seen };
}
