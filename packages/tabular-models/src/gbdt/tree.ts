/** A tree node: a split on one feature, or a leaf if `feature` is -1. */
export interface TreeNode {
  feature: number;
  /** Values below the cut go left. */
  cut: number;
  /** Last bin that goes left, used during training. */
  bin: number;
  missingLeft: boolean;
  left: number;
  right: number;
  value: number;
  /** Number of training rows. */
  cover: number;
}

export type Tree = TreeNode[];

export interface Forest {
  base: number;
  trees: Tree[];
}

export const leaf = (value: number, cover: number): TreeNode => ({
  feature: -1,
  cut: 0,
  bin: 0,
  missingLeft: true,
  left: -1,
  right: -1,
  value,
  cover,
});

export const goesLeft = ({ cut, missingLeft }: TreeNode, value: number): boolean =>
  Number.isNaN(value) ? missingLeft : value < cut;

/** Returns the value of a tree for a row. */
export function scoreTree(tree: Tree, row: ArrayLike<number>): number {
  let node = tree[0]!;
  while (node.feature >= 0) node = tree[goesLeft(node, row[node.feature]!) ? node.left : node.right]!;
  return node.value;
}

/** Returns the log-odds of a row. */
export function scoreForest({ base, trees }: Forest, row: ArrayLike<number>): number {
  let score = base;
  for (const tree of trees) score += scoreTree(tree, row);
  return score;
}

/** Returns the value of a tree for binned training rows. */
export function scoreBins(tree: Tree, columns: readonly Uint8Array[], row: number): number {
  let node = tree[0]!;
  while (node.feature >= 0) {
    const bin = columns[node.feature]![row]!;
    node = tree[(bin === 0 ? node.missingLeft : bin <= node.bin) ? node.left : node.right]!;
  }
  return node.value;
}
