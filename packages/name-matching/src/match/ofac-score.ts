import { jaroWinkler } from './jaro-winkler.js';

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘.]/g, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words of three letters and more; all of them where none is so long. */
function wordsOf(text: string): string[] {
  const words = text.split(' ');
  const long = words.filter((word) => word.length > 2);
  return long.length > 0 ? long : words;
}

/** Of single words; from 0.05 to 0.09 the answers are the same. */
const PREFIX_WEIGHT = 0.08;

/** Likeness under this is none. */
const LEAST = 0.5;

function byWords(query: string, listed: string): number {
  const words = wordsOf(query);
  // A short query may find a short word of the listed name.
  const others = words.some((word) => word.length > 2) ? wordsOf(listed) : listed.split(' ');
  const best = words.map((word) => {
    const likest = Math.max(...others.map((other) => jaroWinkler(word, other, PREFIX_WEIGHT)));
    return likest < LEAST ? 0 : likest;
  });
  return best.reduce((sum, score) => sum + score, 0) / words.length;
}

/**
 * Score 0 to 100 in the manner of the search tool of the US Treasury's sanctions office: the larger of the whole text's
 * Jaro-Winkler likeness, where the first letters agree, and the mean of each word's best. Found out from its answers.
 */
export function ofacScore(query: string, listed: string): number {
  const [left, right] = [plain(query), plain(listed)];
  if (!left || !right) return 0;
  const whole = left[0] === right[0] ? jaroWinkler(left, right) : 0;
  return Math.round(100 * Math.max(whole, byWords(left, right)));
}
