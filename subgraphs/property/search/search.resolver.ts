import { Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PropertyContext } from '../context.js';
import { findListingIds } from './find-listing-ids.js';
import { findListingConnection, findListingPage } from './find-listings.js';
import { AllListingsConnectionArgs, ListingIdsArgs, ListingPageArgs } from './listing-filter.type.js';
import { ListingConnection, ListingPage } from './listing-page.type.js';

@Resolver(() => ListingPage)
export class SearchResolver {
  @RequiresRole('viewer')
  @Query(() => ListingPage, { description: 'Listings of the account and of those below it, page by page.' })
  listings(@Args(() => ListingPageArgs) args: ListingPageArgs, @Ctx() context: PropertyContext) {
    return findListingPage(context, args);
  }

  @RequiresRole('viewer')
  @Query(() => ListingConnection, {
    description: 'The same by cursor: what is made or removed meanwhile makes no row come twice or not at all.',
  })
  listingConnection(
    @Args(() => AllListingsConnectionArgs) args: AllListingsConnectionArgs,
    @Ctx() context: PropertyContext,
  ) {
    return findListingConnection(context, args);
  }

  @RequiresRole('viewer')
  @Query(() => [ID], { description: 'Identifiers of listings of such a name or in a building, in no order.' })
  listingIds(@Args(() => ListingIdsArgs) args: ListingIdsArgs, @Ctx() context: PropertyContext) {
    return findListingIds(context, args);
  }

  @FieldResolver(() => Int, { description: 'How many there are in all.' })
  total(@Root() { query }: ListingPage, @Ctx() { load }: PropertyContext) {
    return load.listingCount(query);
  }
}
