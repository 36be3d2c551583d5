import {
  type Measures,
  type Table,
  fitPlatt,
  measure,
  probabilityOf,
  rateOf,
  rowAt,
  scoreLogistic,
  trainEbm,
  trainGbdt,
  trainLogistic,
} from '@guest-screening/tabular-models';
import type { ModelName, SealedArtefact } from '../artefact/artefact.js';
import { scorerOf } from '../artefact/scorer.js';
import { seal } from '../artefact/seal.js';
import { type Feature, directionsOf } from '#records/features/feature.js';
import { anchored } from '../open-data/train-shipped-loyalty.js';
import { type Gate, gatesOf } from './compare.js';
import { figuresOf } from './figures.js';
import { goOn, seenBy, widened } from './go-on.js';
import { type Fitted, makeArtefact, probabilities } from './make-artefact.js';
import { splitByTime } from './rows/collect-table.js';
import { TrainingProblem } from './rows/training-row.js';

const ROWS = 300;

/** Points where the score can change with the feature, in order. */
function cutsOf({ shapes, pairs, trees = [] }: SealedArtefact, feature: number): number[] {
  const found = [
    ...shapes.filter((shape) => shape.feature === feature).map(({ cuts }) => cuts),
    ...pairs.flatMap(({ features, cuts }) => cuts.filter((_, n) => features[n] === feature)),
    trees.flatMap((tree) => tree.filter(([cut]) => cut === feature).map(([, at]) => at)),
  ];
  return [...new Set(found.flat())].sort((a, b) => a - b);
}

/**
 * Number of cases in which a larger value moves the score against the feature's direction, over rows and values of the
 * table.
 */
export function countViolations(artefact: SealedArtefact, features: readonly Feature[], table: Table): number {
  const { score } = scorerOf(artefact);
  const every = Math.max(1, Math.floor(table.labels.length / ROWS));
  let violations = 0;
  artefact.features.forEach((name, n) => {
    const direction = features.find((one) => one.name === name)?.direction;
    const cuts = cutsOf(artefact, n);
    if (!direction || cuts.length === 0) return;
    const ladder = [cuts[0]! - 1, ...cuts];
    for (let at = 0; at < table.labels.length; at += every) {
      const row = rowAt(table, at);
      const climbed = ladder.map((value) => direction * score(row.with(n, value)).score);
      violations += climbed.filter((value, step) => step > 0 && value < climbed[step - 1]! - 1e-9).length;
    }
  });
  return violations;
}

/** A compared model, evaluated on the test rows. */
export interface Contestant {
  name: string;
  measures: Measures;
  probabilities: Float64Array;
}

export interface Trained {
  artefact: SealedArtefact;
  labels: Uint8Array;
  /** The new model, the one in use, the other method and the regression, in this order. */
  contestants: Contestant[];
  gates: Gate[];
  weights: Weight[];
}

/** Average absolute contribution of a feature over the test rows. */
export interface Weight {
  name: string;
  moves: number;
}

/** Minimum number of outcomes for training: fewer only determine the base rate. */
const MIN_POSITIVES = 50;

function calibrated(score: (row: Float64Array) => number, unseen: Table, test: Table): Float64Array {
  const of = (table: Table) => Float64Array.from({ length: table.labels.length }, (_, row) => score(rowAt(table, row)));
  const calibration = fitPlatt(unseen.labels, of(unseen));
  return of(test).map((z) => probabilityOf(calibration, z));
}

export interface TrainingParts {
  model: ModelName;
  features: readonly Feature[];
  table: Table;
  inUse: SealedArtefact;
  /** Method of the new model; the other one is trained for comparison. */
  method: 'additive' | 'trees';
  version: string;
  trainedAt: string;
  seed: number;
}

/** Below this number of outcomes the model in use is refined; from it on, a new one is trained. */
const ENOUGH_POSITIVES = 200;

const METHODS = {
  additive: 'Additive boosting with pairs (EBM), monotonic constraints, Platt calibration on later rows.',
  trees: 'Boosted trees, monotonic constraints, Platt calibration on later rows. Contributions are not capped.',
  refined: 'Correction of the model in use by additive boosting; Platt calibration on later rows.',
};

const CARD_LIMITS: Record<ModelName, string[]> = {
  'str-fraud': [
    "In rows from the stored history, declined stays count as fraud, so the model also learns past reviewers' judgment.",
  ],
  'guest-loyalty': [
    'Guests are identified by email address and phone number, so returns of guests with masked addresses are underestimated.',
  ],
};

