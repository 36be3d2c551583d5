import { DATASETS } from '../../capability-sources.js';

/** English titles of the datasets by code. */
export const DATASET_PHRASES: Readonly<Record<string, string>> = Object.fromEntries(
  DATASETS.map(({ name, title }) => [`dataset.${name}`, title]),
);
