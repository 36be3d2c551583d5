import { type PreparedName, tells } from '../names/prepare-name.js';
import type { Token } from '../names/token.js';
import { type Alignment, align } from './align.js';
import { isShortGiven } from './likeness.js';
import type { Pair } from './pair.js';

/** Rules that held the score down, in the words of the explanation. */
export type Rule =
  'nothing_telling' | 'one_word_of_several' | 'one_word_asked' | 'other_kind' | 'another_order' | 'other_script';

export interface NameScore {
  /** 0 to 1, of the names alone. */
  score: number;
  rules: Rule[];
  alignment: Alignment;
  /** The two names as they were read for it. */
  left: PreparedName;
  right: PreparedName;
}

/** A word of the query that the listed name lacks weighs heavily, one more in the listed name little. */
const QUERY_ALONE = 0.85;
const LISTED_ALONE = 0.3;
/** A word that all else agrees around is a middle name that one side leaves out. */
const MIDDLE_ALONE = 0.4;
/** Between two common words it may as well be what tells brothers apart. */
const OF_COMMON_ALONE = 0.6;
const TWO_TELLING = 1.6;
/** Firms have no middle names; what one of them lacks is most often a short form in brackets. */
const OF_FIRM_ALONE = 0.55;

/** Words under this weight are so common that two of them that differ are two words, not a slip. */
const COMMON = 0.86;

/** Under this two words may be one at best. */
const BARELY = 0.7;

/** Far likeness counts for less than its share. */
function worthOf({ tokens: left }: PreparedName, { tokens: right }: PreparedName, pair: Pair): number {
  const [one, other] = [left[pair.left]!, right[pair.right]!];
  const bothCommon = pair.likeness < 0.95 && tells(one) && tells(other) && one.weight < COMMON && other.weight < COMMON;
  return pair.likeness - (bothCommon || pair.likeness < BARELY ? 1.4 : 0.7) * (1 - pair.likeness);
}

function weightOf(tokens: Token[], from: number, count: number): number {
  let sum = 0;
  for (let at = from; at < from + count; at++) sum += tokens[at]!.weight;
  return sum;
}

function pairWeight({ tokens: left }: PreparedName, { tokens: right }: PreparedName, pair: Pair): number {
  const [one, other] = [left[pair.left]!, right[pair.right]!];
  // A short given name counts as the one that it stands for.
  if (one.shape !== other.shape && isShortGiven(one, other)) return tells(one) ? one.weight : other.weight;
  const [a, b] = [weightOf(left, pair.left, pair.leftCount), weightOf(right, pair.right, pair.rightCount)];
  return (a + b) / 2;
}

function anyTells(tokens: Token[], from: number, count: number): boolean {
  for (let at = from; at < from + count; at++) if (tells(tokens[at]!)) return true;
  return false;
}

function isTelling({ tokens: left }: PreparedName, { tokens: right }: PreparedName, pair: Pair): boolean {
  const [a, b] = [anyTells(left, pair.left, pair.leftCount), anyTells(right, pair.right, pair.rightCount)];
  return (a && b) || ((a || b) && isShortGiven(left[pair.left]!, right[pair.right]!));
}

/** How many words of one side tell who it is: short given names too, where the other side has the long one. */
const tellingOf = ({ tokens, telling }: PreparedName, pairs: Pair[], side: 'left' | 'right'): number =>
  telling + pairs.filter((pair) => !tells(tokens[pair[side]]!) && tokens[pair[side]]!.mayBeGiven).length;

function isOutOfOrder(pairs: Pair[]): boolean {
  const sorted = [...pairs].sort((one, other) => one.left - other.left);
  return sorted.some((pair, at) => at > 0 && pair.right < sorted[at - 1]!.right);
}

const sumAlone = (tokens: Token[], places: number[]) => places.reduce((sum, at) => sum + tokens[at]!.weight, 0);

/** Whether the given name that tells is what the listed one lacks: a brother, not a middle name left out. */
function lacksFirst({ tokens, kind }: PreparedName, leftAlone: number[]): boolean {
  return kind !== 'entity' && leftAlone.includes(0) && tells(tokens[0]!) && tokens[0]!.weight >= COMMON;
}

/** Names of syllables (Kim Chol) have no middle names: one more makes another name (Kim Song Chol). */
const isOfSyllables = ({ tokens, kind }: PreparedName) =>
  kind !== 'entity' &&
  tokens.length === 2 &&
  tokens.every(({ shape }) => shape.raw.length < 6 && isSyllable(shape.raw));
const isSyllable = (word: string) => /^[^aeiouy]{0,2}[aeiouy]{1,3}(?:n|ng|k|l|m|p)?$/.test(word);

function leftAloneCost(left: PreparedName, right: PreparedName, alignment: Alignment, telling: Pair[]): number {
  const agreed = telling.reduce((sum, pair) => sum + pairWeight(left, right, pair), 0);
  const strong = telling.filter((pair) => pair.likeness >= 0.85).length;
  if (right.kind !== 'entity' && lacksFirst(left, alignment.leftAlone)) return QUERY_ALONE;
  if (strong < 2 || alignment.rightAlone.some((at) => tells(right.tokens[at]!))) return QUERY_ALONE;
  if (alignment.leftAlone.length >= left.tokens.length - 1) return QUERY_ALONE;
  if (isOfSyllables(right)) return QUERY_ALONE;
  if (right.kind === 'entity') return OF_FIRM_ALONE;
  return agreed < TWO_TELLING ? OF_COMMON_ALONE : MIDDLE_ALONE;
}

