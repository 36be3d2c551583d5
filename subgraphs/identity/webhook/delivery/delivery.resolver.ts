import { Directive, Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
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

const OF = { nullable: true, description: "The account, or one below it; the key's own when absent." };

@Resolver(() => WebhookDelivery)
export class DeliveryResolver {
  @RequiresRole('owner')
  @Query(() => WebhookDeliveryConnection, { description: 'What was posted to webhooks in 30 days, the newest first.' })
  webhookDeliveries(
    @Arg('first', () => Int, { nullable: true, description: 'Deliveries of a page, at most 100; 25 when absent.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The cursor that the page follows.' })
    after: string | null,
    @Arg('filter', () => WebhookDeliveryFilter, { nullable: true, description: 'Which deliveries are wanted.' })
    filter: WebhookDeliveryFilter | null,
    @Ctx() context: IdentityContext,
  ) {
    return findDeliveries(context, filter ?? {}, { first: first ?? null, after: after ?? null });
  }

  @RequiresRole('owner')
  @Mutation(() => Int, { description: 'Posts events again, one or a range; gives how many are to be posted.' })
  redeliverWebhooks(
    @Arg('input', () => RedeliverInput, { description: 'Which events.' }) input: RedeliverInput,
    @Ctx() context: IdentityContext,
  ) {
    return redeliverWebhooks(context, input);
  }

  @RequiresRole('owner')
  @Mutation(() => WebhookDelivery, { description: 'Posts a made-up event to a webhook, once.' })
  sendSampleWebhook(
    @Arg('webhookKey', () => String, { description: 'The category of the registration.' }) webhookKey: string,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return sendSampleWebhook(context, webhookKey, accountId ?? null);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, {
    description: 'Takes on the callback of a request, to be posted as webhooks are. For the service itself only.',
  })
  postCallback(
    @Arg('input', () => CallbackInput, { description: 'What is posted where.' }) input: CallbackInput,
    @Ctx() context: IdentityContext,
  ) {
    return postCallback(context, input);
  }

  @FieldResolver(() => [DeliveryAttempt], { description: 'The attempts, the oldest first.' })
  attemptLog(@Root() { accountId, id }: WebhookDelivery, @Ctx() { load }: IdentityContext) {
    return load.attemptsOf(accountId, id);
  }
}
