import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { addBlacklistEntry } from './add-blacklist-entry.js';
import { BlacklistEntryInput } from './blacklist-entry.input.js';
import { BlacklistEntryType, BlacklistPage } from './blacklist-entry.type.js';
import { listBlacklist } from './list-blacklist.js';
import { removeBlacklistEntry } from './remove-blacklist-entry.js';

@Resolver(() => BlacklistEntryType)
export class BlacklistResolver {
  @RequiresRole('viewer')
  @Query(() => BlacklistPage, { description: 'Guests whom the account and those below it do not want.' })
  blacklist(
    @Arg('from', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'How many to give, at most 100.' }) size: number,
    @Arg('accountId', () => ID, { nullable: true, description: "Only this account's list." }) accountId: string | null,
    @Ctx() context: BookingContext,
  ) {
    return listBlacklist(context, { from, size, accountId: accountId ?? null });
  }

  @RequiresRole('manager')
  @Mutation(() => BlacklistEntryType, {
    description: 'Marks a guest whom the account does not want. It counts for the accounts below too.',
  })
  addBlacklistEntry(@Args(() => BlacklistEntryInput) input: BlacklistEntryInput, @Ctx() context: BookingContext) {
    return addBlacklistEntry(context, input);
  }

  @RequiresRole('manager')
  @Mutation(() => ID, { description: 'Takes an entry off the blacklist; answers its identifier.' })
  removeBlacklistEntry(
    @Arg('id', () => ID, { description: 'Identifier of the entry.' }) id: string,
    @Ctx() context: BookingContext,
  ) {
    return removeBlacklistEntry(context, id);
  }
}
