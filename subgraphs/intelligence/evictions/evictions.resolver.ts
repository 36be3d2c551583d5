import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../context.js';
import { EvictionSearch } from './eviction-search.input.js';
import { EvictionAnswer } from './eviction.type.js';
import { lookUpEvictions } from './look-up-evictions.js';

@Resolver(() => EvictionAnswer)
export class EvictionsResolver {
  @RequiresRole('manager')
  @Query(() => EvictionAnswer, { description: 'Cases of eviction of the last seven years, latest first.' })
  tenantEvictions(
    @Arg('search', () => EvictionSearch, { description: 'What to look for.' }) search: EvictionSearch,
    @Arg('from', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'How many to answer, at most 100.' }) size: number,
    @Ctx() context: LookupContext,
  ) {
    return lookUpEvictions(context, search, from, size);
  }

  @RequiresRole('viewer')
  @Query(() => [String], { description: 'Codes of the sources that a search asks, and that `sources` takes.' })
  tenantEvictionSources(@Ctx() { sources }: LookupContext) {
    return sources.evictions();
  }
}
