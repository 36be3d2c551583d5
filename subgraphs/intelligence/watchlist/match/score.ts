import { type PreparedName, tells } from '../names/prepare-name.js';
import type { Token } from '../names/token.js';
import { type Alignment, type Pair, align } from './align.js';

/** Rules that held the score down, in the words of the explanation. */
export type Rule = 'nothing_telling' | 'one_word_of_several' | 'one_word_asked' | 'other_kind' | 'another_order';

export interface NameScore {
  /** 0 to 1, of the names alone. */
  score: number;
  rules: Rule[];
  alignment: Alignment;
}

/** A word of the query that the listed name lacks weighs heavily, one more in the listed name little. */
const QUERY_ALONE = 0.85;
const LISTED_ALONE = 0.3;
/** A word that all else agrees around is a middle name that one side leaves out. */
const MIDDLE_ALONE = 0.4;
/** Firms have no middle names; what one of them lacks is most often a short form in brackets. */
const OF_FIRM_ALONE = 0.55;

/** Words under this weight are so common that two of them that differ are two words, not a slip. */
const COMMON = 0.86;

/** Far likeness counts for less than its share. */
function worthOf({ tokens: left }: PreparedName, { tokens: right }: PreparedName, pair: Pair): number {
  const [one, other] = [left[pair.left]!, right[pair.right]!];
  const bothCommon = pair.likeness < 0.95 && tells(one) && tells(other) && one.weight < COMMON && other.weight < COMMON;
  return pair.likeness - (bothCommon ? 1.4 : 0.7) * (1 - pair.likeness);
}

function weightOf(tokens: Token[], from: number, count: number): number {
  let sum = 0;
  for (let at = from; at < from + count; at++) sum += tokens[at]!.weight;
  return sum;
}

function pairWeight({ tokens: left }: PreparedName, { tokens: right }: PreparedName, pair: Pair): number {
  const [a, b] = [weightOf(left, pair.left, pair.leftCount), weightOf(right, pair.right, pair.rightCount)];
  return (a + b) / 2;
}

const anyTells = (tokens: Token[], from: number, count: number) => tokens.slice(from, from + count).some(tells);

function isOutOfOrder(pairs: Pair[]): boolean {
  const sorted = [...pairs].sort((one, other) => one.left - other.left);
  return sorted.some((pair, at) => at > 0 && pair.right < sorted[at - 1]!.right);
}

const sumAlone = (tokens: Token[], places: number[]) => places.reduce((sum, at) => sum + tokens[at]!.weight, 0);

function leftAloneCost(left: PreparedName, right: PreparedName, alignment: Alignment, strong: number): number {
  if (strong < 2 || alignment.rightAlone.some((at) => tells(right.tokens[at]!))) return QUERY_ALONE;
  if (alignment.leftAlone.length >= left.tokens.length - 1) return QUERY_ALONE;
  return right.kind === 'entity' ? OF_FIRM_ALONE : MIDDLE_ALONE;
}

function capOf(left: PreparedName, right: PreparedName, telling: Pair[]): [number, Rule | null] {
  const same = left.text === right.text && left.tokens.length > 1;
  if (telling.length === 0) return same ? [1, null] : [0.3, 'nothing_telling'];
  const [a, b] = [left.kind, right.kind];
  if (a && b && a !== b && (a === 'person' || b === 'person')) return [0.6, 'other_kind'];
  if (right.telling === 1 && left.telling > 1 && telling.every((pair) => pair.leftCount === 1))
    return [0.6, 'one_word_of_several'];
  if (left.telling === 1 && right.telling > 1 && telling.every((pair) => pair.rightCount === 1))
    return [0.92, 'one_word_asked'];
  return [1, null];
}

/** Two rare words: from here on what agrees is evidence enough. */
const EVIDENCE = 1.6;

/** What lacks to a full match counts for more where only common words agree. */
function onEvidence(score: number, agreed: number): number {
  return 1 - (1 - score) * (1 + 0.6 * Math.max(0, EVIDENCE - agreed));
}

/**
 * Likeness of two names: the weighted share of their tokens that agree, lowered by tokens that stand alone. `left` is
 * who is asked about, `right` the listed name. Reaches 1 only for the same words in the same order.
 */
export function scoreNames(left: PreparedName, right: PreparedName): NameScore {
  const alignment = align(left, right);
  const { pairs, leftAlone, rightAlone } = alignment;
  const telling = pairs.filter(
    (pair) => anyTells(left.tokens, pair.left, pair.leftCount) && anyTells(right.tokens, pair.right, pair.rightCount),
  );
  let [agreed, whole] = [0, 0];
  for (const pair of pairs) {
    const weight = pairWeight(left, right, pair);
    agreed += weight * worthOf(left, right, pair);
    whole += weight;
  }
  const strong = telling.filter((pair) => pair.likeness >= 0.85).length;
  whole += leftAloneCost(left, right, alignment, strong) * sumAlone(left.tokens, leftAlone);
  whole += LISTED_ALONE * sumAlone(right.tokens, rightAlone);
  const rules: Rule[] = [];
  let score = whole > 0 ? agreed / whole : 0;
  score = onEvidence(
    score,
    telling.reduce((sum, pair) => sum + pairWeight(left, right, pair), 0),
  );
  if (isOutOfOrder(pairs)) {
    score -= 0.01;
    rules.push('another_order');
  }
  const [cap, rule] = capOf(left, right, telling);
  // Held down in proportion, so that what is under a cap keeps its order.
  if (rule) {
    score = Math.max(0, score) * cap;
    rules.push(rule);
  }
  return { score: Math.max(0, Math.min(1, score)), rules, alignment };
}
