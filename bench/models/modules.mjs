/** The package and the built modules of the service's models to measure. */
export { measure, randomOf, rowAt, scoreAdditive, trainEbm } from '@guest-screening/tabular-models';

const from = '../../dist/subgraphs/intelligence/models/';

export const { readStays } = await import(`${from}open-data/read-stays.js`);
export const { staysTable, splitAt } = await import(`${from}open-data/stays-table.js`);
export const { shippedArtefact } = await import(`${from}artefact/shipped.js`);
export const { scorerOf } = await import(`${from}artefact/scorer.js`);
export const { simulatedTable } = await import(`${from}simulate/simulated-table.js`);
export const { drawWorld } = await import(`${from}simulate/world.js`);
export const { FRAUD_FEATURES } = await import('../../dist/records/features/fraud-features.js');
export const { directionsOf } = await import('../../dist/records/features/feature.js');
