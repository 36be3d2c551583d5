import { z } from 'zod';
import { wordList } from '#kit/process/config.js';
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

/** Ages in days by data set, such as `watchlists=30,evictions=180`. `watchlists` stands for every list. */
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

/** The settings of imported data sets. */
const DATASETS_SHAPE = {
  DATASETS_AUTO: z.enum(['off', 'official']).default('official'),
  DATASETS_MAX_AGE_DAYS: agesInDays.prefault(''),
};

/** The lookups whose providers an operator may choose, with those who can be chosen, in the order of `lookupSources`. */
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

/** The settings of the providers of all lookups. */
export type AllLookupSettings = LookupSettings<LookupName, ExternalOf<typeof LOOKUP_KINDS>>;

export const LOOKUP_SHAPE = lookupShape(LOOKUP_KINDS);

/** Throws BadConfiguration for names nobody has, and providers that are set by half. */
export const lookupsOf = (read: z.output<z.ZodObject<typeof LOOKUP_SHAPE>>): AllLookupSettings =>
  readLookups(LOOKUP_KINDS, read);

/** Every setting of this subgraph. This file and those it imports read no environment and open nothing. */
export const INTELLIGENCE_SHAPE = {
  ...LOOKUP_SHAPE,
  ...DATASETS_SHAPE,
  ...WATCHLIST_SHAPE,
  ...NEWS_SHAPE,
  ...OFFENDERS_SHAPE,
  ...EVICTIONS_SHAPE,
};

/** The settings of this subgraph, those together that belong together. */
export interface IntelligenceSettings {
  lookups: AllLookupSettings;
  /** Whether public data sets are fetched and kept up to date in the background. */
  datasetsAuto: boolean;
  /** Lists that have to be searched before nobody is said to be on a sanctions list. */
  sanctionsLists: string[];
  /** How many days old imported data may be, by data set, where the operator has set it. */
  maxAgeDays: Record<string, number>;
  /** What searches of the news promise, and how many pages of articles each may fetch. */
  news: NewsSettings;
  /** States of the United States whose register of sex offenders is not to be searched. */
  offenderStatesOff: string[];
  /** States whose cases of eviction are not to be searched. */
  evictionStatesOff: string[];
  /** States whose cases of eviction may be searched, but not for background checks. */
  checkedEvictionStatesOff: string[];
}

/** Throws BadConfiguration with the problems of the lookups. */
export function intelligenceSettings(read: z.output<z.ZodObject<typeof INTELLIGENCE_SHAPE>>): IntelligenceSettings {
  return {
    lookups: lookupsOf(read),
    datasetsAuto: read.DATASETS_AUTO === 'official',
    sanctionsLists: read.SANCTIONS_LISTS,
    maxAgeDays: read.DATASETS_MAX_AGE_DAYS,
    news: newsRulesOf(read),
    offenderStatesOff: read.OFFENDER_STATES_OFF,
    evictionStatesOff: read.EVICTION_STATES_OFF,
    checkedEvictionStatesOff: read.BACKGROUND_EVICTION_STATES_OFF,
  };
}
