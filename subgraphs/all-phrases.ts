import { ERROR_PHRASES } from '#failure-codes';
import { PROBLEM_PHRASES } from '#problem-phrases';
import { GAP_PHRASES, STATE_PHRASES } from './intelligence/answer/gap.js';
import { FINDING_PHRASES } from './intelligence/background/check/finding-phrases.js';
import { DATASET_PHRASES, HELD_PHRASES } from './intelligence/datasets/catalogue/dataset-phrases.js';
import { FETCH_PHRASES } from './intelligence/datasets/source/fetch-phrases.js';
import { FACTOR_PHRASES } from './intelligence/segments/rules/factors.js';
import { CARD_PHRASES } from './intelligence/models/register/card-phrases.js';
import { SEGMENT_PHRASES } from './intelligence/segments/rules/catalogue.js';
import { allPhrases } from './screening/screening/details/all-phrases.js';

/** Every text of the service that a dashboard words itself, by code, with its English text. */
export const servicePhrases = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(allPhrases()),
  ...GAP_PHRASES,
  ...STATE_PHRASES,
  ...SEGMENT_PHRASES,
  ...FACTOR_PHRASES,
  ...DATASET_PHRASES,
  ...HELD_PHRASES,
  ...FETCH_PHRASES,
  ...FINDING_PHRASES,
  ...CARD_PHRASES,
  ...ERROR_PHRASES,
  ...PROBLEM_PHRASES,
});