/** Result of one training method as a deployable model. */
function artefactOf(parts: TrainingParts, table: Table, method: keyof typeof METHODS, fitted: Fitted): SealedArtefact {
  const { model, inUse, version, trainedAt, seed } = parts;
  const { learned, unseen } = splitByTime(table);
  const artefact = makeArtefact(
    {
      model,
      version,
      trainedAt,
      seed,
      origin: 'own',
      thresholds: inUse.thresholds,
      constants: inUse.constants,
      card: {
        summary: inUse.card.summary,
        data: `Own stored history: ${table.labels.length} rows in chronological order, ${(100 * rateOf(table.labels)).toFixed(2)}% with the outcome.`,
        method: METHODS[method],
        limits: CARD_LIMITS[model],
        figures: [],
        priors: [],
      },
    },
    ...([fitted, learned, unseen] as const),
  );
  return model === 'guest-loyalty' ? anchored(artefact, unseen) : artefact;
}

/** Small trees can be explained in a fraction of a millisecond and rank no worse with few outcomes. */
const SMALL_TREES = { leaves: 8, trees: 250, rate: 0.06 };

/** Trains both methods on the same rows. With too few outcomes, the additive one refines the model in use. */
function learnBoth(parts: TrainingParts): { additive: SealedArtefact; trees: SealedArtefact } {
  const { features, table, inUse, seed } = parts;
  const directions = directionsOf(features);
  const { learned, later } = splitByTime(table);
  const forest = trainGbdt(learned, { ...SMALL_TREES, seed, directions }, later);
  const trees = artefactOf(parts, table, 'trees', { intercept: forest.base, shapes: [], pairs: [], forest });
  if (positivesOf(table) < ENOUGH_POSITIVES) {
    const wide = widened(inUse, table);
    return {
      additive: artefactOf(parts, wide, 'refined', goOn(inUse, splitByTime(wide), { seed, directions })),
      trees,
    };
  }
  const ebm = trainEbm(learned, { seed, bins: 48, pairs: 8, pairBins: 10, directions }, later);
  return { additive: artefactOf(parts, table, 'additive', ebm), trees };
}

const positivesOf = ({ labels }: Table): number => labels.reduce((sum, label) => sum + label, 0);

/**
 * Trains a model on rows ordered by time and compares it, on the last of them, with the model in use, the other method
 * and a regression. Throws TrainingProblem if there is too little data. Deterministic by seed.
 */
export function trainOwn(parts: TrainingParts): Trained {
  const { features, table, inUse, seed, method } = parts;
  const positives = positivesOf(table);
  if (positives < MIN_POSITIVES || table.labels.length - positives < MIN_POSITIVES)
    throw new TrainingProblem(
      `Too few rows: ${positives} of ${table.labels.length} have the outcome. At least ${MIN_POSITIVES} rows with and ${MIN_POSITIVES} without are required.`,
    );
  const { learned, unseen, test } = splitByTime(table);
  const both = learnBoth(parts);
  const other = method === 'trees' ? 'additive' : 'trees';
  const regression = trainLogistic(learned);
  const contestants = (
    [
      ['new', probabilities(both[method], seenBy(both[method], test))],
      ['in use', probabilities(inUse, seenBy(inUse, test))],
      [other, probabilities(both[other], seenBy(both[other], test))],
      ['regression', calibrated((row) => scoreLogistic(regression, row), unseen, test)],
    ] as const
  ).map(([name, found]) => ({ name, probabilities: found, measures: measure(test.labels, found) }));
  const [fresh, before] = contestants as [Contestant, Contestant];
  const gates = gatesOf({
    labels: test.labels,
    fresh: fresh.probabilities,
    old: before.probabilities,
    violations: countViolations(both[method], features, seenBy(both[method], test)),
    reviewMin: inUse.thresholds.review_min ?? null,
    seed,
  });
  const artefact = withFigures(both[method], fresh.measures);
  return { artefact, labels: test.labels, contestants, gates, weights: weightsOf(artefact, seenBy(artefact, test)) };
}

function withFigures({ hash: _hash, ...open }: SealedArtefact, measures: Measures): SealedArtefact {
  return seal({ ...open, card: { ...open.card, figures: figuresOf('test', measures) } });
}

const WEIGHED_ROWS = 1_000;

/** Average absolute contribution of each feature, largest first. */
function weightsOf(artefact: SealedArtefact, table: Table): Weight[] {
  const { score } = scorerOf(artefact);
  const every = Math.max(1, Math.floor(table.labels.length / WEIGHED_ROWS));
  const sums = new Float64Array(artefact.features.length);
  let rows = 0;
  for (let row = 0; row < table.labels.length; row += every, rows += 1)
    score(rowAt(table, row)).added.forEach((by, n) => (sums[n]! += Math.abs(by)));
  return artefact.features
    .map((name, n) => ({ name, moves: sums[n]! / Math.max(1, rows) }))
    .sort((a, b) => b.moves - a.moves);
}
