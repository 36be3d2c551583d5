import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { addBlacklistEntry } from './add-blacklist-entry.js';
import { BlacklistEntryInput } from './blacklist-entry.input.js';
import { BlacklistEntryConnection, BlacklistEntryType, BlacklistPage } from './blacklist-entry.type.js';
import { connectBlacklist, listBlacklist } from './list-blacklist.js';
import { removeBlacklistEntry } from './remove-blacklist-entry.js';

@Resolver(() => BlacklistEntryType)
export class BlacklistResolver {
  @RequiresRole('viewer')
  @Query(() => BlacklistPage, { description: 'List the blocked guests of your account and the accounts below it.' })
  blacklist(
    @Arg('from', () => Int, { defaultValue: 0, description: 'Offset: number of items to skip.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'Page size, up to 100.' }) size: number,
    @Arg('accountId', () => ID, { nullable: true, description: "Only entries on this account's list." })
    accountId: string | null,
    @Ctx() context: BookingContext,
  ) {
    return listBlacklist(context, { from, size, accountId: accountId ?? null });
  }

  @RequiresRole('viewer')
  @Query(() => BlacklistEntryConnection, {
    description: 'List the blocked guests of your account and the accounts below it, newest first, with cursor paging.',
  })
  blacklistConnection(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('accountId', () => ID, { nullable: true, description: "Only entries on this account's list." })
    accountId: string | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only entries whose value, birth date or reason contains this text, without regard to case.',
    })
    search: string | null,
    @Ctx() context: BookingContext,
  ) {
    return connectBlacklist(context, { accountId: accountId ?? null, search: search ?? null }, page);
  }

  @RequiresRole('manager')
  @Mutation(() => BlacklistEntryType, {
    description: 'Add a blocked guest. The entry also applies to the accounts below yours.',
  })
  addBlacklistEntry(@Args(() => BlacklistEntryInput) input: BlacklistEntryInput, @Ctx() context: BookingContext) {
    return addBlacklistEntry(context, input);
  }

  @RequiresRole('manager')
  @Mutation(() => ID, { description: 'Remove an entry from the blacklist. Returns its ID.' })
  removeBlacklistEntry(
    @Arg('id', () => ID, { description: 'Block list entry ID.' }) id: string,
    @Ctx() context: BookingContext,
  ) {
    return removeBlacklistEntry(context, id);
  }
}
