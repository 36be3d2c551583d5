import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { Directive, Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../../context.js';
import {
  CallbackInput,
  DeliveryAttempt,
  RedeliverInput,
  WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookDeliveryFilter,
} from './delivery.type.js';
import { findDeliveries } from './find-deliveries.js';
import { postCallback } from './post-callback.js';
import { redeliverWebhooks } from './redeliver-webhooks.js';
import { sendSampleWebhook } from './send-sample-webhook.js';
import { WebhookKeyEnum } from '../webhook-enums.js';

const OF = { nullable: true, description: 'Account ID: your account or one below it. Defaults to your own account.' };

@Resolver(() => WebhookDelivery)
export class DeliveryResolver {
  @RequiresRole('owner')
  @Query(() => WebhookDeliveryConnection, {
    description: 'List the webhook deliveries of the last 30 days, newest first.',
  })
  webhookDeliveries(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => WebhookDeliveryFilter, { nullable: true, description: 'Which deliveries to return.' })
    filter: WebhookDeliveryFilter | null,
    @Ctx() context: IdentityContext,
  ) {
    return findDeliveries(context, filter ?? {}, page);
  }

  @RequiresRole('owner')
  @ResultName('queuedDeliveries')
  @Mutation(() => Int, {
    description: 'Redeliver one event or a range of events. Returns the number of deliveries queued.',
  })
  redeliverWebhooks(
    @Arg('input', () => RedeliverInput, { description: 'Events to redeliver.' }) input: RedeliverInput,
    @Ctx() context: IdentityContext,
  ) {
    return redeliverWebhooks(context, input);
  }

  @RequiresRole('owner')
  @Mutation(() => WebhookDelivery, { description: 'Send a sample event to a webhook, once and without retries.' })
  sendSampleWebhook(
    @Arg('webhookKey', () => WebhookKeyEnum, { description: 'Event category of the webhook.' }) webhookKey: string,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return sendSampleWebhook(context, webhookKey, accountId ?? null);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, {
    description: 'Queue the callback of a request for delivery, in the same way as webhooks. Internal: service only.',
  })
  postCallback(
    @Arg('input', () => CallbackInput, { description: 'Callback to deliver.' }) input: CallbackInput,
    @Ctx() context: IdentityContext,
  ) {
    return postCallback(context, input);
  }

  @FieldResolver(() => [DeliveryAttempt], { description: 'Delivery attempts, oldest first.' })
  attemptLog(@Root() { accountId, id }: WebhookDelivery, @Ctx() { load }: IdentityContext) {
    return load.attemptsOf(accountId, id);
  }
}
