import type { Token } from '../names/token.js';
import { russianInitialsOf, russianLetterOf } from '../names/tables/russian-initials.js';
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

/** Minimum of words of an acronym of all words, and of letters of one that also contains syllables. */
const WORDS_OF_ALL = 3;
const LETTERS_OF_MIXED = 6;
/** Longer names have no acronym, and trying all their beginnings would take long. */
const LETTERS_AT_MOST = 14;
const WORDS_OF_ALL_AT_MOST = 8;

/** Confidence of an acronym of all words of the other name, by the number of words. */
const OF_ALL = [0, 0, 0, 0.75, 0.88, 0.92];

/** Letters that stand for a kind of company, such as NPO, are part of the acronym of the whole. */
const KIND_AT_MOST = 4;

const initialsOf = ({ kind, shape: { raw, stem } }: Token): string[] => {
  if (kind === 'trade' && raw.length <= KIND_AT_MOST) return [raw, raw[0]!];
  const letters = russianLetterOf(raw);
  return [...(letters ? [letters] : []), raw[0]!, ...russianInitialsOf(stem)];
};

/** Number of words whose first letters, in order, are exactly the letters from `at` on; 0 if they are not. */
function spellAll(short: string, at: number, tokens: Token[], from: number): number {
  const token = tokens[from];
  if (!token) return at === short.length ? 1 : 0;
  if (isSkipped(token)) return spellAll(short, at, tokens, from + 1);
  for (const letters of initialsOf(token)) {
    const rest = short.startsWith(letters, at) ? spellAll(short, at + letters.length, tokens, from + 1) : 0;
    if (rest > 0) return rest + 1;
  }
  return 0;
}

/** Number of words whose beginnings, syllables or letters, are exactly the letters from `at` on. */
function spellMixed(short: string, at: number, tokens: Token[], from: number): number {
  const token = tokens[from];
  if (!token) return at === short.length ? 1 : 0;
  if (isSkipped(token)) return spellMixed(short, at, tokens, from + 1);
  const { raw } = token.shape;
  let shared = 0;
  while (at + shared < short.length && raw[shared] === short[at + shared]) shared++;
  for (let taken = shared; taken > 0; taken--) {
    const rest = spellMixed(short, at + taken, tokens, from + 1);
    if (rest > 0) return rest + 1;
  }
  return 0;
}

/** Likeness of a word to all unpaired words, which must be neighbours, if it consists of their beginnings. */
function likenessToAll(raw: string, words: Token[]): number {
  const spelled = spellAll(raw, 0, words, 0) - 1;
  if (spelled >= WORDS_OF_ALL) return OF_ALL[Math.min(spelled, OF_ALL.length - 1)]!;
  if (raw.length < LETTERS_OF_MIXED || spellMixed(raw, 0, words, 0) < 3) return 0;
  return Math.min(0.88, 0.42 + 0.05 * raw.length);
}

function abbreviatesAll({ shape }: Token, tokens: Token[], free: boolean[]): Found | null {
  const from = tokens.findIndex((token, at) => free[at] && !isSkipped(token));
  const to = tokens.findLastIndex((token, at) => free[at] && !isSkipped(token));
  if (from < 0 || to === from || to - from >= WORDS_OF_ALL_AT_MOST || shape.raw.length > LETTERS_AT_MOST) return null;
  const words = tokens.slice(from, to + 1);
  if (!words.every((token, n) => free[from + n] || isSkipped(token))) return null;
  const likeness = likenessToAll(shape.raw, words);
  return likeness > 0 ? { from, count: words.length, likeness } : null;
}

interface Found {
  from: number;
  count: number;
  likeness: number;
}

function abbreviates(short: Token, tokens: Token[], free: boolean[]): Found | null {
  const whole = abbreviatesAll(short, tokens, free);
  if (whole) return whole;
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
