import { DATASETS } from '../../capability-sources.js';

/** Publishers with the same name in every language. */
const NAMES = ['interpol', 'opensanctions', 'geonames', 'carriers', 'education'];

/** English titles and publishers of the datasets by code. */
export const DATASET_PHRASES: Readonly<Record<string, string>> = Object.fromEntries(
  DATASETS.flatMap(({ name, title, publisher }) => [
    [`dataset.${name}`, title],
    ...(NAMES.includes(name) ? [] : [[`dataset.${name}.publisher`, publisher]]),
  ]),
);

/**
 * English texts of what sources hold that have no dataset: by the kind of lookup if the data is built in, otherwise by
 * the name of the provider. Other providers answer one kind of lookup.
 */
export const HELD_PHRASES = {
  'holds.ip': 'Cities of IP addresses (DB-IP)',
  'holds.address': 'Cities of the world (GeoNames)',
  'holds.gdelt': 'online news',
  'holds.nyc_evictions': 'evictions executed by city marshals, by address',
  'holds.offenders': 'sex offender registers of all US states',
  'holds.watchman': 'sanctions lists',
  'holds.yente': 'sanctions and watchlists of its default collection',
} as const;
