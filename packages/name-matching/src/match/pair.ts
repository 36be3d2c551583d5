/** Tokens of the query from `left` on and of the listed name from `right` on that are one thing. */
export interface Pair {
  left: number;
  leftCount: number;
  right: number;
  rightCount: number;
  /** 0.68 to 1. */
  likeness: number;
}
