import { type PreparedName, tells } from '../names/prepare-name.js';
import { PLACES } from '../names/tables/particles.js';
import type { Token } from '../names/token.js';
import { type Alignment, align } from './align.js';
import { areFatherAndChild } from './fathers.js';
import { areCommonInPart, heldBack } from './common-names.js';
import { BY_RULE, TRANSLATED, isShortGiven } from './likeness.js';
import type { Pair } from './pair.js';

/** Rules that limited the score, as shown in explanations. */
export type Rule =
  | 'nothing_telling'
  | 'one_word_of_several'
  | 'one_word_asked'
  | 'other_kind'
  | 'another_order'
  | 'other_script'
  | 'other_number'
  | 'other_place'
  | 'common_names';

export interface NameScore {
  /** 0 to 1, of the names alone. */
  score: number;
  /** The score if a birth date or country agrees: without the limit `common_names`. */
  confirmed: number;
  rules: Rule[];
  alignment: Alignment;
  /** The two names as prepared for this score. */
  left: PreparedName;
  right: PreparedName;
}

/** A query word missing in the listed name has a high weight, an additional word in the listed name a low one. */
const QUERY_ALONE = 0.85;
const LISTED_ALONE = 0.3;
/** A word between matching words is a middle name that one side omits. */
const MIDDLE_ALONE = 0.4;
/** Between two common words, it may be what distinguishes brothers. */
const OF_COMMON_ALONE = 0.6;
const TWO_TELLING = 1.6;
/** Companies have no middle names; a missing word is usually an abbreviation in brackets. */
const OF_FIRM_ALONE = 0.55;

/** Below this weight, words are so common that a difference is a different word, not a typo. */
const COMMON = 0.86;

/** Below this similarity two words match at best by chance. */
const BARELY = 0.7;

/** Worth of distinctive company words that only mean the same: Yildiz and Zvezda are both stars, and two companies. */
const OF_MEANING = 0.85;

/** Factors of the gap to a full match: usual, of similar distinctive words of companies, and of words that hardly match. */
const GAP = 0.7;
const GAP_OF_FIRM = 0.85;
const GAP_OF_OTHER = 1.4;

/** Low similarity counts less than proportionally. */
function worthOf({ tokens: left }: PreparedName, { tokens: right }: PreparedName, pair: Pair): number {
  const [one, other] = [left[pair.left]!, right[pair.right]!];
  const ofFirm = one.ofFirm && other.ofFirm && tells(one) && tells(other) && pair.leftCount + pair.rightCount === 2;
  if (ofFirm && pair.likeness === TRANSLATED) return OF_MEANING;
  const bothCommon = pair.likeness < 0.95 && tells(one) && tells(other) && one.weight < COMMON && other.weight < COMMON;
  const isOther = bothCommon || pair.likeness < BARELY;
  const gap = isOther ? GAP_OF_OTHER : ofFirm && pair.likeness < TRANSLATED ? GAP_OF_FIRM : GAP;
  return pair.likeness - gap * (1 - pair.likeness);
}

function weightOf(tokens: Token[], from: number, count: number): number {
  let sum = 0;
  for (let at = from; at < from + count; at++) sum += tokens[at]!.weight;
  return sum;
}

function pairWeight({ tokens: left }: PreparedName, { tokens: right }: PreparedName, pair: Pair): number {
  const [one, other] = [left[pair.left]!, right[pair.right]!];
  // A short given name counts as the full one.
  if (one.shape !== other.shape && isShortGiven(one, other)) return tells(one) ? one.weight : other.weight;
  const [a, b] = [weightOf(left, pair.left, pair.leftCount), weightOf(right, pair.right, pair.rightCount)];
  // A doubtful short form counts as a rare word, however common: with one other word it never stops anybody.
  return pair.likeness === BY_RULE ? Math.max(1, (a + b) / 2) : (a + b) / 2;
}

