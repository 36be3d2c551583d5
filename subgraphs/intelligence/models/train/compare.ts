import { type Measures, aucOf, randomOf } from '@guest-screening/tabular-models';

/** Result of one promotion gate. */
export interface Gate {
  name: string;
  passed: boolean;
  told: string;
}

const SAMPLES = 200;
const MAX_ROWS = 20_000;

/** 2.5th percentile of the AUC gain (new minus old) over bootstrap samples. */
export function leastGain(labels: Uint8Array, fresh: ArrayLike<number>, old: ArrayLike<number>, seed: number): number {
  const random = randomOf(seed);
  const count = Math.min(labels.length, MAX_ROWS);
  const gains: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const rows = Uint32Array.from({ length: count }, () => random.below(labels.length));
    const of = (scores: ArrayLike<number>) => Float64Array.from(rows, (row) => scores[row]!);
    const marks = Uint8Array.from(rows, (row) => labels[row]!);
    const gain = aucOf(marks, of(fresh)) - aucOf(marks, of(old));
    if (!Number.isNaN(gain)) gains.push(gain);
  }
  return gains.sort((a, b) => a - b)[Math.floor(0.025 * gains.length)] ?? NaN;
}

export interface Compared {
  positives: number;
  fresh: Measures;
  old: Measures;
  leastGain: number;
  violations: number;
  /** Rows above the review threshold, new and old model. */
  flagged: [number, number];
}

const three = (value: number) => value.toFixed(4);

/** Promotion gates of a new model; it may replace the one in use only if it passes all. */
export function gatesOf({ positives, fresh, old, leastGain: gain, violations, flagged }: Compared): Gate[] {
  const [now, before] = flagged;
  return [
    { name: 'positive test rows', passed: positives >= 50, told: `${positives}, minimum 50` },
    {
      name: 'AUC',
      passed: gain > -0.005,
      told: `gain of at least ${three(gain)} (97.5% confidence), must exceed -0.005`,
    },
    { name: 'Brier', passed: fresh.brier <= old.brier, told: `${three(fresh.brier)}, was ${three(old.brier)}` },
    { name: 'calibration', passed: fresh.ece <= 0.02, told: `ECE ${three(fresh.ece)}, maximum 0.02` },
    { name: 'directions', passed: violations === 0, told: `${violations} violations` },
    { name: 'rows to review', passed: now <= 2 * Math.max(1, before), told: `${now}, was ${before}` },
  ];
}
