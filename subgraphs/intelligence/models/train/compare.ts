import { type CalibrationBin, aucOf, calibrationBins, eceOf, randomOf } from '@guest-screening/tabular-models';

/** Result of one promotion gate. */
export interface Gate {
  name: string;
  passed: boolean;
  told: string;
}

/** Two models on the same test rows. */
export interface Compared {
  labels: Uint8Array;
  fresh: Float64Array;
  old: Float64Array;
  /** Number of cases in which the new model contradicts a direction. */
  violations: number;
  /** From this probability on, a booking goes to review; null: the model sends none there. */
  reviewMin: number | null;
  seed: number;
}

const SAMPLES = 200;
const MAX_ROWS = 20_000;

/**
 * 97.5th percentile of the AUC gain (new minus old) over bootstrap samples. Below 0, the new model ranks significantly
 * worse.
 */
function highestGain({ labels, fresh, old, seed }: Compared): number {
  const random = randomOf(seed);
  const count = Math.min(labels.length, MAX_ROWS);
  const gains: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const rows = Uint32Array.from({ length: count }, () => random.below(labels.length));
    const of = (scores: Float64Array) => Float64Array.from(rows, (row) => scores[row]!);
    const marks = Uint8Array.from(rows, (row) => labels[row]!);
    const gain = aucOf(marks, of(fresh)) - aucOf(marks, of(old));
    if (!Number.isNaN(gain)) gains.push(gain);
  }
  return gains.sort((a, b) => a - b)[Math.floor(0.975 * gains.length)] ?? NaN;
}

const lossOf = (label: number, p: number) => -Math.log(Math.min(1 - 1e-6, Math.max(1e-6, label ? p : 1 - p)));

/** Mean log loss of the old model minus that of the new one. A proper score: it rewards ranking and calibration together. */
export function lossGain({ labels, fresh, old }: Pick<Compared, 'labels' | 'fresh' | 'old'>): number {
  const sum = labels.reduce((total, label, row) => total + lossOf(label, old[row]!) - lossOf(label, fresh[row]!), 0);
  return sum / Math.max(1, labels.length);
}

/** The calibration error that chance alone would give on average, if the actual shares of the bins were right. */
export function eceByChance(labels: Uint8Array, found: Float64Array): number {
  // The mean of |x| is √(2/π) standard deviations if x is normal.
  const error = ({ count, actual }: CalibrationBin) => Math.sqrt(((2 / Math.PI) * actual * (1 - actual)) / count);
  const bins = calibrationBins(labels, found);
  return bins.reduce((sum, bin) => sum + (bin.count / Math.max(1, labels.length)) * error(bin), 0);
}

/** Fewer outcomes than this say too little. */
const MIN_OUTCOMES = 30;
const MAX_ECE = 0.02;

const four = (value: number) => value.toFixed(4);

/** The limit is no stricter than the calibration of the model in use. */
function calibrationGate({ labels, fresh, old }: Compared): Gate {
  const [ece, before, chance] = [eceOf(labels, fresh), eceOf(labels, old), eceByChance(labels, fresh)];
  const most = Math.max(MAX_ECE + chance, before);
  const told = `ECE ${four(ece)}, maximum ${four(most)}: ${MAX_ECE} beyond chance, or that of the model in use`;
  return { name: 'calibration', passed: ece <= most, told };
}

/** At most twice as many bookings to review as with the model in use; two if that sends none. */
function reviewGate({ fresh, old }: Compared, reviewMin: number): Gate {
  const [now, before] = [fresh, old].map((found) => found.filter((p) => p >= reviewMin).length) as [number, number];
  return { name: 'rows to review', passed: now <= 2 * Math.max(1, before), told: `${now}, was ${before}` };
}

/**
 * Promotion gates of a new model; it may replace the one in use only if it passes all. It must do better on the test rows,
 * but not with statistical certainty: waiting for that would keep outdated models in use.
 */
export function gatesOf(compared: Compared): Gate[] {
  const { labels, violations, reviewMin } = compared;
  const outcomes = labels.reduce((sum, label) => sum + label, 0);
  const [loss, auc] = [lossGain(compared), highestGain(compared)];
  return [
    {
      name: 'outcomes in the test rows',
      passed: outcomes >= MIN_OUTCOMES,
      told: `${outcomes}, minimum ${MIN_OUTCOMES}`,
    },
    { name: 'log loss', passed: loss > 0, told: `smaller by ${four(loss)}, must exceed 0` },
    { name: 'AUC', passed: auc >= 0, told: `gain of at most ${four(auc)} (97.5% confidence), must not be below 0` },
    calibrationGate(compared),
    { name: 'directions', passed: violations === 0, told: `${violations} violations` },
    ...(reviewMin === null ? [] : [reviewGate(compared, reviewMin)]),
  ];
}