function anyTells(tokens: Token[], from: number, count: number): boolean {
  for (let at = from; at < from + count; at++) if (tells(tokens[at]!)) return true;
  return false;
}

function isTelling({ tokens: left }: PreparedName, { tokens: right }: PreparedName, pair: Pair): boolean {
  const [a, b] = [anyTells(left, pair.left, pair.leftCount), anyTells(right, pair.right, pair.rightCount)];
  const isJoined = pair.leftCount !== pair.rightCount;
  return (a && b) || ((a || b) && (isJoined || isShortGiven(left[pair.left]!, right[pair.right]!)));
}

/** Number of distinctive words of one side, including short given names whose full form the other side has. */
const tellingOf = ({ tokens, telling }: PreparedName, pairs: Pair[], side: 'left' | 'right'): number =>
  telling + pairs.filter((pair) => !tells(tokens[pair[side]]!) && tokens[pair[side]]!.mayBeGiven).length;

function isOutOfOrder(pairs: Pair[]): boolean {
  const sorted = [...pairs].sort((one, other) => one.left - other.left);
  return sorted.some((pair, at) => at > 0 && pair.right < sorted[at - 1]!.right);
}

const sumAlone = (tokens: Token[], places: number[]) => places.reduce((sum, at) => sum + tokens[at]!.weight, 0);

/** Whether the listed name lacks the distinctive given name: then it is a brother, not an omitted middle name. */
function lacksFirst({ tokens, kind }: PreparedName, leftAlone: number[]): boolean {
  return kind !== 'entity' && leftAlone.includes(0) && tells(tokens[0]!) && tokens[0]!.weight >= COMMON;
}

/** Syllabic names (Kim Chol) have no middle names: an additional syllable is a different name (Kim Song Chol). */
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

/**
 * Companies are listed by one word and queried with a description: only more distinctive words count as unexplained.
 */
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

/** Two rare words: from this weight on the matching words are sufficient evidence. */
const EVIDENCE = 1.6;
/** Raises company scores between 0 and 1, so that as many unlisted companies reach a score as unlisted persons do. */
const OF_FIRM = 0.35;

/** Gaps to a full match count more if only common words match. */
function onEvidence(score: number, agreed: number): number {
  return 1 - (1 - score) * (1 + 0.6 * Math.max(0, EVIDENCE - agreed));
}

/** Below this score names have little in common; the score only ranks them. */
const FAINT = 0.3;

/** Lower scores are compressed between 0 and `FAINT`, keeping their order. */
const eased = (score: number): number => (score < FAINT ? FAINT * Math.exp((score - FAINT) / FAINT) : score);

/**
 * A name without a kind is compared as the kind of the other one. An unambiguous legal form (`GmbH`) prevents treating
 * it as a person's name, unless the listed person has exactly these words.
 */
function readAlike(name: PreparedName, other: PreparedName): PreparedName {
  const kind = other.kindGiven;
  if (name.kindGiven || !kind) return name;
  const isFirmOnly = name.kind === 'entity' && kind === 'person' && name.given !== other.given;
  return isFirmOnly ? name : name.readAs(kind);
}

/**
 * If one name is known only by its sound in another script, similarity above the first limit is reduced below the
 * second: many names sound alike, so that none is an exact match.
 */
const BY_SOUND_FROM = 0.9;
const BY_SOUND_AT_MOST = 0.94;

const bySound = (score: number): number =>
  score <= BY_SOUND_FROM
    ? score
    : BY_SOUND_FROM + ((score - BY_SOUND_FROM) * (BY_SOUND_AT_MOST - BY_SOUND_FROM)) / (1 - BY_SOUND_FROM);

/** Scripts that carry less information than Latin letters: syllabic ones, or ones without vowels. */
const isLossy = ({ original }: Token) => original !== null && original.script !== 'Cyrillic';

