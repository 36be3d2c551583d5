import { BIAS, WEIGHTS } from './adverse-weights.js';
import { type LinearModel, type Weight, probabilityOf } from './linear-model.js';

/** From here on a text counts as adverse. */
export const ADVERSE_FROM = 0.5;

/** A text with fewer words that the model has seen is in another language, or about something else altogether. */
const LEAST_SHARE = 0.2;

function readWeights(text: string): ReadonlyMap<string, Weight> {
  const read = new Map<string, Weight>();
  for (const line of text.split(/\s+/).filter(Boolean)) {
    const [feature, idf, weight] = line.split(':') as [string, string, string];
    read.set(feature, { idf: Number(idf), weight: Number(weight) });
  }
  return read;
}

const model: LinearModel = { bias: BIAS, weights: readWeights(WEIGHTS) };

/** How probable it is that an English text speaks ill of `@`, 0 to 1; null where the model can't tell. */
export function adverseProbability(text: string): number | null {
  return probabilityOf(model, text, LEAST_SHARE);
}
