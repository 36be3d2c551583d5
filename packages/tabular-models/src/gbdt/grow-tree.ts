import { emptyHistogram, type Histogram } from '../ebm/step.js';
import type { Direction } from '../ebm/monotone.js';
import { type Bounds, type Split, type SplitSettings, bestSplit, leafOf } from './split.js';
import { type Tree, leaf } from './tree.js';

export interface Ground {
  columns: Uint8Array[];
  cuts: number[][];
  slopes: Float64Array;
  curves: Float64Array;
  directions: (Direction | null)[];
}

interface Growing {
  node: number;
  rows: Int32Array;
  histograms: (Histogram | null)[];
  bounds: Bounds;
  split: Split | null;
}

function histogramOf({ columns, cuts, slopes, curves }: Ground, feature: number, rows: Int32Array): Histogram {
  const histogram = emptyHistogram(cuts[feature]!.length + 2);
  const bins = columns[feature]!;
  for (const row of rows) {
    const bin = bins[row]!;
    histogram.slope[bin]! += slopes[row]!;
    histogram.curve[bin]! += curves[row]!;
    histogram.rows[bin]! += 1;
  }
  return histogram;
}

function less(all: Histogram, part: Histogram): Histogram {
  return {
    slope: all.slope.map((value, bin) => value - part.slope[bin]!),
    curve: all.curve.map((value, bin) => value - part.curve[bin]!),
    rows: all.rows.map((value, bin) => value - part.rows[bin]!),
  };
}

function bestOf(ground: Ground, { histograms, bounds }: Growing, settings: SplitSettings): Split | null {
  let best: Split | null = null;
  histograms.forEach((histogram, feature) => {
    const split = histogram && bestSplit(feature, histogram, ground.directions[feature]!, bounds, settings);
    if (split && (best === null || split.gain > best.gain)) best = split;
  });
  return best;
}

function boundsBelow({ bounds, split }: Growing, directions: Ground['directions']): [Bounds, Bounds] {
  const { feature, left, right } = split!;
  const middle = (left.value + right.value) / 2;
  const direction = directions[feature];
  if (!direction) return [bounds, bounds];
  const [under, over] = [
    { low: bounds.low, high: middle },
    { low: middle, high: bounds.high },
  ];
  return direction > 0 ? [under, over] : [over, under];
}

/**
 * Splits the rows of a node. The histograms of the larger side are those of the node minus those of the smaller side.
 */
function partAt(ground: Ground, grown: Growing): [Omit<Growing, 'node'>, Omit<Growing, 'node'>] {
  const { feature, bin, missingLeft } = grown.split!;
  const bins = ground.columns[feature]!;
  const isLeft = (row: number) => (bins[row] === 0 ? missingLeft : bins[row]! <= bin);
  const sides = [grown.rows.filter(isLeft), grown.rows.filter((row) => !isLeft(row))] as const;
  const small = sides[0].length <= sides[1].length ? 0 : 1;
  const few = grown.histograms.map((all, n) => all && histogramOf(ground, n, sides[small]));
  const many = grown.histograms.map((all, n) => all && less(all, few[n]!));
  const bounds = boundsBelow(grown, ground.directions);
  return [0, 1].map((side) => ({
    rows: sides[side]!,
    histograms: side === small ? few : many,
    bounds: bounds[side]!,
    split: null,
  })) as unknown as [Omit<Growing, 'node'>, Omit<Growing, 'node'>];
}

/** Grows a tree leaf-wise, largest gain first. Leaf values are scaled by `rate`. */
export function growTree(
  ground: Ground,
  rows: Int32Array,
  features: readonly number[],
  settings: SplitSettings & { leaves: number; rate: number },
): Tree {
  const bounds = { low: -Infinity, high: Infinity };
  const histograms = ground.columns.map((_, n) => (features.includes(n) ? histogramOf(ground, n, rows) : null));
  const root: Growing = { node: 0, rows, histograms, bounds, split: null };
  root.split = bestOf(ground, root, settings);
  let [slope, curve] = [0, 0];
  for (const row of rows) {
    slope += ground.slopes[row]!;
    curve += ground.curves[row]!;
  }
  const whole = leafOf({ slope, curve, rows: rows.length }, settings.lambda, bounds);
  const tree: Tree = [leaf(whole.value * settings.rate, rows.length)];
  const open = [root];
  for (let leaves = 1; leaves < settings.leaves; leaves += 1) {
    const next = open.reduce((best, one) => ((one.split?.gain ?? 0) > (best.split?.gain ?? 0) ? one : best), open[0]!);
    if (!next.split) break;
    open.splice(open.indexOf(next), 1);
    const { feature, bin, missingLeft, left, right } = next.split;
    const at = tree.length;
    const cut = ground.cuts[feature]![bin - 1]!;
    Object.assign(tree[next.node]!, { feature, bin, cut, missingLeft, left: at, right: at + 1 });
    tree.push(leaf(left.value * settings.rate, left.rows), leaf(right.value * settings.rate, right.rows));
    partAt(ground, next).forEach((side, n) => {
      const grown: Growing = { ...side, node: at + n };
      grown.split = bestOf(ground, grown, settings);
      open.push(grown);
    });
  }
  return tree;
}
