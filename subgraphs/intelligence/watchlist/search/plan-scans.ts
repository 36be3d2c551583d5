import { type WordKeys, initialKeys, joinedKeys, wordKeys } from '../names/candidate-keys.js';
import type { PreparedName } from '../names/prepare-name.js';

/** One look into the index: names with a key of each side. */
export interface Scan {
  left: string[];
  right: string[];
}

export interface Plan {
  words: WordKeys[];
  /** Words of one sound, two by two; joined words; rare words alone. */
  first: Scan[];
  /** Words that are a slip away, two by two, and words that are not so rare: only where nothing strong was found. */
  then: Scan[];
}

/** Of a longer name the rarest words are looked up: each two of them are a look into the index. */
const MOST_WORDS = 4;
/** A word on no more names than this is looked up alone. */
const RARE = 300;
/** The same where nothing strong was found by two words. */
const NOT_RARE = 1_500;
/** Two words on more names than this each are looked up as they are written too. */
const COMMON = 1_000;

type Count = (key: string) => number;

interface Counted {
  word: WordKeys;
  names: number;
}

const alone = (keys: string[]): Scan => ({ left: keys, right: keys });

function pairsOf<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]));
}

/** Neighbours written as one, beside any other word; alone where there is no other. */
function joinedScans(name: PreparedName, words: WordKeys[]): Scan[] {
  const joined = joinedKeys(name).flatMap(({ keys }) => keys);
  if (joined.length === 0) return [];
  return [words.length > 2 ? { left: joined, right: words.flatMap(({ sure }) => sure) } : alone(joined)];
}

function initialScans(name: PreparedName, words: WordKeys[]): Scan[] {
  const initials = name.tokens.filter(({ kind }) => kind === 'initial');
  if (initials.length === 0 || words.length > 1) return [];
  const keys = initialKeys({ ...name, tokens: initials });
  return words.map(({ sure }) => ({ left: sure, right: keys }));
}

const isCommon = ({ names }: Counted) => names > COMMON;

function pairScans(pairs: [Counted, Counted][]): Scan[] {
  return pairs.flatMap(([one, other]) => [
    { left: one.word.sure, right: other.word.sure },
    ...(isCommon(one) && isCommon(other) ? [{ left: [one.word.same], right: [other.word.same] }] : []),
  ]);
}

/** One look for all of the words. */
const anyOf = (words: Counted[]): Scan[] => (words.length > 0 ? [alone(words.flatMap(({ word }) => word.sure))] : []);

/** The words of a name, the rarest first, each once. */
function rarestOf(name: PreparedName, namesWith: Count): Counted[] {
  const bySame = new Map(wordKeys(name).map((word) => [word.same, word]));
  const counted = [...bySame.values()].map((word) => ({
    word,
    names: word.sure.reduce((total, key) => total + (key === word.same ? 0 : namesWith(key)), 0),
  }));
  return counted.sort((one, other) => one.names - other.names).slice(0, MOST_WORDS);
}

/** How a name is looked up, by how many names have each key. Pure. */
export function planScans(name: PreparedName, namesWith: Count): Plan {
  const rarest = rarestOf(name, namesWith);
  const words = rarest.map(({ word }) => word);
  const pairs = pairsOf(rarest);
  const lone = words.length === 1 ? words[0]! : null;
  const telling = pairs.filter(([one, other]) => !isCommon(one) || !isCommon(other));
  const common = pairs.filter((pair) => !telling.includes(pair));
  const first = [
    ...pairScans(telling.length > 0 ? telling : common),
    ...joinedScans(name, words),
    ...initialScans(name, words),
    ...(lone ? [alone(lone.sure), alone([lone.same])] : anyOf(rarest.filter(({ names }) => names <= RARE))),
  ];
  const slipped = ({ word }: Counted) => [...word.slipped, ...word.sure];
  const then = [
    ...(telling.length > 0 ? pairScans(common) : []),
    ...pairs.map(([one, other]) => ({ left: slipped(one), right: slipped(other) })),
    ...(lone ? [] : anyOf(rarest.filter(({ names }) => names > RARE && names <= NOT_RARE))),
    ...(lone && lone.slipped.length > 0 ? [alone(lone.slipped)] : []),
  ];
  return { words, first, then };
}
