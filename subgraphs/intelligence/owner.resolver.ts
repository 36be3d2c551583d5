import { FieldResolver, Resolver, Root } from 'type-graphql';
import { GuestSegment } from './segments/graph/guest-segment.type.js';
import { SegmentGuest } from './segments/graph/segment-list.type.js';
import { WatchlistDismissalType } from './watchlist/triage/watchlist-dismissal.type.js';
import { Account } from './references/account.js';

type Owned = new () => { accountId: string };

/** Adds `account` to a type with `accountId`. */
function withAccount(type: Owned, description: string) {
  @Resolver(() => type)
  class OwnerResolver {
    @FieldResolver(() => Account, { nullable: true, description })
    account(@Root() { accountId }: InstanceType<Owned>): Account {
      return { id: accountId };
    }
  }
  return OwnerResolver;
}

/** Accounts beside their IDs. */
export const OWNER_RESOLVERS = [
  withAccount(GuestSegment, 'The account that the stays belong to.'),
  withAccount(SegmentGuest, 'The account that the stays belong to.'),
  withAccount(WatchlistDismissalType, 'The account that dismissed the match.'),
];
