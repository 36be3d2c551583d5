import { type SubjectKind, prepareName } from '../names/prepare-name.js';
import { type Rarity, usualRarity } from '../names/rarity.js';
import { type TokenMatch, explain } from './explain.js';
import { type Circumstances, type Qualifier, qualify } from './qualify.js';
import { type NameScore, type Rule, scoreNames } from './score.js';

/** Who is compared: all the names of one, and what else is known. */
export interface Compared extends Circumstances {
  names: readonly string[];
  kind?: SubjectKind | null | undefined;
}

export interface Comparison {
  /** 0 to 1: names, then dates and countries. */
  score: number;
  /** Of the names alone. */
  nameScore: number;
  /** The two names that are likest; null where one side has none. */
  left: string | null;
  right: string | null;
  tokens: TokenMatch[];
  qualifiers: Qualifier[];
  /** Rules that held the score down. */
  rules: Rule[];
}

interface Best {
  found: NameScore;
  texts: [string, string];
}

function bestOf(left: Compared, right: Compared, rarity: Rarity): Best | null {
  const listed = right.names.map((text) => [text, prepareName(text, right.kind, rarity)] as const);
  let best: Best | null = null;
  for (const text of left.names) {
    const query = prepareName(text, left.kind, rarity);
    for (const [other, name] of listed) {
      const found = scoreNames(query, name);
      if (!best || found.score > best.found.score) best = { found, texts: [text, other] };
    }
  }
  return best;
}

/**
 * Compares who is asked about (`left`) with who is listed (`right`) by their likest names. Not symmetric: a word that
 * only the left one has weighs more than one that only the listed one has. Never fails; names without letters score 0.
 */
export function compareNames(left: Compared, right: Compared, rarity: Rarity = usualRarity): Comparison {
  const best = bestOf(left, right, rarity);
  if (!best) return { score: 0, nameScore: 0, left: null, right: null, tokens: [], qualifiers: [], rules: [] };
  const { score, qualifiers } = qualify(best.found.score, left, right);
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
