import { type SubjectKind, prepareName } from '../names/prepare-name.js';
import { type Rarity, usualRarity } from '../names/rarity.js';
import { type TokenMatch, explain } from './explain.js';
import { type Circumstances, type Qualifier, qualify } from './qualify.js';
import { type NameScore, type Rule, scoreNames } from './score.js';

/** A party to compare: all its names, and other known data. */
export interface Compared extends Circumstances {
  names: readonly string[];
  kind?: SubjectKind | null | undefined;
}

export interface Comparison {
  /** Score from 0 to 1: names, adjusted for dates and countries. */
  score: number;
  /** Score of the names alone. */
  nameScore: number;
  /** The best-matching names; null if one side has none. */
  left: string | null;
  right: string | null;
  tokens: TokenMatch[];
  qualifiers: Qualifier[];
  /** Rules that limited the score. */
  rules: Rule[];
}

interface Best {
  found: NameScore;
  texts: [string, string];
}

function bestOf(left: Compared, right: Compared, rarity: Rarity): Best | null {
  const listed = right.names.map((text) => [text, prepareName(text, right.kind, rarity)] as const);
  let best: Best | null = null;
  // Another name may be the best once a birth date or country agrees.
  let confirmed = 0;
  for (const text of left.names) {
    const query = prepareName(text, left.kind, rarity);
    for (const [other, name] of listed) {
      const found = scoreNames(query, name);
      confirmed = Math.max(confirmed, found.confirmed);
      if (!best || found.score > best.found.score) best = { found, texts: [text, other] };
    }
  }
  return best && { ...best, found: { ...best.found, confirmed } };
}

/**
 * Compares the party to check (`left`) with a listed party (`right`) by their best-matching names. Not symmetric: a
 * word only in the left name has more weight than one only in the right name. Never throws; names without letters score
 * 0.
 */
export function compareNames(left: Compared, right: Compared, rarity: Rarity = usualRarity): Comparison {
  const best = bestOf(left, right, rarity);
  if (!best) return { score: 0, nameScore: 0, left: null, right: null, tokens: [], qualifiers: [], rules: [] };
  const { score, qualifiers } = qualify(best.found.score, left, right, best.found.confirmed);
  return {
    score,
    nameScore: best.found.score,
    left: best.texts[0],
    right: best.texts[1],
    tokens: explain(best.found),
    qualifiers,
    rules: best.found.rules,
  };
}
