import type { Forest, Tree } from './tree.js';

/** What the way to a leaf asks of one feature: a stretch of values, missing ones or not. */
interface Condition {
  feature: number;
  /** From here on, under there. */
  low: number;
  high: number;
  missing: boolean;
  /** Of the rows that were learned from, the share that goes this way where the feature is not known. */
  share: number;
}

interface LeafWay {
  value: number;
  conditions: Condition[];
}

/** A forest made ready to be explained: the mean score over the rows it learned from, and the ways to its leaves. */
export interface ExplainedForest {
  base: number;
  values: Float64Array;
  /** Where the conditions of each way begin in the lists below, and at last their end. */
  starts: Int32Array;
  features: Int32Array;
  lows: Float64Array;
  highs: Float64Array;
  missing: Uint8Array;
  shares: Float64Array;
  /** Place for the working, so that nothing is allocated for a row. */
  product: Float64Array;
  met: Uint8Array;
}

function waysOf(tree: Tree, at = 0, before: readonly Condition[] = []): LeafWay[] {
  const node = tree[at]!;
  if (node.feature < 0) return [{ value: node.value, conditions: [...before] }];
  const open = { feature: node.feature, low: -Infinity, high: Infinity, missing: true, share: 1 };
  const known = before.find(({ feature }) => feature === node.feature) ?? open;
  const others = before.filter((one) => one !== known);
  return [true, false].flatMap((isLeft) => {
    const next = isLeft ? node.left : node.right;
    const condition = {
      feature: node.feature,
      low: isLeft ? known.low : Math.max(known.low, node.cut),
      high: isLeft ? Math.min(known.high, node.cut) : known.high,
      missing: known.missing && node.missingLeft === isLeft,
      share: (known.share * tree[next]!.cover) / node.cover,
    };
    return waysOf(tree, next, [...others, condition]);
  });
}

/** Finds the ways to all leaves once, and lays them out one after the other. */
export function explainable({ base, trees }: Forest): ExplainedForest {
  const ways = trees.flatMap((tree) => waysOf(tree));
  const all = ways.flatMap(({ conditions }) => conditions);
  const starts = Int32Array.of(0, ...ways.map(({ conditions }) => conditions.length));
  for (let n = 1; n < starts.length; n += 1) starts[n]! += starts[n - 1]!;
  const most = Math.max(0, ...ways.map(({ conditions }) => conditions.length));
  const meanOf = ({ value, conditions }: LeafWay) => conditions.reduce((part, { share }) => part * share, value);
  return {
    base: ways.reduce((sum, way) => sum + meanOf(way), base),
    starts,
    values: Float64Array.from(ways, ({ value }) => value),
    features: Int32Array.from(all, ({ feature }) => feature),
    lows: Float64Array.from(all, ({ low }) => low),
    highs: Float64Array.from(all, ({ high }) => high),
    shares: Float64Array.from(all, ({ share }) => share),
    missing: Uint8Array.from(all, ({ missing }) => Number(missing)),
    product: new Float64Array(most + 1),
    met: new Uint8Array(most),
  };
}

/** `k! (n - k)! / (n + 1)!`: how often, of all orders of n + 1 features, just these k come before one of them. */
const WEIGHTS = Array.from({ length: 64 }, (_, n) => {
  const weights = [1 / (n + 1)];
  for (let k = 1; k <= n; k += 1) weights.push((weights[k - 1]! * k) / (n - k + 1));
  return weights;
});

/**
 * The product of `share + met · y` over the conditions of a way, by powers of y: what all sets of known features come to
 * by their size, as each asks 1 or 0 of those that are known and the share of the others.
 */
function multiply(forest: ExplainedForest, from: number, count: number, row: ArrayLike<number>): void {
  const { features, lows, highs, missing, shares, product, met } = forest;
  product.fill(0, 0, count + 1);
  product[0] = 1;
  for (let n = 0; n < count; n += 1) {
    const at = from + n;
    const value = row[features[at]!]!;
    const isMet = value >= lows[at]! && value < highs[at]!;
    met[n] = isMet || (missing[at] === 1 && Number.isNaN(value)) ? 1 : 0;
    const share = shares[at]!;
    for (let k = n + 1; k > 0; k -= 1) product[k] = product[k]! * share + (met[n] ? product[k - 1]! : 0);
    product[0]! *= share;
  }
}

/** The product less one factor `share + y`, divided from the highest power down, weighed by size. */
function weighedWithout(product: Float64Array, count: number, share: number, weights: readonly number[]): number {
  let [rest, sum] = [0, 0];
  for (let k = count - 1; k >= 0; k -= 1) {
    rest = product[k + 1]! - share * rest;
    sum += weights[k]! * rest;
  }
  return sum;
}

/**
 * What each feature adds to the score: exact Shapley values of the trees, what is not known being shared out as the rows
 * were that they learned from (Lundberg et al. 2020, TreeSHAP, path-dependent). With the base they sum up to the score.
 */
export function explainForest(forest: ExplainedForest, row: ArrayLike<number>, into: Float64Array): void {
  const { values, starts, features, shares, product, met } = forest;
  for (let way = 0; way < values.length; way += 1) {
    const from = starts[way]!;
    const count = starts[way + 1]! - from;
    if (count === 0) continue;
    multiply(forest, from, count, row);
    const weights = WEIGHTS[count - 1]!;
    // Without the factor of a condition that is not met the product is this one over the share, which cancels out.
    let unmet = 0;
    for (let k = 0; k < count; k += 1) unmet += weights[k]! * product[k]!;
    for (let n = 0; n < count; n += 1) {
      const share = shares[from + n]!;
      const part = met[n] ? (1 - share) * weighedWithout(product, count, share, weights) : -unmet;
      into[features[from + n]!]! += values[way]! * part;
    }
  }
}
