import type pg from 'pg';
import { DATASETS } from './capability-sources.js';
import { withoutCities } from './built-in-data.js';
import { findDatasetStates } from './datasets/store/find-dataset-states.js';

/** Start-up lines about empty datasets and how to import them; none if all have data. */
export async function welcomeLines(pool: pg.Pool, isAuto: boolean): Promise<string[]> {
  const states = await findDatasetStates(pool, DATASETS);
  const empty = states.filter(({ parts }) => parts.length === 0).map(({ dataset }) => dataset);
  if (empty.length === 0) return [];
  const official = empty.some(({ officialUrl }) => officialUrl !== null);
  return [
    `Empty datasets: ${empty.map(({ name }) => name).join(', ')}. Lookups that use them return "unknown".`,
    ...(official && isAuto
      ? [
          '  Datasets with a public download URL are fetched in the background, sanctions lists first (DATASETS_AUTO=off turns this off).',
        ]
      : []),
    ...(official && !isAuto
      ? ['  npm run import -- official                 imports all datasets with a public download URL']
      : []),
    '  npm run import -- <dataset> <file or URL>  imports one; npm run datasets lists all datasets and how to get them',
    ...withoutCities(),
  ];
}
