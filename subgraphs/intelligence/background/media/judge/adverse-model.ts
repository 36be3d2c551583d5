import { BIAS, WEIGHTS } from './adverse-weights.js';
import { type LinearModel, type Weight, probabilityOf } from './linear-model.js';

/** Probability from which a text counts as adverse. */
export const ADVERSE_FROM = 0.5;

/** Minimum share of known words: below it the text is in another language or off topic. */
const MIN_SHARE = 0.2;

function readWeights(text: string): ReadonlyMap<string, Weight> {
  const read = new Map<string, Weight>();
  for (const line of text.split(/\s+/).filter(Boolean)) {
    const [feature, idf, weight] = line.split(':') as [string, string, string];
    read.set(feature, { idf: Number(idf), weight: Number(weight) });
  }
  return read;
}

const model: LinearModel = { bias: BIAS, weights: readWeights(WEIGHTS) };

/** Probability that an English text is adverse to `@`, 0 to 1; null if the model cannot judge it. */
export function adverseProbability(text: string): number | null {
  return probabilityOf(model, text, MIN_SHARE);
}