function isBySound({ tokens: left }: PreparedName, { tokens: right }: PreparedName, telling: Pair[]): boolean {
  return telling.some((pair) => isLossy(left[pair.left]!) !== isLossy(right[pair.right]!));
}

/**
 * Similarity of two names: the weighted share of matching tokens, reduced by unmatched ones. `asked` is the name to
 * check. Is 1 only for the same words in the same order and script. Names in brackets are compared as names, too.
 */
export function scoreNames(asked: PreparedName, listed: PreparedName): NameScore {
  let best = scoreWhole(asked, listed);
  if (asked.parts.length + listed.parts.length === 0 || best.score === 1) return best;
  for (const one of [asked, ...asked.parts])
    for (const other of [listed, ...listed.parts]) {
      const found = one === asked && other === listed ? best : scoreWhole(one, other);
      if (found.score * OF_PART > best.score)
        best = { ...found, score: found.score * OF_PART, confirmed: found.confirmed * OF_PART };
    }
  return best;
}

/** Names in brackets are compared in part only. */
const OF_PART = 0.97;

/** Factors for companies that each have a number, or a place, that the other one lacks: Unit 1 and Unit 2. */
const OF_OTHER_NUMBER = 0.75;
const OF_OTHER_PLACE = 0.85;

const isPlace = ({ kind, shape }: Token) => kind === 'name' && PLACES.has(shape.raw);

function differenceOf(left: Token[], right: Token[], { leftAlone, rightAlone }: Alignment): [number, Rule] | null {
  if (leftAlone.length * rightAlone.length === 0) return null;
  const both = (is: (token: Token) => boolean) =>
    leftAlone.some((at) => is(left[at]!)) && rightAlone.some((at) => is(right[at]!));
  const valuesOf = (tokens: Token[], places: number[]) =>
    places.flatMap((at) => (tokens[at]!.kind === 'number' ? [Number.parseInt(tokens[at]!.shape.raw, 10)] : []));
  const [one, other] = [valuesOf(left, leftAlone), valuesOf(right, rightAlone)];
  // The first branch may be branch 1.
  if (one.length * other.length > 0 && !one.some((value) => other.includes(value)))
    return [OF_OTHER_NUMBER, 'other_number'];
  return both(isPlace) ? [OF_OTHER_PLACE, 'other_place'] : null;
}

function scoreWhole(asked: PreparedName, listed: PreparedName): NameScore {
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
  // For companies, business words are additional evidence besides the name.
  const evident = isFirm(left, right) && telling.length > 0 ? pairs : telling;
  score = onEvidence(
    score,
    evident.reduce((sum, pair) => sum + pairWeight(left, right, pair), 0),
  );
  if (isFirm(left, right) && score > 0) score += OF_FIRM * score * (1 - score);
  const isReordered = isOutOfOrder(pairs);
  if (isReordered) {
    // The order of a line of fathers is the name.
    if (left.kind !== 'entity' && areFatherAndChild(left, right, pairs)) score *= 0.6;
    else score -= 0.01;
    rules.push('another_order');
  }
  score = pairs.length > 0 ? eased(score) : 0;
  const [cap, rule] = capOf(left, right, telling, leftAlone);
  // Reduced proportionally, so that scores under a limit keep their order.
  if (rule) {
    score *= cap;
    rules.push(rule);
  }
  const difference = isFirm(left, right) ? differenceOf(left.tokens, right.tokens, alignment) : null;
  if (difference) {
    score *= difference[0];
    rules.push(difference[1]);
  }
  if (isBySound(left, right, telling)) {
    score = bySound(Math.min(1, score));
    rules.push('other_script');
  }
  const confirmed = Math.min(1, score);
  const held = heldBack(confirmed);
  if (held === confirmed || !areCommonInPart(left, right, alignment, telling, { isReordered, score: confirmed }))
    return { score: confirmed, confirmed, rules, alignment, left, right };
  rules.push('common_names');
  return { score: held, confirmed, rules, alignment, left, right };
}