/** Firms are listed by one word and asked for with what they do: only a word that tells more is not explained. */
const isFirm = (left: PreparedName, right: PreparedName) => right.kind === 'entity' && left.kind !== 'person';
const lacksTelling = ({ tokens }: PreparedName, leftAlone: number[]) =>
  leftAlone.some((at) => tells(tokens[at]!) && tokens[at]!.weight > 0.5);

function capOf(left: PreparedName, right: PreparedName, telling: Pair[], leftAlone: number[]): [number, Rule | null] {
  const same = left.text === right.text;
  if (telling.length === 0) return same ? [1, null] : [0.3, 'nothing_telling'];
  const [a, b] = [left.kind, right.kind];
  if (a && b && a !== b && (a === 'person' || b === 'person')) return [0.6, 'other_kind'];
  const isExplained = isFirm(left, right) && !lacksTelling(left, leftAlone);
  const [leftTelling, rightTelling] = [tellingOf(left, telling, 'left'), tellingOf(right, telling, 'right')];
  if (rightTelling === 1 && leftTelling > 1 && !isExplained && telling.every((pair) => pair.leftCount === 1))
    return [isFirm(left, right) ? 0.8 : 0.6, 'one_word_of_several'];
  if (leftTelling === 1 && rightTelling > 1 && telling.every((pair) => pair.rightCount === 1))
    return [0.92, 'one_word_asked'];
  return [1, null];
}

/** Two rare words: from here on what agrees is evidence enough. */
const EVIDENCE = 1.6;
/** Firms' scores are raised between 0 and 1: as many firms on no list then reach one as persons on none do. */
const OF_FIRM = 0.32;

/** What lacks to a full match counts for more where only common words agree. */
function onEvidence(score: number, agreed: number): number {
  return 1 - (1 - score) * (1 + 0.6 * Math.max(0, EVIDENCE - agreed));
}

/** Scores under this are of names that have little in common: they tell only who has more. */
const FAINT = 0.3;

/** What falls short is brought between 0 and `FAINT` and keeps its order. */
const eased = (score: number): number => (score < FAINT ? FAINT * Math.exp((score - FAINT) / FAINT) : score);

/**
 * A name without a kind is read as the other one's. A legal form that is sure (`GmbH`) keeps it from being read as a
 * person's, but for a person who is listed in just these words.
 */
function readAlike(name: PreparedName, other: PreparedName): PreparedName {
  const kind = other.kindGiven;
  if (name.kindGiven || !kind) return name;
  const isFirmOnly = name.kind === 'entity' && kind === 'person' && name.given !== other.given;
  return isFirmOnly ? name : name.readAs(kind);
}

/**
 * Where one name is only known as it sounds in another script, likeness over the first bound is brought under the second:
 * many names sound alike, so that none of them is exactly the other.
 */
const BY_SOUND_FROM = 0.9;
const BY_SOUND_AT_MOST = 0.94;

const bySound = (score: number): number =>
  score <= BY_SOUND_FROM
    ? score
    : BY_SOUND_FROM + ((score - BY_SOUND_FROM) * (BY_SOUND_AT_MOST - BY_SOUND_FROM)) / (1 - BY_SOUND_FROM);

/** Scripts whose letters say less than a name in Latin letters does: syllables, or no vowels. */
const isLossy = ({ original }: Token) => original !== null && original.script !== 'Cyrillic';

function isBySound({ tokens: left }: PreparedName, { tokens: right }: PreparedName, telling: Pair[]): boolean {
  return telling.some((pair) => isLossy(left[pair.left]!) !== isLossy(right[pair.right]!));
}

/**
 * Likeness of two names: the weighted share of their tokens that agree, lowered by tokens that stand alone. `asked` is
 * who is asked about. Reaches 1 only for the same words in the same order, written in one script.
 */
export function scoreNames(asked: PreparedName, listed: PreparedName): NameScore {
  const [left, right] = [readAlike(asked, listed), readAlike(listed, asked)];
  const alignment = align(left, right);
  const { pairs, leftAlone, rightAlone } = alignment;
  const telling = pairs.filter((pair) => isTelling(left, right, pair));
  let [agreed, whole] = [0, 0];
  for (const pair of pairs) {
    const weight = pairWeight(left, right, pair);
    agreed += weight * worthOf(left, right, pair);
    whole += weight;
  }
  whole += leftAloneCost(left, right, alignment, telling) * sumAlone(left.tokens, leftAlone);
  whole += LISTED_ALONE * sumAlone(right.tokens, rightAlone);
  const rules: Rule[] = [];
  let score = whole > 0 ? agreed / whole : 0;
  // What firms do is evidence beside what they are called.
  const evident = isFirm(left, right) && telling.length > 0 ? pairs : telling;
  score = onEvidence(
    score,
    evident.reduce((sum, pair) => sum + pairWeight(left, right, pair), 0),
  );
  if (isFirm(left, right) && score > 0) score += OF_FIRM * score * (1 - score);
  if (isOutOfOrder(pairs)) {
    score -= 0.01;
    rules.push('another_order');
  }
  score = pairs.length > 0 ? eased(score) : 0;
  const [cap, rule] = capOf(left, right, telling, leftAlone);
  // Held down in proportion, so that what is under a cap keeps its order.
  if (rule) {
    score *= cap;
    rules.push(rule);
  }
  if (isBySound(left, right, telling)) {
    score = bySound(Math.min(1, score));
    rules.push('other_script');
  }
  return { score: Math.min(1, score), rules, alignment, left, right };
}
