import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ScreeningContext } from '../context.js';
import { addBlacklistEntry } from './add-blacklist-entry.js';
import { BlacklistEntry } from './blacklist-entry.entity.js';

@Resolver(() => BlacklistEntry)
export class BlacklistResolver {
  @Mutation(() => BlacklistEntry, { description: 'Marks a guest whom the account does not want.' })
  addBlacklistEntry(
    @Arg('field', () => String, { description: '`email` or `phone`.' }) field: string,
    @Arg('value', () => String, { description: 'The address or number. Only a keyed digest of it is kept.' })
    value: string,
    @Arg('reason', () => String, { nullable: true, description: 'Why the guest is not wanted.' }) reason: string | null,
    @Ctx() context: ScreeningContext,
  ) {
    return addBlacklistEntry(context, { field, value, reason: reason ?? null });
  }
}
