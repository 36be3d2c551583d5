/** The built modules of the model engine that the measurements are of. */
const from = '../../dist/subgraphs/intelligence/models/';

export const { trainEbm } = await import(`${from}engine/ebm/train-ebm.js`);
export const { scoreAdditive } = await import(`${from}engine/ebm/additive.js`);
export const { trainGbdt } = await import(`${from}engine/gbdt/train-gbdt.js`);
export const { scoreForest } = await import(`${from}engine/gbdt/tree.js`);
export const { scoreLogistic, trainLogistic } = await import(`${from}engine/logistic/train-logistic.js`);
export const { fitPlatt, probabilityOf } = await import(`${from}engine/quality/platt.js`);
export const { fitIsotonic, stepAt } = await import(`${from}engine/quality/isotonic.js`);
export const { rowAt, rowsBetween } = await import(`${from}engine/table.js`);
export const { fitBgNbd, expectedPurchases } = await import(`${from}engine/btyd/bg-nbd.js`);
export const { fitGammaGamma } = await import(`${from}engine/btyd/gamma-gamma.js`);
export const { measure } = await import(`${from}train/measure.js`);
export const { readStays } = await import(`${from}open-data/read-stays.js`);
export const { staysTable, splitAt } = await import(`${from}open-data/stays-table.js`);
export const { shippedArtefact } = await import(`${from}artefact/shipped.js`);
export const { scorerOf } = await import(`${from}artefact/scorer.js`);
export const { simulatedTable } = await import(`${from}simulate/simulated-table.js`);
export const { drawWorld } = await import(`${from}simulate/world.js`);
export const { randomOf } = await import(`${from}engine/random.js`);
export const { FRAUD_FEATURES } = await import(`${from}features/fraud-features.js`);
export const { directionsOf } = await import(`${from}features/feature.js`);
