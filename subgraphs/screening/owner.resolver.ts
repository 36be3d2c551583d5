import { FieldResolver, Resolver, Root } from 'type-graphql';
import { BlacklistEntryType } from './booking/blacklist/blacklist-entry.type.js';
import { BusinessRuleType } from './screening/rules/business-rule.type.js';
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
  withAccount(BlacklistEntryType, 'The account that owns the list.'),
  withAccount(BusinessRuleType, 'The account that owns the rule.'),
];
