import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../context.js';
import { lookUpOffenders } from './look-up-offenders.js';
import { SexOffenderSearch } from './offender-search.input.js';
import { SexOffenderAnswer } from './offender.type.js';

@Resolver(() => SexOffenderAnswer)
export class OffendersResolver {
  @RequiresRole('manager')
  @Query(() => SexOffenderAnswer, { description: "Whether a person is on a State's register of sex offenders." })
  sexOffenders(
    @Arg('search', () => SexOffenderSearch, { description: 'Whom to look for.' }) search: SexOffenderSearch,
    @Arg('from', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'How many to answer, at most 100.' }) size: number,
    @Ctx() context: LookupContext,
  ) {
    return lookUpOffenders(context, search, from, size);
  }
}
