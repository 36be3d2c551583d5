import {
  type PreparedName,
  type WordKeys,
  initialKeys,
  joinedKeys,
  lettersKeys,
  wordKeys,
} from '@guest-screening/name-matching';

/** An index lookup: names that contain a key of each side; there are two or three sides. */
export type Scan = string[][];

export interface Plan {
  words: WordKeys[];
  /** Pairs of words with the same sound (triples for common words), joined words, and single rare words. */
  first: Scan[];
  /** Lookups whose keys occur in hundreds of thousands of names: a sample is as good as the whole list. */
  sampled: Scan[];
  /** One misspelled word plus others, common words, and less rare words: used if nothing strong was found. */
  then: Scan[];
}

/** Only the rarest words of a long name are used, because each pair costs an index lookup. */
const MAX_WORDS = 4;
/** Maximum number of names for a word to be looked up on its own. */
const RARE = 300;
/** The same limit when no strong match was found by two words. */
const NOT_RARE = 1_500;
/** Pairs of words above this number of names find too many to read them all. */
const COMMON = 1_000;
/** Two misspelled words are searched only if the rarer side has at most this many names. */
const SLIPS_OF_BOTH = 10_000;

/** Limit on the names of a lookup's rarest side: beyond it, which names are read is arbitrary. */
const READ_BY_RAREST = 10_000;
const READ_BY_OTHERS = 120_000;

/** A lookup whose sides all exceed this is not answered from the index. */
const SAMPLED_FROM = 200_000;

type Count = (key: string) => number;

interface Counted {
  word: WordKeys;
  names: number;
}

const alone = (keys: string[]): Scan => [keys, keys];

function pairsOf<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]));
}

/** Adjacent words written as one, combined with any other word; alone if there is none. */
function joinedScans(name: PreparedName, words: WordKeys[]): Scan[] {
  const joined = joinedKeys(name).flatMap(({ keys }) => keys);
  if (joined.length === 0) return [];
  return [words.length > 2 ? [joined, words.flatMap(({ sure }) => sure)] : alone(joined)];
}

/** A company by its acronym. */
function lettersScans(name: PreparedName): Scan[] {
  const letters = lettersKeys(name);
  return letters.length > 0 ? [alone(letters)] : [];
}

const isCommon = ({ names }: Counted) => names > COMMON;

/** Every tenth name has a given initial, so common words are combined with it in exact spelling. */
function initialScans(name: PreparedName, words: Counted[]): Scan[] {
  const initials = name.tokens.filter(({ kind }) => kind === 'initial');
  if (initials.length === 0 || words.length > 1) return [];
  const keys = initialKeys({ ...name, tokens: initials });
  return words.map((counted) => [isCommon(counted) ? [counted.word.same] : counted.word.sure, keys]);
}

/** Common words in triples; also in pairs with exact spelling, because most names of one sound are not read. */
function commonScans(words: Counted[]): Scan[] {
  const common = words.filter(isCommon).map(({ word }) => word);
  const threes = common.flatMap((one, at) =>
    pairsOf(common.slice(at + 1)).map(([other, third]) => [one.sure, other.sure, third.sure]),
  );
  const twos = pairsOf(common).flatMap(([one, other]) => [
    [[one.same], [other.same]],
    [one.sure, other.sure],
  ]);
  return [...threes, ...twos];
}

/** Pairs of words of which at least one is not common. */
const tellingScans = (words: Counted[]): Scan[] =>
  pairsOf(words)
    .filter((pair) => !pair.every(isCommon))
    .map(([one, other]) => [one.word.sure, other.word.sure]);

/** One lookup for all words. */
const anyOf = (words: Counted[]): Scan[] => (words.length > 0 ? [alone(words.flatMap(({ word }) => word.sure))] : []);

/** One misspelled word combined with one uncommon or two common words. */
function slippedScans(words: Counted[]): Scan[] {
  return words.flatMap((slip) => {
    const slipped = slip.word.slipped;
    if (slipped.length === 0) return [];
    const others = words.filter((other) => other !== slip);
    const telling = others.filter((other) => !isCommon(other)).flatMap(({ word }) => word.sure);
    const common = others.filter(isCommon).map(({ word }) => word);
    const beside = common.length === 1 ? [[slipped, common[0]!.sure]] : [];
    const between = pairsOf(common).map(([one, other]) => [slipped, one.sure, other.sure]);
    return [...(telling.length > 0 ? [[slipped, telling]] : []), ...beside, ...between];
  });
}

