import { explainForest, explainable } from '../src/gbdt/explain-forest.js';
import { trainGbdt } from '../src/gbdt/train-gbdt.js';
import { type Forest, type Tree, goesLeft, scoreForest } from '../src/gbdt/tree.js';
import { rowAt } from '../src/table.js';
import { lawTable } from './law-table.js';

const law = lawTable(2_000, 4);
const forest = trainGbdt(law, { trees: 12, leaves: 12 });
const WIDTH = law.columns.length;

/**
 * Mean of a tree if only the features of `known` are known: unknown splits average both sides by their training rows.
 */
function expected(tree: Tree, row: Float64Array, known: ReadonlySet<number>, at = 0): number {
  const node = tree[at]!;
  if (node.feature < 0) return node.value;
  if (known.has(node.feature))
    return expected(tree, row, known, goesLeft(node, row[node.feature]!) ? node.left : node.right);
  const sides = [node.left, node.right].map((next) => tree[next]!.cover * expected(tree, row, known, next));
  return (sides[0]! + sides[1]!) / node.cover;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Shapley values by definition: every set of the other features, with its weight. */
function byDefinition({ trees }: Forest, row: Float64Array, feature: number): number {
  const others = Array.from({ length: WIDTH }, (_, n) => n).filter((n) => n !== feature);
  const valueOf = (known: ReadonlySet<number>) => trees.reduce((sum, tree) => sum + expected(tree, row, known), 0);
  return Array.from({ length: 2 ** others.length }, (_, mask) => {
    const set = others.filter((_, n) => mask & (2 ** n));
    const weight = (factorial(set.length) * factorial(WIDTH - set.length - 1)) / factorial(WIDTH);
    return weight * (valueOf(new Set([...set, feature])) - valueOf(new Set(set)));
  }).reduce((sum, part) => sum + part, 0);
}

describe('contributions in trees', () => {
  const ready = explainable(forest);
  const added = (row: Float64Array) => {
    const shares = new Float64Array(WIDTH);
    explainForest(ready, row, shares);
    return shares;
  };

  test('match the definition, including missing values', () => {
    for (const row of Array.from({ length: 12 }, (_, n) => rowAt(law, n * 97)))
      for (const [feature, share] of added(row).entries())
        expect(Math.abs(share - byDefinition(forest, row, feature))).toBeLessThan(1e-9);
  });

  test('add up to the score', () => {
    for (let at = 0; at < 500; at += 1) {
      const row = rowAt(law, at);
      const sum = added(row).reduce((all, share) => all + share, ready.base);
      expect(Math.abs(sum - scoreForest(forest, row))).toBeLessThan(1e-12);
    }
  });

  test('a tree with one leaf and an empty forest contribute nothing', () => {
    const leaf = { ...forest.trees[0]![0]!, feature: -1, value: 0.3 };
    const one = explainable({ base: 1, trees: [[leaf]] });
    const shares = new Float64Array(WIDTH);
    explainForest(one, rowAt(law, 0), shares);
    expect([one.base, ...shares]).toEqual([1.3, ...Array<number>(WIDTH).fill(0)]);
    expect(explainable({ base: 2, trees: [] }).base).toBe(2);
  });
});
