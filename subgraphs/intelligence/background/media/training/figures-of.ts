import { type LinearModel, probabilityOf } from '../judge/linear-model.js';
import type { LabelledText } from './fit-model.js';

export interface Figures {
  texts: number;
  precision: number;
  recall: number;
  f1: number;
  accuracy: number;
  /** Probability that an adverse text scores above a harmless one. */
  auc: number;
}

/** Quality of a model on texts not used for training, at threshold 0.5. */
export function figuresOf(model: LinearModel, texts: LabelledText[]): Figures {
  return figuresFrom(texts.map(({ adverse, text }) => ({ adverse, score: probabilityOf(model, text)! })));
}

/** The same for scores that are already computed. */
export function figuresFrom(scored: { adverse: boolean; score: number }[]): Figures {
  const count = (adverse: boolean, above: boolean) =>
    scored.filter((one) => one.adverse === adverse && one.score >= 0.5 === above).length;
  const [hits, missed, alarms, passed] = [
    count(true, true),
    count(true, false),
    count(false, true),
    count(false, false),
  ];
  const [precision, recall] = [hits / (hits + alarms), hits / (hits + missed)];
  const [ill, well] = [scored.filter(({ adverse }) => adverse), scored.filter(({ adverse }) => !adverse)];
  const won = ill.flatMap((one) =>
    well.map((other) => (one.score > other.score ? 1 : one.score < other.score ? 0 : 0.5)),
  );
  return {
    texts: scored.length,
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    accuracy: (hits + passed) / scored.length,
    auc: won.reduce<number>((sum, one) => sum + one, 0) / won.length,
  };
}
