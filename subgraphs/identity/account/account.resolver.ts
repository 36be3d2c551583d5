import { Ctx, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from '../context.js';
import { Account } from './account.entity.js';

@Resolver(() => Account)
export class AccountResolver {
  @Query(() => Account, { nullable: true, description: 'The account of the key in use.' })
  me(@Ctx() { load, viewer }: IdentityContext) {
    return load.account(viewer.accountId);
  }
}
