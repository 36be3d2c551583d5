import type pg from 'pg';
import { DATASETS } from './capability-sources.js';
import { withoutCities } from './built-in-data.js';
import { findDatasetStates } from './datasets/store/find-dataset-states.js';

/** What a start says of lists that are empty and how to load them; nothing when none is. */
export async function welcomeLines(pool: pg.Pool, isAuto: boolean): Promise<string[]> {
  const states = await findDatasetStates(pool, DATASETS);
  const empty = states.filter(({ parts }) => parts.length === 0).map(({ dataset }) => dataset);
  if (empty.length === 0) return [];
  const official = empty.some(({ officialUrl }) => officialUrl !== null);
  return [
    `Empty lists: ${empty.map(({ name }) => name).join(', ')}. Their lookups say that nothing is known.`,
    ...(official && isAuto
      ? [
          '  Those with a public address are fetched in the background, sanctions lists first (DATASETS_AUTO=off declines).',
        ]
      : []),
    ...(official && !isAuto ? ['  npm run import -- official                 loads those with a public address'] : []),
    '  npm run import -- <dataset> <file or URL>  loads one; npm run datasets tells what and how',
    ...withoutCities(),
  ];
}
