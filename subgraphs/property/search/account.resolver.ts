import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import type { PropertyContext } from '../context.js';
import { findListingsOfAccount } from './find-listings.js';
import { ListingFilter } from './listing-filter.type.js';
import { ListingConnection } from './listing-page.type.js';
import { Account } from '../account/account.type.js';

@Resolver(() => Account)
export class AccountResolver {
  @FieldResolver(() => ListingConnection, {
    nullable: true,
    description: 'Listings of this account, without those of accounts below it.',
  })
  listings(
    @Root() { id }: Account,
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => ListingFilter) args: ListingFilter,
    @Ctx() context: PropertyContext,
  ) {
    return findListingsOfAccount(context, id, args, page);
  }
}
