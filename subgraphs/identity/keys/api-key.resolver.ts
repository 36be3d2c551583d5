import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Account } from '../account/account.entity.js';
import type { IdentityContext } from '../context.js';
import { ApiKeyConnection, ApiKeyPage, ApiKeyType, IssuedApiKey } from './api-key.type.js';
import { createApiKey } from './create-api-key.js';
import { deleteApiKey } from './delete-api-key.js';
import { connectApiKeys, findApiKeys } from './find-api-keys.js';
import { rotateApiKey } from './rotate-api-key.js';
import { updateApiKey } from './update-api-key.js';

const OF_ACCOUNT = { nullable: true, description: 'Only keys of this account.' };
const KEY = { description: 'API key ID.' };

@Resolver(() => ApiKeyType)
export class ApiKeyResolver {
  @RequiresRole('owner')
  @Query(() => ApiKeyPage, {
    description: 'List the API keys of your account and the accounts below it, oldest first.',
  })
  apiKeys(
    @Arg('from', () => Int, { defaultValue: 0, description: 'Offset: number of items to skip.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'Page size, up to 1,000.' }) size: number,
    @Arg('accountId', () => ID, OF_ACCOUNT) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return findApiKeys(context, { accountId: accountId ?? null, from, size });
  }

  @RequiresRole('owner')
  @Query(() => ApiKeyConnection, { description: 'List the same API keys with cursor paging.' })
  apiKeyConnection(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('accountId', () => ID, OF_ACCOUNT) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return connectApiKeys(context, accountId ?? null, page);
  }

  @RequiresRole('owner')
  @Mutation(() => IssuedApiKey, { description: 'Create an API key.' })
  createApiKey(
    @Arg('description', () => String, { nullable: true, description: 'Purpose of the key, up to 200 characters.' })
    description: string | null,
    @Arg('sdk', () => Boolean, {
      defaultValue: false,
      description: 'Whether to create an SDK key, for client-side portal operations only.',
    })
    sdk: boolean,
    @Arg('accountId', () => ID, {
      nullable: true,
      description: 'Account ID of an account below yours. Defaults to your own account.',
    })
    accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return createApiKey(context, { description: description ?? null, sdk, accountId: accountId ?? null });
  }

  @RequiresRole('owner')
  @Mutation(() => ApiKeyType, { description: 'Rename, enable or disable an API key.' })
  updateApiKey(
    @Arg('id', () => ID, KEY) id: string,
    @Arg('description', () => String, { description: 'Purpose of the key, up to 200 characters.' }) description: string,
    @Arg('enabled', () => Boolean, {
      nullable: true,
      description: 'Whether the key is enabled. If omitted, the current value is kept.',
    })
    enabled: boolean | null,
    @Ctx() context: IdentityContext,
  ) {
    return updateApiKey(context, { id, description, enabled: enabled ?? null });
  }

  @RequiresRole('owner')
  @Mutation(() => IssuedApiKey, { description: 'Replace the secret of a key. The old secret stops working.' })
  rotateApiKey(@Arg('id', () => ID, KEY) id: string, @Ctx() context: IdentityContext) {
    return rotateApiKey(context, id);
  }

  @RequiresRole('owner')
  @Mutation(() => ID, { description: 'Delete a key permanently. Returns its ID.' })
  deleteApiKey(@Arg('id', () => ID, KEY) id: string, @Ctx() context: IdentityContext) {
    return deleteApiKey(context, id);
  }

  @FieldResolver(() => Account, { nullable: true, description: 'The account that owns the key.' })
  account(@Root() { accountId }: ApiKeyType, @Ctx() { load }: IdentityContext) {
    return load.account(accountId);
  }
}
