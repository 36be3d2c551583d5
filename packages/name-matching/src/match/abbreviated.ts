import type { Token } from '../names/token.js';
import type { Pair } from './pair.js';

/** Letters that one word needs to be made of the beginnings of others. */
const LEAST = 3;
/** Words of one letter each: so many are chance. */
const LETTERS_LEAST = 3;

const isSkipped = ({ kind }: Token) => kind === 'particle' || kind === 'form';

interface Spelled {
  /** Words passed, those between the others with them. */
  count: number;
  words: number;
  /** The shortest and the longest beginning. */
  least: number;
  most: number;
}

/** The words from `from` on whose beginnings, one after the other, are the letters behind `at`; the longest ones first. */
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

/** How sure it is that the words were meant: by letters, of one each by words. Syllables and single letters are not mixed. */
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
 * Pairs of a word and the words that it is made of, by letters (`MAI`, Moscow Aviation Institute) or syllables
 * (`Gazprom`, Gazovaya Promyshlennost), among words that nothing else pairs. `side` says where the short word stands.
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
