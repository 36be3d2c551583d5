import { Ctx, Query, Resolver } from 'type-graphql';
import type { LookupContext } from '../../context.js';
import { LookupSource } from './lookup-source.type.js';

@Resolver(() => LookupSource)
export class SourcesResolver {
  @Query(() => [LookupSource], {
    description: 'Every source that lookups and checks ask: what it covers, and how fresh its data is.',
  })
  lookupSources(@Ctx() { sources }: LookupContext) {
    return sources.all();
  }
}
