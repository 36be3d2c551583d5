import { logit, sigmoid } from '../table.js';

/** `p = sigmoid(slope · score + offset)`. */
export interface Calibration {
  slope: number;
  offset: number;
}

export const UNCHANGED: Calibration = { slope: 1, offset: 0 };

export const probabilityOf = ({ slope, offset }: Calibration, score: number): number => sigmoid(slope * score + offset);

/**
 * Fits slope and offset on rows that the model has not seen (Platt scaling), by Newton's method with step halving. A
 * weak prior towards slope 1 stabilizes the fit with few rows; the slope stays above 0.05, which preserves the order of
 * scores.
 */
export function fitPlatt(labels: Uint8Array, scores: ArrayLike<number>): Calibration {
  if (labels.length === 0) return UNCHANGED;
  const pull = 1;
  const lossAt = ({ slope, offset }: Calibration): number => {
    let sum = (pull / 2) * (slope - 1) ** 2;
    for (let row = 0; row < labels.length; row += 1) {
      const z = slope * scores[row]! + offset;
      sum += Math.max(z, 0) - labels[row]! * z + Math.log1p(Math.exp(-Math.abs(z)));
    }
    return sum;
  };
  let at: Calibration = UNCHANGED;
  let loss = lossAt(at);
  for (let turn = 0; turn < 50; turn += 1) {
    const step = newtonStep(labels, scores, at, pull);
    let size = 1;
    let next = at;
    for (; size > 1e-6; size /= 2) {
      next = { slope: Math.max(0.05, at.slope - size * step.slope), offset: at.offset - size * step.offset };
      if (lossAt(next) <= loss) break;
    }
    const nextLoss = lossAt(next);
    if (!(loss - nextLoss > 1e-10 * Math.max(1, loss))) return at;
    [at, loss] = [next, nextLoss];
  }
  return at;
}

function newtonStep(labels: Uint8Array, scores: ArrayLike<number>, at: Calibration, pull: number): Calibration {
  let [a, b, aa, ab, bb] = [pull * (at.slope - 1), 0, pull, 0, 1e-9];
  for (let row = 0; row < labels.length; row += 1) {
    const score = scores[row]!;
    const p = sigmoid(at.slope * score + at.offset);
    const weight = p * (1 - p);
    a += (p - labels[row]!) * score;
    b += p - labels[row]!;
    aa += weight * score * score;
    ab += weight * score;
    bb += weight;
  }
  const determinant = aa * bb - ab * ab || 1e-12;
  return { slope: (bb * a - ab * b) / determinant, offset: (aa * b - ab * a) / determinant };
}

/** Adjusts a calibration from the base rate of its data to the base rate expected in use. */
export function atBaseRate(calibration: Calibration, fitted: number, expected: number): Calibration {
  return { ...calibration, offset: calibration.offset + logit(expected) - logit(fitted) };
}
