import { Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PropertyContext } from '../context.js';
import { findListingIds } from './find-listing-ids.js';
import { findListingConnection, findListingPage } from './find-listings.js';
import { AllListingsArgs, ListingIdsArgs, ListingPageArgs } from './listing-filter.type.js';
import { ListingConnection, ListingPage } from './listing-page.type.js';

@Resolver(() => ListingPage)
export class SearchResolver {
  @RequiresRole('viewer')
  @Query(() => ListingPage, {
    description: 'List the listings of your account and the accounts below it, with offset paging.',
  })
  listings(@Args(() => ListingPageArgs) args: ListingPageArgs, @Ctx() context: PropertyContext) {
    return findListingPage(context, args);
  }

  @RequiresRole('viewer')
  @Query(() => ListingConnection, {
    description:
      'List the same listings with cursor paging, which stays consistent when listings are added or removed ' +
      'between pages.',
  })
  listingConnection(
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => AllListingsArgs) args: AllListingsArgs,
    @Ctx() context: PropertyContext,
  ) {
    return findListingConnection(context, args, page);
  }

  @RequiresRole('viewer')
  @Query(() => [ID], { description: 'List the IDs of listings with this name or building, in no particular order.' })
  listingIds(@Args(() => ListingIdsArgs) args: ListingIdsArgs, @Ctx() context: PropertyContext) {
    return findListingIds(context, args);
  }

  @FieldResolver(() => Int, { description: 'Total number of listings that match.' })
  total(@Root() { query }: ListingPage, @Ctx() { load }: PropertyContext) {
    return load.listingCount(query);
  }
}
