import type { Operations } from '../graph/answers.js';

type Model = Operations['Models']['answer']['models'][number];

const percent = (value: number) => `${Math.round(value * 100)}%`;
const points = (value: number) => `${Math.round(Math.abs(value) * 1000) / 10} percentage points`;

/** What the model ranks above what, by model. */
const RANKED: Record<Model['name'], string> = {
  STR_FRAUD: 'risky above harmless bookings',
  GUEST_LOYALTY: 'returning above one-time guests',
};

/** Sentences by metric; the metrics' names are those of training. */
const SENTENCES: Record<string, (value: number, ranked: string) => string> = {
  auc: (value, ranked) => `Ranks ${ranked} in ${percent(value)} of pairs (AUC).`,
  prauc: (value) => `Average precision: ${percent(value)} (PR-AUC).`,
  brier: (value) => `Mean squared error of its probabilities: ${value.toFixed(3)} (Brier score).`,
  ece: (value) => `Its probabilities are off by ${points(value)} on average (calibration error).`,
  totalerror: (value) =>
    value === 0
      ? 'Predicts the total number of cases exactly.'
      : `Predicts ${percent(Math.abs(value))} ${value > 0 ? 'more' : 'fewer'} cases than there were.`,
  recallat2: (value) => `Finds ${percent(value)} of all cases in the 2% that it scores highest.`,
  'unseen worlds': (value) => `Tested on ${value} simulated data sets that it had not seen.`,
  'mean auc': (value, ranked) => `Ranks ${ranked} in ${percent(value)} of pairs on average (AUC).`,
  'lowest auc': (value) => `In the worst data set: ${percent(value)} of pairs.`,
  'mean pr-auc': (value) => `Average precision: ${percent(value)} (PR-AUC).`,
  'mean ece': (value) => `Its probabilities are off by ${points(value)} on average (calibration error).`,
  'positive test rows': (value) => `Tested on ${value.toLocaleString('en-GB')} cases.`,
};

/** Metric prefixes, by the data they were measured on. */
const PARTS: [RegExp, (n: string) => string][] = [
  [/^city (\d+) /, (n) => `Measured in city ${n}`],
  [/^last world /, () => 'Measured on the last data set'],
];

export interface FigureGroup {
  title: string;
  lines: string[];
}

/** A model's metrics as sentences, grouped by test data. */
export function readFigures(model: Model['name'], figures: Model['figures']): FigureGroup[] {
  const groups = new Map<string, string[]>();
  for (const { name, value } of figures) {
    const part = PARTS.find(([pattern]) => pattern.test(name));
    const title = part ? part[1](part[0].exec(name)![1] ?? '') : 'Measured overall';
    const metric = part ? name.replace(part[0], '') : name;
    const sentence = SENTENCES[metric.toLowerCase()];
    const line = sentence?.(value, RANKED[model]) ?? `${metric}: ${Math.round(value * 1000) / 1000}`;
    groups.set(title, [...(groups.get(title) ?? []), line]);
  }
  return [...groups].map(([title, lines]) => ({ title, lines }));
}
