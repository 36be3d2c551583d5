import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { Answer } from '../answer/answer.js';
import type { LookupContext } from '../context.js';
import { EvictionSearch } from './eviction-search.input.js';
import { type EvictionPage, EvictionAnswer } from './eviction.type.js';
import { evictionQuestion } from './find-evictions.js';

/**
 * A page of cases of the last seven years from the configured providers. Excluded US states return
 * `state_switched_off`. Throws BAD_INPUT.
 */
function lookUpEvictions(
  { lookUp, reads }: Pick<LookupContext, 'lookUp' | 'reads'>,
  search: EvictionSearch,
  from: number,
  size: number,
): Promise<Answer<EvictionPage>> {
  return lookUp.evictions(evictionQuestion(search, reads.evictionStatesOff, from, size));
}

@Resolver(() => EvictionAnswer)
export class EvictionsResolver {
  @RequiresRole('manager')
  @Query(() => EvictionAnswer, { description: 'Search eviction cases of the last seven years, most recent first.' })
  tenantEvictions(
    @Arg('search', () => EvictionSearch, { description: 'Search criteria.' }) search: EvictionSearch,
    @Arg('from', () => Int, { defaultValue: 0, description: 'Offset: number of items to skip.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'Page size, up to 100.' }) size: number,
    @Ctx() context: LookupContext,
  ) {
    return lookUpEvictions(context, search, from, size);
  }

  @RequiresRole('viewer')
  @Query(() => [String], { description: 'List the source codes that `sources` accepts.' })
  tenantEvictionSources(@Ctx() { sources }: LookupContext) {
    return sources.evictions();
  }
}
