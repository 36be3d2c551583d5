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
 * Whether two names tell of different children, since each given name is a father's of the other: Salman bin Muhammad and
 * Muhammad bin Salman.
 */
export function areFatherAndChild(
  { tokens: left }: PreparedName,
  { tokens: right }: PreparedName,
  pairs: Pair[],
): boolean {
  const [leftFather, rightFather] = [firstFather(left), firstFather(right)];
  if (leftFather < 1 || rightFather < 1) return false;
  const [leftChild, rightChild] = [left.findIndex(tells), right.findIndex(tells)];
  const isLater = (child: Pair | undefined, side: 'left' | 'right', from: number) =>
    child !== undefined && child[side] >= from;
  return (
    isLater(
      pairs.find((pair) => pair.left === leftChild),
      'right',
      rightFather,
    ) &&
    isLater(
      pairs.find((pair) => pair.right === rightChild),
      'left',
      leftFather,
    )
  );
}
