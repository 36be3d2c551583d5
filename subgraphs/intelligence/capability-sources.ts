import { addressSources } from './address/sources.js';
import { breachesSources } from './breaches/sources.js';
import { creditSources } from './credit/sources.js';
import type { Dataset } from './datasets/catalogue/dataset.js';
import { domainSources } from './domain/sources.js';
import { emailSources } from './email/sources.js';
import { evictionsSources } from './evictions/sources.js';
import { ipSources } from './ip/sources.js';
import { newsSources } from './news/sources.js';
import { offendersSources } from './offenders/sources.js';
import { phoneSources } from './phone/sources.js';
import type { CapabilitySources } from './providers/lookup.js';
import { rates } from './rates/rates.js';
import { socialSources } from './social/sources.js';
import { watchlistSources } from './watchlist/sources.js';

/** The capabilities without their resolvers, in the display order of datasets. */
export const SOURCES = [
  ipSources,
  emailSources,
  breachesSources,
  socialSources,
  domainSources,
  evictionsSources,
  offendersSources,
  addressSources,
  phoneSources,
  newsSources,
  // Exchange rates convert prices to US dollars for the model features of a reservation.
  { reads: () => ({}), lookups: {}, datasets: [rates] },
  watchlistSources,
  creditSources,
] as const satisfies readonly CapabilitySources[];

/** Intersection of all these types. */
export type Together<T> = (T extends unknown ? (all: T) => void : never) extends (all: infer All) => void ? All : never;

type AllLookups = Together<(typeof SOURCES)[number]['lookups']>;

/** All lookups, by their name in the settings. */
export const LOOKUPS = Object.assign({}, ...SOURCES.map(({ lookups }) => lookups)) as {
  [Name in keyof AllLookups]: AllLookups[Name];
};

/** All importable datasets. To add one, add it to `datasets` of its capability and its tables to a migration. */
export const DATASETS: Dataset[] = SOURCES.flatMap(({ datasets }): readonly Dataset[] => datasets);
