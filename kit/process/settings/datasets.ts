import { z } from 'zod';
import { wholeNumber, wordList } from '../config.js';

/** States that bar bulk or commercial use of their register, or its use for housing; an operator's lawyer may know better. */
const STATES_OFF = 'AZ,CA,MS,NJ,NV,PA,VT,WA';

const statesOff = wordList.refine(
  (states) => states.every((state) => /^([A-Z]{2}|none)$/.test(state)),
  'is not a list of States, such as CA,NV',
);

/** Ages in days by data set, such as `watchlists=30,evictions=180`. `watchlists` stands for every list. */
const agesInDays = wordList.transform((words, context) =>
  Object.fromEntries(
    words.map((word) => {
      const [, name, days] = /^([a-z-]+)=(\d{1,5})$/.exec(word) ?? [];
      if (name && Number(days) > 0) return [name, Number(days)];
      context.addIssue(`${word} is not a data set and a number of days, such as watchlists=30`);
      return z.NEVER;
    }),
  ),
);

const listNames = wordList.transform((words) =>
  words.map((word) => word.toUpperCase()).filter((word) => word !== 'NONE'),
);

/** The settings of imported data sets. */
export const DATASETS_SHAPE = {
  DATASETS_AUTO: z.enum(['off', 'official']).default('official'),
  NEWS_KEPT_DAYS: wholeNumber(1, 36_500).default(2_557),
  SANCTIONS_LISTS: listNames.prefault('OFAC,UN,EU,UK'),
  DATASETS_MAX_AGE_DAYS: agesInDays.prefault(''),
  NEWS_COVERED_DAYS: wholeNumber(1, 3_650).default(90),
  NEWS_MAX_AGE_DAYS: wholeNumber(1, 3_650).default(30),
  NEWS_MIN_ARTICLES: wholeNumber(1, 10_000_000).default(1_000),
  NEWS_MIN_DAYS: wholeNumber(1, 3_650).default(45),
  NEWS_PAGES_READ: wholeNumber(0, 50).default(0),
  OFFENDER_STATES_OFF: statesOff.prefault(STATES_OFF),
  EVICTION_STATES_OFF: statesOff.prefault('none'),
  BACKGROUND_EVICTION_STATES_OFF: statesOff.prefault('none'),
};
