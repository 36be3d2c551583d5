import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../context.js';
import { lookUpOffenders } from './look-up-offenders.js';
import { SexOffenderSearch } from './offender-search.input.js';
import { SexOffenderAnswer } from './offender.type.js';

@Resolver(() => SexOffenderAnswer)
export class OffendersResolver {
  @RequiresRole('manager')
  @Query(() => SexOffenderAnswer, { description: "Look up a person in a US state's sex offender register." })
  sexOffenders(
    @Arg('search', () => SexOffenderSearch, { description: 'Person to look up.' }) search: SexOffenderSearch,
    @Arg('from', () => Int, { defaultValue: 0, description: 'Offset: number of items to skip.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'Page size, up to 100.' }) size: number,
    @Ctx() context: LookupContext,
  ) {
    return lookUpOffenders(context, search, from, size);
  }
}
