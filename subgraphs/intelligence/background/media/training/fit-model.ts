import { featuresOf } from '../judge/features-of.js';
import { type LinearModel, sigmoid, vectorOf } from '../judge/linear-model.js';

/** A text with the person as `@`, and whether it speaks ill of them. */
export interface LabelledText {
  adverse: boolean;
  text: string;
}

const ROUNDS = 600;
const RATE = 4;
const SHRINK = 0.0015;

/**
 * Added to the bias, so that the bound of 0.5 stands where the fit said 0.38: an ill article that is missed costs more than
 * one that is read in vain. Chosen on the texts that are trained on, crosswise.
 */
const LEAN = 0.5;

/** Pairs of words that came once say more of the text than of the language. */
function inverseFrequencies(texts: LabelledText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of texts)
    for (const feature of featuresOf(text).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([feature, count]) => count > 1 || !feature.includes('_'));
  return new Map(kept.map(([feature, count]) => [feature, 1 + Math.log((1 + texts.length) / (1 + count))]));
}

/** Fits the model by gradient descent on the whole lot; the same texts give the same model. */
export function fitModel(texts: LabelledText[]): LinearModel {
  const idf = inverseFrequencies(texts);
  const rows = texts.map(({ adverse, text }) => ({ y: adverse ? 1 : 0, vector: vectorOf(text, (f) => idf.get(f)) }));
  const weights = new Map([...idf.keys()].map((feature) => [feature, 0]));
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = new Map<string, number>();
    let biasSlope = 0;
    for (const { y, vector } of rows) {
      let sum = bias;
      for (const [feature, value] of vector) sum += value * weights.get(feature)!;
      const off = (sigmoid(sum) - y) / rows.length;
      biasSlope += off;
      for (const [feature, value] of vector) slopes.set(feature, (slopes.get(feature) ?? 0) + off * value);
    }
    bias -= RATE * biasSlope;
    for (const [feature, weight] of weights)
      weights.set(feature, weight - RATE * ((slopes.get(feature) ?? 0) + SHRINK * weight));
  }
  const named = [...weights].map(([feature, weight]) => [feature, { idf: idf.get(feature)!, weight }] as const);
  return { bias: bias + LEAN, weights: new Map(named) };
}
