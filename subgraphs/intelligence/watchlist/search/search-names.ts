import type pg from 'pg';
import { foldedWords } from '../names/candidate-keys.js';
import { type PreparedName, type SubjectKind, prepareName } from '../names/prepare-name.js';
import type { Corpus } from './corpus.js';
import { type Candidate, findNames } from './find-names.js';
import { planScans } from './plan-scans.js';
import { type Scored, scoreCandidates } from './score-candidates.js';

/** From here on nobody looks for slips any more. */
const STRONG = 0.85;

export interface NamesFound {
  query: PreparedName;
  /** Best first. */
  hits: Scored[];
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
  const { words, first, then } = planScans(query, namesWith);
  const folded = foldedWords(query);
  const found = await findNames(pool, versionIds, first, folded);
  const aligned = new Map<Candidate, Scored>();
  const hits = scoreCandidates(query, words, found, rarity, least, aligned);
  if ((hits[0]?.found.score ?? 0) >= STRONG) return { query, hits };
  const more = await findNames(pool, versionIds, then, folded);
  return { query, hits: scoreCandidates(query, words, [...found, ...more], rarity, least, aligned) };
}
