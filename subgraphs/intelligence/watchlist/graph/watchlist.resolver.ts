import { Arg, Args, Ctx, Directive, Int, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { matchChangedNames } from './match-changed-names.js';
import { searchWatchlists } from './search-watchlists.js';
import { TEST_LIST } from '../search/test-list.js';
import { WatchlistAnswer } from './watchlist-item.type.js';
import { WatchlistChange } from './watchlist-change.type.js';
import { WatchlistSearchInput } from './watchlist-search.input.js';

@Resolver(() => WatchlistAnswer)
export class WatchlistResolver {
  @RequiresRole('manager')
  @Query(() => WatchlistAnswer, {
    description: 'Search watchlists by name for sanctioned, wanted or denied people, companies, vessels and aircraft.',
  })
  watchlistSearch(@Args(() => WatchlistSearchInput) input: WatchlistSearchInput, @Ctx() context: LookupContext) {
    return searchWatchlists(context, input);
  }

  @RequiresRole('viewer')
  @Query(() => [String], {
    description: 'List the codes of the watchlists and providers that `sources` accepts.',
  })
  async watchlistSources(@Ctx() { sources, viewer }: LookupContext) {
    return [...(await sources.watchlists()), ...(viewer.isTest ? [TEST_LIST] : [])];
  }

  @RequiresRole('viewer')
  @Query(() => [WatchlistChange], {
    description: 'List the watchlist changes from imports, oldest first. Use them to rescreen only the names affected.',
  })
  watchlistChanges(
    @Arg('since', () => String, { defaultValue: '0', description: '`sequence` of the last change already processed.' })
    since: string,
    @Arg('size', () => Int, { defaultValue: 100, description: 'Page size, up to 1,000.' }) size: number,
    @Ctx() { reads }: LookupContext,
  ) {
    return reads.watchlistChanges(since, size);
  }
  @Directive('@inaccessible')
  @Query(() => [Int], {
    description:
      'Find the names that a search may match with an entry of these changes. Returns their positions. Internal: ' +
      'service only.',
  })
  namesOfChanges(
    @Arg('names', () => [String], { description: 'Full names of people.' }) names: string[],
    @Arg('sequences', () => [String], { description: '`sequence` of the changes.' }) sequences: string[],
    @Arg('isConfirmable', () => Boolean, {
      description: 'Whether birth dates or countries of these people may be known, which could raise the score.',
    })
    isConfirmable: boolean,
    @Ctx() context: LookupContext,
  ) {
    return matchChangedNames(context, { names, sequences, isConfirmable });
  }
}
