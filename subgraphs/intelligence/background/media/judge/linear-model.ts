import { featuresOf } from './features-of.js';

export interface Weight {
  /** Inverse document frequency in the training texts. */
  idf: number;
  weight: number;
}

/** Logistic regression over normalized tf-idf. */
export interface LinearModel {
  bias: number;
  weights: ReadonlyMap<string, Weight>;
}

/** Known features of a text, weighted by tf-idf and normalized to unit length. */
export function vectorOf(text: string, idfOf: (feature: string) => number | undefined): Map<string, number> {
  const vector = new Map<string, number>();
  let squares = 0;
  for (const [feature, count] of featuresOf(text)) {
    const idf = idfOf(feature);
    if (idf === undefined) continue;
    const value = (1 + Math.log(count)) * idf;
    vector.set(feature, value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [feature, value] of vector) vector.set(feature, value / length);
  return vector;
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Probability, 0 to 1, that a text is adverse to the person; null if too few words are known. */
export function probabilityOf({ bias, weights }: LinearModel, text: string, leastShare = 0): number | null {
  const vector = vectorOf(text, (feature) => weights.get(feature)?.idf);
  const words = [...featuresOf(text).keys()].filter((feature) => /^\p{L}+$/u.test(feature));
  const known = words.filter((word) => weights.has(word)).length;
  if (words.length === 0 || known / words.length < leastShare) return null;
  let sum = bias;
  for (const [feature, value] of vector) sum += value * weights.get(feature)!.weight;
  return sigmoid(sum);
}
