import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { targetAccount } from '../account/family/find-target-account.js';
import type { IdentityContext } from '../context.js';
import { findWebhooks } from './find-webhooks.js';
import { registerWebhook } from './register-webhook.js';
import { removeWebhook } from './remove-webhook.js';
import { rotateWebhookSecret } from './rotate-webhook-secret.js';
import { setWebhookAuthorization } from './set-webhook-authorization.js';
import { WebhookEndpoint, WebhookRegistration } from './webhook.type.js';
import { WebhookKeyEnum, WebhookKind } from './webhook-enums.js';

const OF = { nullable: true, description: 'Account ID: your account or one below it. Defaults to your own account.' };

@InputType({ description: 'A webhook URL for one event category.' })
export class WebhookInput {
  @Field(() => ID, OF)
  accountId?: string | null;

  @Field(() => WebhookKeyEnum, { description: 'Event category.' })
  webhookKey!: string;

  @Field(() => String, { description: 'Public http or https URL without user name or password.' })
  webhookUrl!: string;

  @Field(() => WebhookKind, {
    nullable: true,
    description: 'Payload kind. Defaults to the current value, or `full` for a new webhook.',
  })
  kind?: string | null;
}

@Resolver(() => WebhookEndpoint)
export class WebhookResolver {
  @RequiresRole('owner')
  @Query(() => [WebhookEndpoint], { description: 'List the webhooks of an account.' })
  webhookEndpoints(@Arg('accountId', () => ID, OF) accountId: string | null, @Ctx() context: IdentityContext) {
    return findWebhooks(context, targetAccount(context.viewer, accountId));
  }

  @RequiresRole('owner')
  @Mutation(() => WebhookRegistration, {
    description: 'Register a webhook, replacing the existing one of the same category.',
  })
  registerWebhook(
    @Arg('input', () => WebhookInput, { description: 'Webhook to register.' }) input: WebhookInput,
    @Ctx() context: IdentityContext,
  ) {
    return registerWebhook(context, input);
  }

  @RequiresRole('owner')
  @ResultName('isRemoved')
  @Mutation(() => Boolean, { description: 'Remove a webhook.' })
  async removeWebhook(
    @Arg('webhookKey', () => WebhookKeyEnum, { description: 'Event category.' }) webhookKey: string,
    @Arg('webhookUrl', () => String, { nullable: true, description: 'If given, must equal the registered URL.' })
    webhookUrl: string | null,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    await removeWebhook(context, { accountId, webhookKey, webhookUrl });
    return true;
  }

  @RequiresRole('owner')
  @ResultName('webhookEndpoints')
  @Mutation(() => [WebhookEndpoint], {
    description: 'Set the Authorization header sent with deliveries. It is never returned.',
  })
  setWebhookAuthorization(
    @Arg('value', () => String, { nullable: true, description: 'Header value; `null` removes the header.' })
    value: string | null,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return setWebhookAuthorization(context, value ?? null, accountId ?? null);
  }

  @RequiresRole('owner')
  @ResultName('secret')
  @Mutation(() => String, {
    description:
      'Replace the signing secret and return the new one, which is shown only once. For 24 hours, deliveries ' +
      'are also signed with the old secret.',
  })
  rotateWebhookSecret(@Arg('accountId', () => ID, OF) accountId: string | null, @Ctx() context: IdentityContext) {
    return rotateWebhookSecret(context, accountId ?? null);
  }
}
