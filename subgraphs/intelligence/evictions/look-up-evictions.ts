import type { LookupContext } from '../context.js';
import type { Answer } from '../answer/answer.js';
import type { EvictionSearch } from './eviction-search.input.js';
import type { EvictionPage } from './eviction.type.js';
import { evictionQuestion } from './find-evictions.js';

/**
 * A page of cases of the last seven years from whom the settings name, but for those of States that are switched off
 * (`state_switched_off`). Throws BAD_INPUT.
 */
export function lookUpEvictions(
  { lookUp, reads }: Pick<LookupContext, 'lookUp' | 'reads'>,
  search: EvictionSearch,
  from: number,
  size: number,
): Promise<Answer<EvictionPage>> {
  return lookUp.evictions(evictionQuestion(search, reads.evictionStatesOff, from, size));
}
