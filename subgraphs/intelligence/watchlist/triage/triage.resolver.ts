import { Directive, Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { DismissWatchlistHitInput } from './dismiss-hit.input.js';
import { dismissWatchlistHit } from './dismiss-watchlist-hit.js';
import { ErasedPersonInput } from './erased-person.input.js';
import { listDismissals } from './find-dismissals.js';
import { forgetDismissals } from './forget-dismissals.js';
import { WatchlistDismissalPage, WatchlistDismissalType } from './watchlist-dismissal.type.js';
import { withdrawWatchlistDismissal } from './withdraw-watchlist-dismissal.js';

@Resolver(() => WatchlistDismissalType)
export class TriageResolver {
  @RequiresRole('viewer')
  @Query(() => WatchlistDismissalPage, { description: 'Hits on watchlists that were dismissed, the newest first.' })
  watchlistDismissals(
    @Arg('from', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'How many to answer, at most 100.' }) size: number,
    @Ctx() context: LookupContext,
  ) {
    return listDismissals(context, from, size);
  }

  @RequiresRole('manager')
  @Mutation(() => WatchlistDismissalType, {
    description: 'Dismisses a hit on a watchlist for the own account, until the entry or the person changes.',
  })
  dismissWatchlistHit(
    @Arg('input', () => DismissWatchlistHitInput, { description: 'The hit, and why it is none.' })
    input: DismissWatchlistHitInput,
    @Ctx() context: LookupContext,
  ) {
    return dismissWatchlistHit(context, input);
  }

  @RequiresRole('manager')
  @Mutation(() => ID, { description: 'Takes a dismissal back; answers its identifier.' })
  withdrawWatchlistDismissal(
    @Arg('id', () => ID, { description: 'Identifier of the dismissal.' }) id: string,
    @Ctx() context: LookupContext,
  ) {
    return withdrawWatchlistDismissal(context, id);
  }

  @Directive('@inaccessible')
  @Mutation(() => Int, {
    description: 'Removes what was dismissed of erased people, for the service itself; gives how many there were.',
  })
  forgetWatchlistDismissals(
    @Arg('people', () => [ErasedPersonInput], { description: 'Who was erased.' }) people: ErasedPersonInput[],
    @Ctx() context: LookupContext,
  ) {
    return forgetDismissals(context, people);
  }
}
