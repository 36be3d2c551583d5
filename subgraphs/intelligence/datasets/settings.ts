import { z } from 'zod';
import { wordList } from '#kit/process/config.js';

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

/** The settings of imported data sets. */
export const DATASETS_SHAPE = {
  DATASETS_AUTO: z.enum(['off', 'official']).default('official'),
  DATASETS_MAX_AGE_DAYS: agesInDays.prefault(''),
};
