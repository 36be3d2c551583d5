import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { searchWatchlists } from './search-watchlists.js';
import { WatchlistAnswer } from './watchlist-item.type.js';
import { WatchlistChange } from './watchlist-change.type.js';
import { WatchlistSearchInput } from './watchlist-search.input.js';

@Resolver(() => WatchlistAnswer)
export class WatchlistResolver {
  @RequiresRole('manager')
  @Query(() => WatchlistAnswer, {
    description: 'Who stands on watchlists under a name: sanctioned, wanted or denied people, firms and ships.',
  })
  watchlistSearch(@Args(() => WatchlistSearchInput) input: WatchlistSearchInput, @Ctx() context: LookupContext) {
    return searchWatchlists(context, input);
  }

  @RequiresRole('viewer')
  @Query(() => [String], {
    description: 'Names of the watchlists and providers that a search asks, and that `sources` takes.',
  })
  watchlistSources(@Ctx() { sources }: LookupContext) {
    return sources.watchlists();
  }

  @RequiresRole('viewer')
  @Query(() => [WatchlistChange], {
    description: 'What imports of watchlists changed, oldest first: whoever keeps names asks again for these alone.',
  })
  watchlistChanges(
    @Arg('since', () => String, { defaultValue: '0', description: '`sequence` of the last change that was seen.' })
    since: string,
    @Arg('size', () => Int, { defaultValue: 100, description: 'How many to answer, at most 1,000.' }) size: number,
    @Ctx() { reads }: LookupContext,
  ) {
    return reads.watchlistChanges(since, size);
  }
}
