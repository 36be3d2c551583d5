import { type Table, sigmoid } from '../table.js';
import { solveDefinite } from './cholesky.js';
import { type Scaling, designOf, encode, scalingOf, widthOf } from './design.js';

export interface Logistic {
  scalings: Scaling[];
  /** Coefficients, intercept first. */
  weights: number[];
}

interface Problem {
  design: Float64Array;
  labels: Uint8Array;
  width: number;
  lambda: number;
}

function objective({ design, labels, width, lambda }: Problem, weights: Float64Array): number {
  let sum = 0;
  for (let n = 1; n < width; n += 1) sum += (lambda / 2) * weights[n]! ** 2;
  for (let row = 0; row < labels.length; row += 1) {
    let z = 0;
    for (let n = 0; n < width; n += 1) z += design[row * width + n]! * weights[n]!;
    sum += Math.max(z, 0) - labels[row]! * z + Math.log1p(Math.exp(-Math.abs(z)));
  }
  return sum;
}

function newtonStep({ design, labels, width, lambda }: Problem, weights: Float64Array): Float64Array | null {
  const gradient = new Float64Array(width);
  const curvature = new Float64Array(width * width);
  for (let n = 0; n < width; n += 1) {
    gradient[n] = n === 0 ? 0 : lambda * weights[n]!;
    curvature[n * width + n] = n === 0 ? 1e-9 : lambda;
  }
  for (let row = 0; row < labels.length; row += 1) {
    const from = row * width;
    let z = 0;
    for (let n = 0; n < width; n += 1) z += design[from + n]! * weights[n]!;
    const p = sigmoid(z);
    const curve = Math.max(p * (1 - p), 1e-10);
    for (let i = 0; i < width; i += 1) {
      const x = design[from + i]!;
      if (x === 0) continue;
      gradient[i]! += (p - labels[row]!) * x;
      for (let j = 0; j <= i; j += 1) curvature[i * width + j]! += curve * x * design[from + j]!;
    }
  }
  return solveDefinite(curvature, gradient, width);
}

/**
 * Trains a logistic regression with a Gaussian prior (`lambda` on standardized features). Uses Newton's method with
 * step halving until the objective falls, which also works with collinear columns.
 */
export function trainLogistic(table: Table, lambda = 1): Logistic {
  const scalings = table.columns.map(scalingOf);
  const width = widthOf(scalings);
  const problem = { design: designOf(table, scalings), labels: table.labels, width, lambda };
  let weights: Float64Array = new Float64Array(width);
  let at = objective(problem, weights);
  for (let turn = 0; turn < 30; turn += 1) {
    const step = newtonStep(problem, weights);
    if (!step) break;
    let next = weights;
    let value = Infinity;
    for (let size = 1; size > 1e-6 && !(value <= at); size /= 2) {
      next = weights.map((weight, n) => weight - size * step[n]!);
      value = objective(problem, next);
    }
    if (!(at - value > 1e-9 * Math.max(1, at))) break;
    [weights, at] = [next, value];
  }
  return { scalings, weights: [...weights] };
}

/** Returns the log-odds of a row. */
export function scoreLogistic({ scalings, weights }: Logistic, row: ArrayLike<number>): number {
  const encoded = new Float64Array(weights.length);
  encode(scalings, row, encoded);
  return weights.reduce((sum, weight, n) => sum + weight * encoded[n]!, 0);
}
