import { plural, t } from '@lingui/core/macro';
import type { Operations } from '../graph/answers.js';
import { decimal, wholePercent as percent } from '../look/numbers.js';

type Model = Operations['Models']['answer']['models'][number];

function points(value: number): string {
  const rounded = Math.round(Math.abs(value) * 1000) / 10;
  return plural(rounded, { one: '# percentage point', other: '# percentage points' });
}

/** What the model ranks above what, by model. */
const RANKED: Record<Model['name'], string> = {
  STR_FRAUD: t`risky above harmless reservations`,
  GUEST_LOYALTY: t`returning above one-time guests`,
};

/** Sentences by metric; the metrics' names are those of training. */
const SENTENCES: Record<string, (value: number, ranked: string) => string> = {
  auc: (value, ranked) => t`Ranks ${ranked} in ${percent(value)} of pairs (AUC).`,
  prauc: (value) => t`Average precision: ${percent(value)} (PR-AUC).`,
  brier: (value) => t`Mean squared error of its probabilities: ${decimal(value, 3)} (Brier score).`,
  ece: (value) => t`Its probabilities are off by ${points(value)} on average (calibration error).`,
  totalerror: (value) =>
    value === 0
      ? t`Predicts the total number of cases exactly.`
      : value > 0
        ? t`Predicts ${percent(value)} more cases than there were.`
        : t`Predicts ${percent(-value)} fewer cases than there were.`,
  recallat2: (value) => t`Finds ${percent(value)} of all cases in the 2% that it scores highest.`,
  'unseen worlds': (value) => t`Tested on ${decimal(value, 0)} simulated data sets that it had not seen.`,
  'mean auc': (value, ranked) => t`Ranks ${ranked} in ${percent(value)} of pairs on average (AUC).`,
  'lowest auc': (value) => t`In the worst data set: ${percent(value)} of pairs.`,
  'mean pr-auc': (value) => t`Average precision: ${percent(value)} (PR-AUC).`,
  'mean ece': (value) => t`Its probabilities are off by ${points(value)} on average (calibration error).`,
  'positive test rows': (value) => t`Tested on ${decimal(value, 0)} cases.`,
};

/** Metric prefixes, by the data they were measured on. */
const PARTS: [RegExp, (n: string) => string][] = [
  [/^city (\d+) /, (n) => t`Measured in city ${n}`],
  [/^last world /, () => t`Measured on the last data set`],
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
    const title = part ? part[1](part[0].exec(name)![1] ?? '') : t`Measured overall`;
    const metric = part ? name.replace(part[0], '') : name;
    const sentence = SENTENCES[metric.toLowerCase()];
    const line = sentence?.(value, RANKED[model]) ?? `${metric}: ${decimal(value, 3)}`;
    groups.set(title, [...(groups.get(title) ?? []), line]);
  }
  return [...groups].map(([title, lines]) => ({ title, lines }));
}
