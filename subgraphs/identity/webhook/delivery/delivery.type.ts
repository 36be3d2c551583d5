import { Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { type Connection, connectionOf } from '#kit/graph/connection.js';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import { DeliveryFault, DeliveryKey, DeliveryPurpose, WebhookKeyEnum } from '../webhook-enums.js';

export const DeliveryState = capitalEnumOf('DeliveryState', 'State of a webhook delivery.', {
  pending: 'Not attempted yet.',
  failed: 'The last attempt failed; it will be retried.',
  delivered: 'The receiver returned a 2xx status.',
  dead: 'Permanently failed; no further attempts.',
});

export type DeliveryState = 'pending' | 'failed' | 'delivered' | 'dead';

@ObjectType({ description: 'An attempt to deliver an event.' })
export class DeliveryAttempt {
  @Field(() => DateTimeScalar, { description: 'End time of the attempt.' })
  at!: Date;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the response; null if there was none.' })
  status!: number | null;

  @Field(() => DeliveryFault, { nullable: true, description: 'Why the attempt failed; null on success.' })
  error!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Duration of the attempt in milliseconds, from the start of the request to the end of the response.',
  })
  latencyMs!: number | null;
}

@ObjectType({
  description: 'Delivery of an event to a webhook. Available for 30 days, excluding the body.',
  implements: Node,
})
export class WebhookDelivery {
  @Field(() => ID, { description: 'Delivery ID.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the account that owns the webhook.' })
  accountId!: string;

  @Field(() => ID, { description: 'ID of the webhook; for a callback, ID of its receiver.' })
  endpointId!: string;

  @Field(() => DeliveryKey, { description: 'Event category.' })
  webhookKey!: string;

  @Field(() => ID, { description: 'Event ID, sent as `webhook-id` with each attempt.' })
  eventId!: string;

  @Field(() => ID, {
    description: "ID of the account in which the event occurred: the webhook's account or one below it.",
  })
  eventAccountId!: string;

  @Field(() => Int, { description: 'Sequence number of the event in that account; 0 for a sample or a callback.' })
  sequence!: number;

  @Field(() => String, { description: 'Event type.' })
  type!: string;

  @Field(() => ID, { description: 'ID of the reservation, listing or account the event is about.' })
  subjectId!: string;

  @Field(() => DeliveryPurpose, { description: 'Origin of the delivery.' })
  purpose!: string;

  @Field(() => DeliveryState, { description: 'Delivery state.' })
  state!: string;

  @Field(() => Int, { description: 'Number of attempts made.' })
  attempts!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the next attempt; null if none is scheduled.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last attempt.' })
  lastStatus!: number | null;

  @Field(() => DeliveryFault, {
    nullable: true,
    description: 'Error of the last attempt, or the reason why the delivery was given up.',
  })
  lastError!: string | null;

  @Field(() => Int, { nullable: true, description: 'Duration of the last attempt in milliseconds.' })
  lastLatencyMs!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of successful delivery.' })
  deliveredAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of webhook deliveries.' })
export class WebhookDeliveryConnection
  extends connectionOf('WebhookDelivery', () => WebhookDelivery)
  implements Connection<WebhookDelivery> {}

@InputType({ description: 'Filter for webhook deliveries. All conditions must match.' })
export class WebhookDeliveryFilter {
  @Field(() => ID, { nullable: true, description: 'Only webhooks of this account: your own or one below it.' })
  accountId?: string | null;

  @Field(() => DeliveryKey, { nullable: true, description: 'Only this event category.' })
  webhookKey?: string | null;

  @Field(() => DeliveryState, { nullable: true, description: 'Only deliveries in this state.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Only events of this type.' })
  type?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only deliveries about this reservation, listing or account.' })
  subjectId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only deliveries of this event.' })
  eventId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only deliveries created at or after this time.' })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only deliveries created before this time.' })
  to?: Date | null;
}

@InputType({ description: 'Events to redeliver.' })
export class RedeliverInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Account ID of the events. Defaults to your own account.',
  })
  accountId?: string | null;

  @Field(() => Int, { description: 'Sequence number of the first event.' })
  fromSequence!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Sequence number of the last event, up to 999 after the first. Defaults to the first.',
  })
  toSequence?: number | null;

  @Field(() => WebhookKeyEnum, { nullable: true, description: 'Only events of this category.' })
  webhookKey?: string | null;
}

@Directive('@inaccessible')
@InputType({ description: 'The callback of a single request, ready for delivery.' })
export class CallbackInput {
  @Field(() => ID, { description: 'Callback ID. A duplicate is ignored.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the reservation or listing the callback is about.' })
  subjectId!: string;

  @Field(() => String, { description: '`callback.reservation` or `callback.listing`.' })
  type!: string;

  @Field(() => String, { description: 'URL to post to.' })
  url!: string;

  @Field(() => String, { description: 'Body to post, as JSON.' })
  body!: string;

  @Field(() => DateTimeScalar, {
    description: 'Time of the request. Callbacks about the same subject are delivered in this order.',
  })
  askedAt!: Date;
}
