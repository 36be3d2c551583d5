import { type PreparedName, tells } from '../names/prepare-name.js';
import type { Token } from '../names/token.js';
import type { Pair } from './pair.js';

/** "Son of", "daughter of". */
const CHILD_OF = /^(?:bin|ibn|ben|bint|binti|binte|ould|wuld)$/;

/** Position of the first word after "son of"; -1 if no father is named. */
function firstFather(tokens: Token[]): number {
  const at = tokens.findIndex(({ shape, kind }, n) => n > 0 && kind === 'particle' && CHILD_OF.test(shape.raw));
  return at < 0 ? -1 : tokens.findIndex((token, n) => n > at && tells(token));
}

/**
 * Whether two names belong to different people because each one's given name is the other's father: Salman bin Muhammad
 * and Muhammad bin Salman.
 */
export function areFatherAndChild(
  { tokens: left }: PreparedName,
  { tokens: right }: PreparedName,
  pairs: Pair[],
): boolean {
  const [leftFather, rightFather] = [firstFather(left), firstFather(right)];
  if (leftFather < 1 || rightFather < 1) return false;
  const [leftChild, rightChild] = [left.findIndex(tells), right.findIndex(tells)];
  return (
    pairs.some((pair) => pair.left === leftChild && pair.right >= rightFather) &&
    pairs.some((pair) => pair.right === rightChild && pair.left >= leftFather)
  );
}
