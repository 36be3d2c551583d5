import type { Forest, Tree } from './tree.js';

/** Condition of a path on one feature: an interval of values, with or without missing values. */
interface Condition {
  feature: number;
  /** Inclusive lower bound, exclusive upper bound. */
  low: number;
  high: number;
  missing: boolean;
  /** Share of the training rows that follow this branch, used when the feature is unknown. */
  share: number;
}

interface LeafWay {
  value: number;
  conditions: Condition[];
}

/** A forest prepared for explanations: its mean score over the training rows, and the paths to its leaves. */
export interface ExplainedForest {
  base: number;
  values: Float64Array;
  /** Start of each path's conditions in the arrays below, and finally their end. */
  starts: Int32Array;
  features: Int32Array;
  lows: Float64Array;
  highs: Float64Array;
  missing: Uint8Array;
  shares: Float64Array;
  /** Working memory, so that explaining a row allocates nothing. */
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

/** Collects the paths to all leaves once, stored contiguously. */
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

/** `k! (n - k)! / (n + 1)!`: the share of all orders of n + 1 features in which exactly these k precede one of them. */
const WEIGHTS = Array.from({ length: 64 }, (_, n) => {
  const weights = [1 / (n + 1)];
  for (let k = 1; k <= n; k += 1) weights.push((weights[k - 1]! * k) / (n - k + 1));
  return weights;
});

/**
 * Computes the coefficients of the product of `share + met · y` over the conditions of a path. The coefficient of y^k
 * sums over all sets of k known features: each known feature contributes 1 or 0, each unknown one its share.
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

/** Divides the product by one factor `share + y`, from the highest power down, and weights the result by set size. */
function weighedWithout(product: Float64Array, count: number, share: number, weights: readonly number[]): number {
  let [rest, sum] = [0, 0];
  for (let k = count - 1; k >= 0; k -= 1) {
    rest = product[k + 1]! - share * rest;
    sum += weights[k]! * rest;
  }
  return sum;
}

/**
 * Returns the contribution of each feature to the score: exact Shapley values of the trees, with unknown features
 * distributed as in the training rows (Lundberg et al. 2020, TreeSHAP, path-dependent). Together with the base they add
 * up to the score.
 */
export function explainForest(forest: ExplainedForest, row: ArrayLike<number>, into: Float64Array): void {
  const { values, starts, features, shares, product, met } = forest;
  for (let way = 0; way < values.length; way += 1) {
    const from = starts[way]!;
    const count = starts[way + 1]! - from;
    if (count === 0) continue;
    multiply(forest, from, count, row);
    const weights = WEIGHTS[count - 1]!;
    // For a condition that is not met, the product without its factor is the product divided by the share, which
    // cancels out.
    let unmet = 0;
    for (let k = 0; k < count; k += 1) unmet += weights[k]! * product[k]!;
    for (let n = 0; n < count; n += 1) {
      const share = shares[from + n]!;
      const part = met[n] ? (1 - share) * weighedWithout(product, count, share, weights) : -unmet;
      into[features[from + n]!]! += values[way]! * part;
    }
  }
}
