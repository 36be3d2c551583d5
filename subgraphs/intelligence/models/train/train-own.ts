import type { ModelName, SealedArtefact } from '../artefact/artefact.js';
import { scorerOf } from '../artefact/scorer.js';
import { seal } from '../artefact/seal.js';
import { trainEbm } from '../engine/ebm/train-ebm.js';
import { trainGbdt } from '../engine/gbdt/train-gbdt.js';
import { scoreForest } from '../engine/gbdt/tree.js';
import { scoreLogistic, trainLogistic } from '../engine/logistic/train-logistic.js';
import { fitPlatt, probabilityOf } from '../engine/quality/platt.js';
import { type Table, rateOf, rowAt } from '../engine/table.js';
import { type Feature, directionsOf } from '../features/feature.js';
import { anchored } from '../open-data/train-shipped-loyalty.js';
import { type Gate, gatesOf, leastGain } from './compare.js';
import { countViolations } from './count-violations.js';
import { makeArtefact, probabilities } from './make-artefact.js';
import { type Measures, figuresOf, measure } from './measure.js';
import { splitByTime } from './rows/collect-table.js';
import { TrainingProblem } from './rows/training-row.js';

/** One of the models that were compared, on the rows that measure. */
export interface Contestant {
  name: string;
  measures: Measures;
  probabilities: Float64Array;
}

export interface Trained {
  artefact: SealedArtefact;
  labels: Uint8Array;
  /** The new model first, then the one in use, trees and the regression. */
  contestants: Contestant[];
  gates: Gate[];
}

/** Outcomes without which nothing is learned: fewer only tell the level. */
const LEAST_POSITIVES = 50;

function calibrated(score: (row: Float64Array) => number, unseen: Table, test: Table): Float64Array {
  const of = (table: Table) => Float64Array.from({ length: table.labels.length }, (_, row) => score(rowAt(table, row)));
  const calibration = fitPlatt(unseen.labels, of(unseen));
  return of(test).map((z) => probabilityOf(calibration, z));
}

/** The rows as a model sees them that knows other features, or the same in another order. */
function seenBy({ features }: SealedArtefact, table: Table): Table {
  const none = new Float64Array(table.labels.length).fill(NaN);
  const columns = features.map((name) => table.columns[table.names.indexOf(name)] ?? none);
  return { names: features, columns, labels: table.labels };
}

export interface TrainingParts {
  model: ModelName;
  features: readonly Feature[];
  table: Table;
  inUse: SealedArtefact;
  version: string;
  trainedAt: string;
  seed: number;
}

function artefactOf({ model, features, table, inUse, version, trainedAt, seed }: TrainingParts): SealedArtefact {
  const { learned, later, unseen } = splitByTime(table);
  const ebm = trainEbm(learned, { seed, bins: 48, pairs: 8, pairBins: 10, directions: directionsOf(features) }, later);
  const artefact = makeArtefact(
    {
      ...{ model, version, trainedAt, seed, origin: 'own', thresholds: inUse.thresholds, constants: inUse.constants },
      card: {
        summary: inUse.card.summary,
        data: `Own stored history: ${table.labels.length} rows in the order of time, ${(100 * rateOf(table.labels)).toFixed(2)} % with the outcome.`,
        method: 'Additive boosting with pairs (EBM), directions held, Platt calibration on later rows.',
        limits: [
          'Stays that were declined count as fraud where rows are read from the stored history: judgement is learned too.',
        ],
        ...{ figures: [], priors: [] },
      },
    },
    ...([ebm, learned, unseen] as const),
  );
  return model === 'guest-loyalty' ? anchored(artefact, unseen) : artefact;
}

/**
 * Trains a model on rows in the order of time and compares it, on the last of them, with the model in use, boosted trees
 * and a regression. Throws TrainingProblem when there is too little to learn from. Deterministic by seed.
 */
export function trainOwn(parts: TrainingParts): Trained {
  const { features, table, inUse, seed } = parts;
  const positives = table.labels.reduce((sum, label) => sum + label, 0);
  if (positives < LEAST_POSITIVES || table.labels.length - positives < LEAST_POSITIVES)
    throw new TrainingProblem(
      `${positives} outcomes among ${table.labels.length} rows: at least ${LEAST_POSITIVES} of each kind are needed.`,
    );
  const { learned, later, unseen, test } = splitByTime(table);
  const plain = artefactOf(parts);
  const forest = trainGbdt(learned, { seed, directions: directionsOf(features) }, later);
  const regression = trainLogistic(learned);
  const old = scorerOf(inUse).artefact;
  const contestants = (
    [
      ['new', probabilities(plain, test)],
      ['in use', probabilities(old, seenBy(old, test))],
      ['trees', calibrated((row) => scoreForest(forest, row), unseen, test)],
      ['regression', calibrated((row) => scoreLogistic(regression, row), unseen, test)],
    ] as const
  ).map(([name, found]) => ({ name, probabilities: found, measures: measure(test.labels, found) }));
  const [fresh, before] = contestants as [Contestant, Contestant];
  const over = ({ probabilities: found }: Contestant) =>
    found.filter((p) => p >= (inUse.thresholds.review_min ?? 0.5)).length;
  const gates = gatesOf({
    ...{ positives: test.labels.reduce((sum, label) => sum + label, 0), fresh: fresh.measures, old: before.measures },
    leastGain: leastGain(test.labels, fresh.probabilities, before.probabilities, seed),
    violations: countViolations(plain, features, test),
    flagged: [over(fresh), over(before)],
  });
  return { artefact: withFigures(plain, fresh.measures), labels: test.labels, contestants, gates };
}

function withFigures({ hash: _hash, ...open }: SealedArtefact, measures: Measures): SealedArtefact {
  return seal({ ...open, card: { ...open.card, figures: figuresOf('test', measures) } });
}
