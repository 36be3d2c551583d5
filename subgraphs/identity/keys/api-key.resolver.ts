import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Account } from '../account/account.entity.js';
import type { IdentityContext } from '../context.js';
import { ApiKeyConnection, ApiKeyPage, ApiKeyType, IssuedApiKey } from './api-key.type.js';
import { createApiKey } from './create-api-key.js';
import { deleteApiKey } from './delete-api-key.js';
import { connectApiKeys, findApiKeys } from './find-api-keys.js';
import { rotateApiKey } from './rotate-api-key.js';
import { updateApiKey } from './update-api-key.js';

const OF_ACCOUNT = { nullable: true, description: "Only this account's." };
const KEY = { description: 'Identifier of the key.' };

@Resolver(() => ApiKeyType)
export class ApiKeyResolver {
  @RequiresRole('owner')
  @Query(() => ApiKeyPage, { description: 'Keys of the account and of those below it, the oldest first.' })
  apiKeys(
    @Arg('from', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'How many to give, at most 1,000.' }) size: number,
    @Arg('accountId', () => ID, OF_ACCOUNT) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return findApiKeys(context, { accountId: accountId ?? null, from, size });
  }

  @RequiresRole('owner')
  @Query(() => ApiKeyConnection, { description: 'The same keys, page by page.' })
  apiKeyConnection(
    @Arg('first', () => Int, { nullable: true, description: 'How many to give: 25 unless given, at most 100.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The cursor to go on after.' }) after: string | null,
    @Arg('accountId', () => ID, OF_ACCOUNT) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return connectApiKeys(context, { accountId: accountId ?? null, first, after });
  }

  @RequiresRole('owner')
  @Mutation(() => IssuedApiKey, { description: 'Issues a key.' })
  createApiKey(
    @Arg('description', () => String, { nullable: true, description: 'What it is for, up to 200 characters.' })
    description: string | null,
    @Arg('sdk', () => Boolean, { defaultValue: false, description: "For the portal's client-side operations only." })
    sdk: boolean,
    @Arg('accountId', () => ID, { nullable: true, description: 'An account below the own one.' })
    accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return createApiKey(context, { description: description ?? null, sdk, accountId: accountId ?? null });
  }

  @RequiresRole('owner')
  @Mutation(() => ApiKeyType, { description: 'Renames a key, switches it on or off.' })
  updateApiKey(
    @Arg('id', () => ID, KEY) id: string,
    @Arg('description', () => String, { description: 'What it is for, up to 200 characters.' }) description: string,
    @Arg('enabled', () => Boolean, { nullable: true, description: 'Whether it works; as it is unless given.' })
    enabled: boolean | null,
    @Ctx() context: IdentityContext,
  ) {
    return updateApiKey(context, { id, description, enabled: enabled ?? null });
  }

  @RequiresRole('owner')
  @Mutation(() => IssuedApiKey, { description: 'Gives a key another secret; the former one stops working.' })
  rotateApiKey(@Arg('id', () => ID, KEY) id: string, @Ctx() context: IdentityContext) {
    return rotateApiKey(context, id);
  }

  @RequiresRole('owner')
  @Mutation(() => ID, { description: 'Deletes a key for good; gives its identifier.' })
  deleteApiKey(@Arg('id', () => ID, KEY) id: string, @Ctx() context: IdentityContext) {
    return deleteApiKey(context, id);
  }

  @FieldResolver(() => Account, { nullable: true, description: 'The account it belongs to.' })
  account(@Root() { accountId }: ApiKeyType, @Ctx() { load }: IdentityContext) {
    return load.account(accountId);
  }
}
