import { Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { LookupSource } from './lookup-source.type.js';

@Resolver(() => LookupSource)
export class SourcesResolver {
  @RequiresRole('viewer')
  @Query(() => [LookupSource], {
    description: 'Every source that lookups and checks ask: what it covers, and how fresh its data is.',
  })
  lookupSources(@Ctx() { sources }: LookupContext) {
    return sources.all();
  }
}
