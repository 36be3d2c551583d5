/** The package and the built modules of the service's models to measure. */
export {
  fitPlatt,
  logit,
  measure,
  probabilityOf,
  randomOf,
  rateOf,
  rowAt,
  rowsBetween,
  scoreAdditive,
  scoreForest,
  scoreLogistic,
  trainEbm,
  trainGbdt,
  trainLogistic,
} from '@guest-screening/tabular-models';

const from = '../../dist/subgraphs/intelligence/models/';

export const { readStays } = await import(`${from}open-data/read-stays.js`);
export const { staysTable, splitAt } = await import(`${from}open-data/stays-table.js`);
export const { joined, trainShippedLoyalty } = await import(`${from}open-data/train-shipped-loyalty.js`);
export const { shippedArtefact } = await import(`${from}artefact/shipped.js`);
export const { scorerOf } = await import(`${from}artefact/scorer.js`);
export const { simulatedTable } = await import(`${from}simulate/train-shipped-fraud.js`);
export const { drawWorld } = await import(`${from}simulate/world.js`);
export const { trainOwn } = await import(`${from}train/train-own.js`);
export const { driftsOf } = await import(`${from}register/find-drift.js`);
export const { seenBy } = await import(`${from}train/go-on.js`);
export const { makeArtefact, probabilities } = await import(`${from}train/make-artefact.js`);
export const { splitByTime } = await import(`${from}train/rows/collect-table.js`);
export const { FRAUD_FEATURES } = await import('../../dist/records/features/fraud-features.js');
export const { LOYALTY_FEATURES } = await import('../../dist/records/features/loyalty-features.js');
export const { directionsOf, learnedNames } = await import('../../dist/records/features/feature.js');
