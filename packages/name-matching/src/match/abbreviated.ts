import type { Token } from '../names/token.js';
import type { Pair } from './pair.js';

/** Minimum number of letters of a word that abbreviates others. */
const LEAST = 3;
/** Minimum for abbreviations by initials: shorter ones match by chance. */
const LETTERS_LEAST = 3;

const isSkipped = ({ kind }: Token) => kind === 'particle' || kind === 'form';

interface Spelled {
  /** Number of words consumed, including skipped ones. */
  count: number;
  words: number;
  /** Minimum and maximum length of a syllable. */
  least: number;
  most: number;
}

/**
 * Matches words from `from` on whose beginnings, in order, spell the letters from `at` on; longest beginnings first.
 */
function spell(short: string, at: number, tokens: Token[], from: number): Spelled | null {
  if (at === short.length) return { count: 0, words: 0, least: Infinity, most: 0 };
  const token = tokens[from];
  if (!token) return null;
  const { raw } = token.shape;
  let shared = 0;
  while (at + shared < short.length && raw[shared] === short[at + shared]) shared++;
  for (let taken = shared; taken > 0; taken--) {
    const rest = spell(short, at + taken, tokens, from + 1);
    if (rest)
      return {
        count: rest.count + 1,
        words: rest.words + 1,
        least: Math.min(rest.least, taken),
        most: Math.max(rest.most, taken),
      };
  }
  const rest = at > 0 && isSkipped(token) ? spell(short, at, tokens, from + 1) : null;
  return rest && { ...rest, count: rest.count + 1 };
}

/**
 * Confidence of an abbreviation: by number of letters, or by number of words for initials. Syllables and initials are
 * not mixed.
 */
function likenessOf({ words, least, most }: Spelled, letters: number): number {
  if (most === 1) return words < LETTERS_LEAST ? 0 : Math.min(0.92, 0.44 + 0.08 * words);
  return least < 2 || letters < 5 ? 0 : Math.min(0.9, 0.45 + 0.05 * letters);
}

function abbreviates(
  short: Token,
  tokens: Token[],
  free: boolean[],
): { from: number; count: number; likeness: number } | null {
  const { raw } = short.shape;
  for (let from = 0; from + 1 < tokens.length; from++) {
    if (!free[from] || tokens[from]!.shape.raw[0] !== raw[0] || isSkipped(tokens[from]!)) continue;
    const found = spell(raw, 0, tokens, from);
    if (!found || found.words < 2) continue;
    const taken = tokens.slice(from, from + found.count);
    if (!taken.every((token, n) => free[from + n] || isSkipped(token))) continue;
    const likeness = likenessOf(found, raw.length);
    if (likeness > 0) return { from, count: found.count, likeness };
  }
  return null;
}

const freeOf = (count: number, alone: number[]) => Array.from({ length: count }, (_, at) => alone.includes(at));

/**
 * Pairs a word with the words that it abbreviates, by initials (`MAI`, Moscow Aviation Institute) or syllables
 * (`Gazprom`, Gazovaya Promyshlennost), among words not paired otherwise. `side` is the side of the short word.
 */
export function abbreviatedPairs(
  shorts: Token[],
  alone: number[],
  others: Token[],
  othersAlone: number[],
  side: 'left' | 'right',
): Pair[] {
  if (othersAlone.length < 2) return [];
  let free: boolean[] | null = null;
  return alone.flatMap((at) => {
    const short = shorts[at]!;
    if (short.kind !== 'name' || short.shape.raw.length < LEAST) return [];
    free ??= freeOf(others.length, othersAlone);
    const found = abbreviates(short, others, free);
    if (!found) return [];
    free.fill(false, found.from, found.from + found.count);
    const { from, count, likeness } = found;
    return side === 'left'
      ? [{ left: at, leftCount: 1, right: from, rightCount: count, likeness }]
      : [{ left: from, leftCount: count, right: at, rightCount: 1, likeness }];
  });
}
