import { foldName } from '../built-in/fold-name.js';
import { wordsAlike } from '@guest-screening/name-matching';

/** Prefix length that a spelling variant of a name must share. */
const ROOT = 4;

const quoted = (word: string) => `'${word.replaceAll("'", '')}'`;

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** A word as written, and without diacritics. */
function spellings(word: string): string[] {
  return [...new Set([word, ...foldName(word).split(' ')])].filter(Boolean);
}

const anyOf = (words: string[]) => `(${words.map(quoted).join(' | ')})`;

const rootOf = (word: string) => (word.length > ROOT ? `${quoted(word.slice(0, ROOT))}:*` : quoted(word));

/**
 * Builds `to_tsquery('simple', …)` texts for articles that may contain both ends of a name: `near` needs the first and
 * last name in any order, one of which may differ from the fifth letter on; `phrase` needs them together. Null for
 * names of fewer than two words.
 */
export function articleQuery(name: string): { near: string; phrase: string } | null {
  const words = wordsOf(name);
  const [given, family] = [words[0], words.at(-1)];
  if (!given || !family || words.length < 2) return null;
  const givens = [...new Set([...spellings(given), ...wordsAlike(given)])];
  const families = [...new Set([...spellings(family), ...wordsAlike(family)])];
  const givenRoots = [...new Set([...givens.map(quoted), ...spellings(given).map(rootOf)])].join(' | ');
  return {
    near: `(${anyOf(givens)} & (${families.map(rootOf).join(' | ')})) | ((${givenRoots}) & ${anyOf(families)})`,
    phrase: `${anyOf(givens)} <-> ${anyOf(families)}`,
  };
}
