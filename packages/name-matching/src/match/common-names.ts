import { type PreparedName, isPatronymic, tells } from '../names/prepare-name.js';
import { areTwoCommonNames, isCommonName } from '../names/tables/common-names.js';
import type { Token } from '../names/token.js';
import type { Alignment } from './align.js';
import { wayOf } from './likeness.js';
import type { Pair } from './pair.js';
import { isExactName } from './qualify.js';

/** Scores from the first limit on are reduced below the second, keeping their order. */
const HELD_FROM = 0.7;
const HELD_BELOW = 0.8;

/** The score of common names that match only in part. */
export const heldBack = (score: number): number =>
  score <= HELD_FROM ? score : HELD_FROM + ((score - HELD_FROM) * (HELD_BELOW - HELD_FROM)) / (1 - HELD_FROM);

/** Maximum weight that two common words have together. */
const MAX_AGREED = 1.4;
/** Number of shared words. Names that share one or more than two have their own rules. */
const WORDS = 2;
/** Maximum weight of a common name, even if few listed people have it. */
const COMMON_AT_MOST = 0.6;

/** Weight of two different common names that look alike, such as Samir and Sami. */
const OF_TWO_NAMES = 0.3;

const weightOf = ({ weight, shape }: Token) => (isCommonName(shape.folded) ? Math.min(COMMON_AT_MOST, weight) : weight);

/** A patronymic is not a further name: lists add it, and people leave it out. */
const isFurther = (token: Token) => tells(token) && !isPatronymic(token.shape.raw);

/** Such as Abu, Abd or Umm: with it, a common word is another name. */
const hasHalf = (tokens: Token[], alone: number[]) => alone.some((at) => tokens[at]!.kind === 'half');

/**
 * Whether two names of people share two common words and differ otherwise: the listed person has a further name, a word
 * is only similar, only one name has an Abu or Abd, or words in another order have another spelling too. Very many
 * people have such a name. Of an exact name, only another order with another spelling is a difference.
 */
export function areCommonInPart(
  { tokens: left, kind }: PreparedName,
  { tokens: right, kind: listedKind }: PreparedName,
  { leftAlone, rightAlone }: Alignment,
  telling: Pair[],
  { isReordered, score }: { isReordered: boolean; score: number },
): boolean {
  if (kind === 'entity' || listedKind !== 'person' || telling.length !== WORDS) return false;
  if (telling.some((pair) => pair.leftCount + pair.rightCount > 2)) return false;
  const ways = telling.map((pair) => wayOf(left[pair.left]!, right[pair.right]!));
  const keepsOrderOrSpelling = !isReordered || ways.every((way) => way === 'same');
  const isPart =
    !isExactName(score) &&
    (ways.includes('near') ||
      rightAlone.some((at) => isFurther(right[at]!)) ||
      hasHalf(left, leftAlone) ||
      hasHalf(right, rightAlone));
  if (keepsOrderOrSpelling && !isPart) return false;
  const agreedBy = (pair: Pair, at: number) => {
    const [one, other] = [left[pair.left]!, right[pair.right]!];
    const areTwo = ways[at] === 'near' && areTwoCommonNames(one.shape.folded, other.shape.folded);
    return areTwo ? OF_TWO_NAMES : Math.min(weightOf(one), weightOf(other));
  };
  const agreed = telling.reduce((sum, pair, at) => sum + agreedBy(pair, at), 0);
  return agreed <= MAX_AGREED;
}
