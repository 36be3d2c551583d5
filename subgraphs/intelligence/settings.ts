import { z } from 'zod';
import { flag, wordList } from '#kit/process/config.js';
import { addressSettings } from './address/settings.js';
import { breachesSettings } from './breaches/settings.js';
import { creditSettings } from './credit/settings.js';
import { domainSettings } from './domain/settings.js';
import { emailSettings } from './email/settings.js';
import { EVICTIONS_SHAPE, evictionsSettings } from './evictions/settings.js';
import { ipSettings } from './ip/settings.js';
import { type NewsSettings, NEWS_SHAPE, newsRulesOf, newsSettings } from './news/settings.js';
import { OFFENDERS_SHAPE, offendersSettings } from './offenders/settings.js';
import { phoneSettings } from './phone/settings.js';
import {
  type ExternalOf,
  type LookupSettings,
  lookupShape,
  readLookups,
} from './providers/settings/lookup-settings.js';
import { socialSettings } from './social/settings.js';
import { WATCHLIST_SHAPE, watchlistSettings } from './watchlist/settings.js';

/** Ages in days by dataset, such as `watchlists=30,evictions=180`. `watchlists` applies to every list. */
const agesInDays = wordList.transform((words, context) =>
  Object.fromEntries(
    words.map((word) => {
      const [, name, days] = /^([a-z-]+)=(\d{1,5})$/.exec(word) ?? [];
      if (name && Number(days) > 0) return [name, Number(days)];
      context.addIssue(`${word} must be a dataset and a number of days, such as watchlists=30`);
      return z.NEVER;
    }),
  ),
);

/** Download URLs by dataset, such as `un=https://mirror.example/un.xml`. */
const urlsByDataset = wordList.transform((words, context) =>
  Object.fromEntries(
    words.map((word) => {
      const [, name, url] = /^([a-z-]+)=(https?:\/\/.+)$/.exec(word) ?? [];
      if (name && url && URL.canParse(url)) return [name, url];
      context.addIssue('must be datasets with http(s) URLs, such as un=https://mirror.example/un.xml');
      return z.NEVER;
    }),
  ),
);

/** Settings of imported datasets. */
const DATASETS_SHAPE = {
  DATASETS_AUTO: z.enum(['off', 'official']).default('official'),
  DATASETS_URLS: urlsByDataset.prefault(''),
  DATASETS_ALLOW_PRIVATE: flag.default(false),
  DATASETS_MAX_AGE_DAYS: agesInDays.prefault(''),
};

/** Lookups with configurable providers, in the order of `lookupSources`. */
export const LOOKUP_KINDS = {
  ...phoneSettings,
  ...emailSettings,
  ...ipSettings,
  ...domainSettings,
  ...addressSettings,
  ...breachesSettings,
  ...socialSettings,
  ...offendersSettings,
  ...evictionsSettings,
  ...newsSettings,
  ...watchlistSettings,
  ...creditSettings,
};

export type LookupName = keyof typeof LOOKUP_KINDS;

/** Provider settings of all lookups. */
export type AllLookupSettings = LookupSettings<LookupName, ExternalOf<typeof LOOKUP_KINDS>>;

export const LOOKUP_SHAPE = lookupShape(LOOKUP_KINDS);

/** Throws BadConfiguration for unknown provider names and incomplete provider settings. */
export const lookupsOf = (read: z.output<z.ZodObject<typeof LOOKUP_SHAPE>>): AllLookupSettings =>
  readLookups(LOOKUP_KINDS, read);

/** All settings of this subgraph. This file and its imports do not read the environment or open connections. */
export const INTELLIGENCE_SHAPE = {
  ...LOOKUP_SHAPE,
  ...DATASETS_SHAPE,
  ...WATCHLIST_SHAPE,
  ...NEWS_SHAPE,
  ...OFFENDERS_SHAPE,
  ...EVICTIONS_SHAPE,
};

/** Settings of this subgraph, grouped by topic. */
export interface IntelligenceSettings {
  lookups: AllLookupSettings;
  /** Whether public datasets are downloaded and updated in the background. */
  datasetsAuto: boolean;
  /** Download URLs set by the operator, by dataset. */
  datasetUrls: Record<string, string>;
  /** Whether datasets can be downloaded from private network addresses. */
  datasetsAllowPrivate: boolean;
  /** Lists that must be searched before a person can be cleared of sanctions. */
  sanctionsLists: string[];
  /** Maximum age of imported data in days, by dataset, if set by the operator. */
  maxAgeDays: Record<string, number>;
  /** Coverage that news searches promise, and the maximum number of article pages per search. */
  news: NewsSettings;
  /** US states whose sex offender register is not searched. */
  offenderStatesOff: string[];
  /** US states whose eviction records are not searched. */
  evictionStatesOff: string[];
  /** US states whose eviction records may be searched, but not for background checks. */
  checkedEvictionStatesOff: string[];
}

/** Throws BadConfiguration with the problems of the lookups. */
export function intelligenceSettings(read: z.output<z.ZodObject<typeof INTELLIGENCE_SHAPE>>): IntelligenceSettings {
  return {
    lookups: lookupsOf(read),
    datasetsAuto: read.DATASETS_AUTO === 'official',
    datasetUrls: read.DATASETS_URLS,
    datasetsAllowPrivate: read.DATASETS_ALLOW_PRIVATE,
    sanctionsLists: read.SANCTIONS_LISTS,
    maxAgeDays: read.DATASETS_MAX_AGE_DAYS,
    news: newsRulesOf(read),
    offenderStatesOff: read.OFFENDER_STATES_OFF,
    evictionStatesOff: read.EVICTION_STATES_OFF,
    checkedEvictionStatesOff: read.BACKGROUND_EVICTION_STATES_OFF,
  };
}
