import { Arg, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { compareNamePairs } from './compare-name-pairs.js';
import { NameComparison } from '../graph/name-comparison.type.js';
import { NamePairInput } from './name-pair-input.type.js';

@Resolver(() => NameComparison)
export class CompareNamesResolver {
  @RequiresRole('manager')
  @Query(() => [NameComparison], {
    description: 'Compare up to 100 pairs of names by the rules of the watchlist search.',
  })
  compareNames(
    @Arg('pairs', () => [NamePairInput], { description: 'Name pairs. Results are in the same order.' })
    pairs: NamePairInput[],
  ) {
    return compareNamePairs(pairs);
  }
}
