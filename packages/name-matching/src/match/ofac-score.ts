import { jaroWinkler } from './jaro-winkler.js';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘.]/g, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words of three letters or more; all words if there are none. */
function wordsOf(text: string): string[] {
  const words = text.split(' ');
  const long = words.filter((word) => word.length > 2);
  return long.length > 0 ? long : words;
}

/** Minimum for single words; values from 0.05 to 0.09 give the same results. */
const PREFIX_WEIGHT = 0.08;

/** Minimum similarity. */
const LEAST = 0.5;

function byWords(query: string, listed: string): number {
  const words = wordsOf(query);
  // A short query may match a short word of the listed name.
  const others = words.some((word) => word.length > 2) ? wordsOf(listed) : listed.split(' ');
  const best = words.map((word) => {
    const likest = Math.max(...others.map((other) => jaroWinkler(word, other, PREFIX_WEIGHT)));
    return likest < LEAST ? 0 : likest;
  });
  return best.reduce((sum, score) => sum + score, 0) / words.length;
}

/**
 * Score from 0 to 100, modelled on OFAC's Sanctions List Search tool: the larger of the Jaro-Winkler similarity of the
 * full text, if the first letters agree, and the mean of the best match of each word. Reverse-engineered from its
 * results.
 */
export function ofacScore(query: string, listed: string): number {
  const [left, right] = [plain(query), plain(listed)];
  if (!left || !right) return 0;
  const whole = left[0] === right[0] ? jaroWinkler(left, right) : 0;
  return Math.round(100 * Math.max(whole, byWords(left, right)));
}
