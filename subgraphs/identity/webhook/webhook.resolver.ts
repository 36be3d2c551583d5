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

const KEY =
  '`guest_portal_webhook_url`, `screening_webhook_url`, `messaging_webhook_url`, `reservation_webhook_url`, ' +
  '`listing_webhook_url` or `account_webhook_url`.';
const OF = { nullable: true, description: "The account, or one below it; the key's own when absent." };

@InputType({ description: 'An address for one category of events.' })
export class WebhookInput {
  @Field(() => ID, OF)
  accountId?: string | null;

  @Field(() => String, { description: KEY })
  webhookKey!: string;

  @Field(() => String, { description: 'An http or https address on the public internet, without a user name in it.' })
  webhookUrl!: string;

  @Field(() => String, {
    nullable: true,
    description: '`full` or `thin`; stays as it is when absent, `full` at first.',
  })
  kind?: string | null;
}

@Resolver(() => WebhookEndpoint)
export class WebhookResolver {
  @RequiresRole('owner')
  @Query(() => [WebhookEndpoint], { description: 'The webhooks of an account.' })
  webhookEndpoints(@Arg('accountId', () => ID, OF) accountId: string | null, @Ctx() context: IdentityContext) {
    return findWebhooks(context, targetAccount(context.viewer, accountId));
  }

  @RequiresRole('owner')
  @Mutation(() => WebhookRegistration, { description: 'Registers an address in place of the one that was there.' })
  registerWebhook(
    @Arg('input', () => WebhookInput, { description: 'The address and what it is for.' }) input: WebhookInput,
    @Ctx() context: IdentityContext,
  ) {
    return registerWebhook(context, input);
  }

  @RequiresRole('owner')
  @Mutation(() => Boolean, { description: 'Takes back a registration.' })
  async removeWebhook(
    @Arg('webhookKey', () => String, { description: KEY }) webhookKey: string,
    @Arg('webhookUrl', () => String, { nullable: true, description: 'If given, it must be the one registered.' })
    webhookUrl: string | null,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    await removeWebhook(context, { accountId, webhookKey, webhookUrl });
    return true;
  }

  @RequiresRole('owner')
  @Mutation(() => [WebhookEndpoint], { description: 'Sets the Authorization header of deliveries; it is never shown.' })
  setWebhookAuthorization(
    @Arg('value', () => String, { nullable: true, description: "The header's value; null takes it away." })
    value: string | null,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return setWebhookAuthorization(context, value ?? null, accountId ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => String, {
    description: 'Replaces the signing secret and gives the new one, this once; the old one signs too for 24 hours.',
  })
  rotateWebhookSecret(@Arg('accountId', () => ID, OF) accountId: string | null, @Ctx() context: IdentityContext) {
    return rotateWebhookSecret(context, accountId ?? null);
  }
}
