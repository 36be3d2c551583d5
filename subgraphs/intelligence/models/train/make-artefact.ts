import type { Artefact, ModelCard, ModelName, SealedArtefact } from '../artefact/artefact.js';
import { treeRowsOf } from '../artefact/forest-rows.js';
import { rangeOf, scorerOf } from '../artefact/scorer.js';
import { seal } from '../artefact/seal.js';
import {
  type Additive,
  type Calibration,
  type Forest,
  type Table,
  baselineOf,
  cutsOf,
  fitPlatt,
  rateOf,
  rowAt,
} from '@guest-screening/tabular-models';

/** Model metadata that is not learned from rows. */
export interface Facts {
  model: ModelName;
  version: string;
  trainedAt: string;
  seed: number;
  origin: Artefact['origin'];
  card: ModelCard;
  thresholds: Record<string, number>;
  constants: Record<string, number>;
  /** Maximum contribution of one feature to the log-odds; default 4. */
  cap?: number;
}

/** No feature may decide alone: at most 4 in log-odds. */
export const CAP = 4;

/** Learned parts: shapes and pairs, trees, or both; their scores add up. Trees start from the intercept. */
export interface Fitted extends Additive {
  forest?: Forest;
}

/**
 * Trees are not capped: capped contributions could fall as the feature rises, and their directions hold only in the
 * sum.
 */
const NO_CAP = 1e6;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const all = (values: readonly number[], digits = 4): number[] => values.map((value) => rounded(value, digits));

function slim({ intercept, shapes, pairs, forest }: Fitted) {
  return {
    intercept: rounded(intercept, 6),
    shapes: shapes
      .map((shape) => ({ ...shape, values: all(shape.values) }))
      .filter(({ values }) => values.some((value) => value !== 0)),
    pairs: pairs.map((pair) => ({ ...pair, values: all(pair.values, 3) })),
    ...(forest && { trees: treeRowsOf(forest) }),
  };
}

function spreadOf(column: ArrayLike<number>) {
  const { cuts, shares } = baselineOf(cutsOf(Float64Array.from(column), 64), column);
  return { cuts, shares: all(shares) };
}

/** Log-odds of all rows, before calibration and caps. */
export function rawScores(artefact: Artefact, table: Table): Float64Array {
  const { raw } = scorerOf({ ...artefact, hash: '' });
  return Float64Array.from({ length: table.labels.length }, (_, row) => raw(rowAt(table, row)));
}

/** Probabilities of all rows. */
export function probabilities(artefact: SealedArtefact, table: Table): Float64Array {
  const { score } = scorerOf(artefact);
  return Float64Array.from({ length: table.labels.length }, (_, row) => score(rowAt(table, row)).probability);
}

/** Share of rows beyond each end of a model's score range. */
const BEYOND = 0.001;

/** Score range supported by these rows, within the widest range. */
export function supportedRange(scores: Float64Array): [number, number] {
  const sorted = Float64Array.from(scores).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  const [least, highest] = rangeOf(sorted.length > 0 ? [at(BEYOND), at(1 - BEYOND)] : undefined);
  return [rounded(least, 6), rounded(highest, 6)];
}

/**
 * Builds a model file: calibrated on unseen rows, numbers rounded, with the distribution of each feature and the score.
 * `adjust` shifts the calibration if the rows' base rate is not the expected one.
 */
export function makeArtefact(
  facts: Facts,
  model: Fitted,
  learned: Table,
  unseen: Table,
  adjust: (calibration: Calibration) => Calibration = (same) => same,
): SealedArtefact {
  const blank: Artefact = {
    format: 1,
    ...facts,
    ...slim(model),
    features: learned.names,
    cap: model.forest ? NO_CAP : (facts.cap ?? CAP),
    rows: learned.labels.length,
    positives: learned.labels.reduce((sum, label) => sum + label, 0),
    calibration: { slope: 1, offset: 0 },
    baseRate: 0.5,
    baselines: {},
    scoreBaseline: { cuts: [], shares: [0, 1] },
  };
  const raw = rawScores(blank, unseen);
  const calibration = adjust(fitPlatt(unseen.labels, raw));
  const held = { slope: rounded(calibration.slope, 6), offset: rounded(calibration.offset, 6) };
  const scores = rawScores(blank, learned).map((score) => held.slope * score + held.offset);
  return seal({
    ...blank,
    calibration: held,
    baseRate: rounded(Math.min(0.99, Math.max(1e-6, rateOf(unseen.labels))), 6),
    baselines: Object.fromEntries(learned.names.map((name, n) => [name, spreadOf(learned.columns[n]!)])),
    scoreBaseline: spreadOf(scores),
    scoreRange: supportedRange(scores),
  });
}
