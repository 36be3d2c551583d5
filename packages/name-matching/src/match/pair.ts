/** Matching tokens: of the query from `left` on, and of the listed name from `right` on. */
export interface Pair {
  left: number;
  leftCount: number;
  right: number;
  rightCount: number;
  /** 0.68 to 1. */
  likeness: number;
}
