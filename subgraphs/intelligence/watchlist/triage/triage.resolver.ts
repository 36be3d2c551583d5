import { Directive, Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { DismissWatchlistHitInput } from './dismiss-hit.input.js';
import { dismissWatchlistHit } from './dismiss-watchlist-hit.js';
import { ErasedPersonInput } from './erased-person.input.js';
import { connectDismissals, listDismissals } from './find-dismissals.js';
import { forgetDismissals } from './forget-dismissals.js';
import {
  WatchlistDismissalConnection,
  WatchlistDismissalPage,
  WatchlistDismissalType,
} from './watchlist-dismissal.type.js';
import { withdrawWatchlistDismissal } from './withdraw-watchlist-dismissal.js';

@Resolver(() => WatchlistDismissalType)
export class TriageResolver {
  @RequiresRole('viewer')
  @Query(() => WatchlistDismissalPage, { description: 'List dismissed watchlist matches, newest first.' })
  watchlistDismissals(
    @Arg('from', () => Int, { defaultValue: 0, description: 'Offset: number of items to skip.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'Page size, up to 100.' }) size: number,
    @Ctx() context: LookupContext,
  ) {
    return listDismissals(context, from, size);
  }

  @RequiresRole('viewer')
  @Query(() => WatchlistDismissalConnection, {
    description: 'List dismissed watchlist matches, including expired dismissals, newest first, with cursor paging.',
  })
  watchlistDismissalConnection(@Args(() => PageArgs) page: PageArgs, @Ctx() context: LookupContext) {
    return connectDismissals(context, page);
  }

  @RequiresRole('manager')
  @Mutation(() => WatchlistDismissalType, {
    description:
      "Dismiss a watchlist match for your account. The dismissal holds until the entry or the person's details " +
      'change.',
  })
  dismissWatchlistHit(
    @Arg('input', () => DismissWatchlistHitInput, { description: 'Match to dismiss, with the reason.' })
    input: DismissWatchlistHitInput,
    @Ctx() context: LookupContext,
  ) {
    return dismissWatchlistHit(context, input);
  }

  @RequiresRole('manager')
  @Mutation(() => ID, { description: 'Withdraw a dismissal. Returns its ID.' })
  withdrawWatchlistDismissal(
    @Arg('id', () => ID, { description: 'ID of the dismissal.' }) id: string,
    @Ctx() context: LookupContext,
  ) {
    return withdrawWatchlistDismissal(context, id);
  }

  @Directive('@inaccessible')
  @Mutation(() => Int, {
    description: 'Delete the dismissals of erased guests. Returns the number deleted. Internal: service only.',
  })
  forgetWatchlistDismissals(
    @Arg('people', () => [ErasedPersonInput], { description: 'Erased guests.' }) people: ErasedPersonInput[],
    @Ctx() context: LookupContext,
  ) {
    return forgetDismissals(context, people);
  }
}
