import {
  type PreparedName,
  type WordKeys,
  initialKeys,
  joinedKeys,
  lettersKeys,
  wordKeys,
} from '@guest-screening/name-matching';

/** One look into the index: names with a key of each side, of which there are two or three. */
export type Scan = string[][];

export interface Plan {
  words: WordKeys[];
  /** Words of one sound, two by two (common ones three by three); joined words; rare words alone. */
  first: Scan[];
  /** Of those, what hundreds of thousands of names share: a part of the list tells as much as all of it. */
  sampled: Scan[];
  /** A word that is a slip away beside others that are not, common words, those not so rare: where nothing strong was found. */
  then: Scan[];
}

/** Of a longer name the rarest words are looked up: each two of them are a look into the index. */
const MAX_WORDS = 4;
/** A word on no more names than this is looked up alone. */
const RARE = 300;
/** The same where nothing strong was found by two words. */
const NOT_RARE = 1_500;
/** Two words on more names than this each find too many names for all to be read. */
const COMMON = 1_000;
/** Two slips are looked for only where the rarer side stands on no more names. */
const SLIPS_OF_BOTH = 10_000;

/** Names that the keys of a look's rarest side, and of its others, stand on at most: who is read of more is chance. */
const READ_BY_RAREST = 10_000;
const READ_BY_OTHERS = 120_000;

/** A look that no side keeps under this is not answered by the index. */
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

/** Neighbours written as one, beside any other word; alone where there is no other. */
function joinedScans(name: PreparedName, words: WordKeys[]): Scan[] {
  const joined = joinedKeys(name).flatMap(({ keys }) => keys);
  if (joined.length === 0) return [];
  return [words.length > 2 ? [joined, words.flatMap(({ sure }) => sure)] : alone(joined)];
}

/** A firm by the word that its first letters make. */
function lettersScans(name: PreparedName): Scan[] {
  const letters = lettersKeys(name);
  return letters.length > 0 ? [alone(letters)] : [];
}

const isCommon = ({ names }: Counted) => names > COMMON;

/** A first letter stands on every tenth name: a common word is looked up beside it as it is written. */
function initialScans(name: PreparedName, words: Counted[]): Scan[] {
  const initials = name.tokens.filter(({ kind }) => kind === 'initial');
  if (initials.length === 0 || words.length > 1) return [];
  const keys = initialKeys({ ...name, tokens: initials });
  return words.map((counted) => [isCommon(counted) ? [counted.word.same] : counted.word.sure, keys]);
}

/** Common words three by three; two by two also as they are written, since most names of one sound are not read. */
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

/** Words of which one at least is not common, two by two. */
const tellingScans = (words: Counted[]): Scan[] =>
  pairsOf(words)
    .filter((pair) => !pair.every(isCommon))
    .map(([one, other]) => [one.word.sure, other.word.sure]);

/** One look for all of the words. */
const anyOf = (words: Counted[]): Scan[] => (words.length > 0 ? [alone(words.flatMap(({ word }) => word.sure))] : []);

/** One word a slip away, beside a word that is not common or two that are. */
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

/** The two rarest words a slip away each, where that does not find half of the list. */
function twiceSlippedScans([one, other]: Counted[], namesWith: Count): Scan[] {
  if (!one || !other) return [];
  const sides = [one, other].map(({ word }) => [...word.slipped, word.same]);
  const counts = sides.map((keys) => keys.reduce((sum, key) => sum + namesWith(key), 0));
  return Math.min(...counts) <= SLIPS_OF_BOTH ? [sides] : [];
}

/** Of a lone word only the slips that few names share: nothing stands beside it that would tell the right one. */
function loneSlips({ slipped }: WordKeys, namesWith: Count): Scan[] {
  const few = slipped.filter((key) => namesWith(key) <= READ_BY_RAREST);
  return few.length > 0 ? [alone(few)] : [];
}

/** The words of a name, the rarest first, each once. */
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
 * The rarest of the keys that stand on no more names than `most` together; a commoner one where the others find next to
 * nobody, as with an unusual spelling of a common word.
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

/** A look with its rarest side first, without the keys that stand on too many names. */
function bounded(scan: Scan, namesWith: Count): Scan {
  const counted = scan.map((keys) => ({ keys, names: sumOf(keys, namesWith) }));
  const sides = counted.sort((one, other) => one.names - other.names).map(({ keys }) => keys);
  return sides.map((keys) => rarestKeys(keys, keys === sides[0] ? READ_BY_RAREST : READ_BY_OTHERS, namesWith));
}

/** Whether a look can find only what another one finds: each side of that one has all keys of one of its own. */
export const isWithin = (scan: Scan, wide: Scan): boolean =>
  wide.every((keys) => scan.some((own) => own.every((key) => keys.includes(key))));

/** How a name is looked up, by how many names have each key. Pure. */
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