/** Both of the two rarest words misspelled, unless that matches half of the list. */
function twiceSlippedScans([one, other]: Counted[], namesWith: Count): Scan[] {
  if (!one || !other) return [];
  const sides = [one, other].map(({ word }) => [...word.slipped, word.same]);
  const counts = sides.map((keys) => keys.reduce((sum, key) => sum + namesWith(key), 0));
  return Math.min(...counts) <= SLIPS_OF_BOTH ? [sides] : [];
}

/** For a single-word name, only rare misspellings: no other word helps to confirm the match. */
function loneSlips({ slipped }: WordKeys, namesWith: Count): Scan[] {
  const few = slipped.filter((key) => namesWith(key) <= READ_BY_RAREST);
  return few.length > 0 ? [alone(few)] : [];
}

/** Distinct words of a name, rarest first. */
function rarestOf(name: PreparedName, namesWith: Count): Counted[] {
  const bySame = new Map(wordKeys(name).map((word) => [word.same, word]));
  const counted = [...bySame.values()].map((word) => ({
    word,
    names: word.sure.reduce((total, key) => total + (key === word.same ? 0 : namesWith(key)), 0),
  }));
  return counted.sort((one, other) => one.names - other.names).slice(0, MAX_WORDS);
}

const sumOf = (keys: string[], namesWith: Count) => keys.reduce((sum, key) => sum + namesWith(key), 0);

/**
 * Rarest keys that together occur in at most `most` names; a commoner key if the others find almost nothing, as with an
 * unusual spelling of a common word.
 */
function rarestKeys(keys: string[], most: number, namesWith: Count): string[] {
  let sum = 0;
  const counted = keys.map((key) => ({ key, names: namesWith(key) })).sort((one, other) => one.names - other.names);
  const read = counted.filter(({ names }) => {
    const isRead = sum + names <= most || sum < most / 10;
    if (isRead) sum += names;
    return isRead;
  });
  return read.map(({ key }) => key);
}

/** A lookup with its rarest side first, without keys that occur in too many names. */
function bounded(scan: Scan, namesWith: Count): Scan {
  const counted = scan.map((keys) => ({ keys, names: sumOf(keys, namesWith) }));
  const sides = counted.sort((one, other) => one.names - other.names).map(({ keys }) => keys);
  return sides.map((keys) => rarestKeys(keys, keys === sides[0] ? READ_BY_RAREST : READ_BY_OTHERS, namesWith));
}

/** Whether a lookup is covered by another one: each side of the other contains all keys of one of its sides. */
export const isWithin = (scan: Scan, wide: Scan): boolean =>
  wide.every((keys) => scan.some((own) => own.every((key) => keys.includes(key))));

/** Plans the lookups for a name by key frequencies. Pure function. */
export function planScans(name: PreparedName, namesWith: Count): Plan {
  const rarest = rarestOf(name, namesWith);
  const words = rarest.map(({ word }) => word);
  const lone = words.length === 1 ? words[0]! : null;
  const telling = tellingScans(rarest);
  const common = commonScans(rarest);
  const first = [
    ...(telling.length > 0 ? telling : common),
    ...joinedScans(name, words),
    ...lettersScans(name),
    ...initialScans(name, rarest),
    ...(lone ? [alone(lone.sure), alone([lone.same])] : anyOf(rarest.filter(({ names }) => names <= RARE))),
  ];
  const then = [
    ...(telling.length > 0 ? common : []),
    ...slippedScans(rarest),
    ...twiceSlippedScans(rarest, namesWith),
    ...(lone ? [] : anyOf(rarest.filter(({ names }) => names > RARE && names <= NOT_RARE))),
    ...(lone ? loneSlips(lone, namesWith) : []),
  ];
  const bound = (scans: Scan[]) => scans.map((scan) => bounded(scan, namesWith));
  const isShared = ([rarest]: Scan) => sumOf(rarest!, namesWith) > SAMPLED_FROM;
  const [asked, more] = [bound(first), bound(then)];
  return {
    words,
    first: asked.filter((scan) => !isShared(scan)),
    sampled: asked.filter(isShared),
    then: more.filter((scan) => !isShared(scan)),
  };
}
