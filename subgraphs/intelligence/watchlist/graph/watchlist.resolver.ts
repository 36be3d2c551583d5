import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { LookupContext } from '../../context.js';
import { searchWatchlists } from './search-watchlists.js';
import { WatchlistAnswer } from './watchlist-item.type.js';
import { WatchlistSearchInput } from './watchlist-search.input.js';

@Resolver(() => WatchlistAnswer)
export class WatchlistResolver {
  @Query(() => WatchlistAnswer, {
    description: 'Who stands on watchlists under a name: sanctioned, wanted or denied people, firms and ships.',
  })
  watchlistSearch(@Args(() => WatchlistSearchInput) input: WatchlistSearchInput, @Ctx() context: LookupContext) {
    return searchWatchlists(context, input);
  }

  @Query(() => [String], { description: 'Names of the watchlists that are loaded.' })
  watchlistSources(@Ctx() { reads }: LookupContext) {
    return reads.watchlists.sources();
  }
}
