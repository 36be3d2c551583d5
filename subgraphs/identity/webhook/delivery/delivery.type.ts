import { Directive, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type Connection, connectionOf } from '#kit/graph/connection.js';
import { enumOf } from '#kit/graph/enum-of.js';

export const DeliveryState = enumOf('DeliveryState', 'What became of a delivery.', {
  pending: 'It has not been attempted yet.',
  failed: 'The last attempt failed; it is tried again.',
  delivered: 'The receiver answered 2xx.',
  dead: 'It is given up.',
});

export type DeliveryState = keyof typeof DeliveryState;

@ObjectType({ description: 'One attempt to post an event.' })
export class DeliveryAttempt {
  @Field(() => GraphQLISODateTime, { description: 'When it was over.' })
  at!: Date;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the answer; null where there was none.' })
  status!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'null for a success; `refused` (a status other than 2xx), `timed_out`, `not_connected`, `broken_off`, ' +
      '`not_public`, `not_resolved` or `dns_timeout`.',
  })
  error!: string | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds from the call to the end of the answer.' })
  latencyMs!: number | null;
}

@ObjectType({ description: 'An event on its way to a webhook. Kept for 30 days, without the body.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Identifier of the delivery.' })
  id!: string;

  @Field(() => ID, { description: 'The account whose webhook it is.' })
  accountId!: string;

  @Field(() => ID, { description: 'The registration that it is posted to; of a callback: its receiver.' })
  endpointId!: string;

  @Field(() => String, {
    description: 'The category of the registration, such as `screening_webhook_url`; or `callback`.',
  })
  webhookKey!: string;

  @Field(() => ID, { description: 'The event; every attempt carries it as `webhook-id`.' })
  eventId!: string;

  @Field(() => ID, { description: 'The account that the event happened in: the own one or one below it.' })
  eventAccountId!: string;

  @Field(() => Int, { description: 'Number of the event in that account; 0 for a sample and a callback.' })
  sequence!: number;

  @Field(() => String, { description: 'Type of the event.' })
  type!: string;

  @Field(() => ID, { description: 'What the event is about: a reservation, a listing, an account.' })
  subjectId!: string;

  @Field(() => String, {
    description: '`event`, `redelivery`, `sample`, or `callback`: what a single request asked for.',
  })
  purpose!: string;

  @Field(() => DeliveryState, { description: 'What became of it.' })
  state!: string;

  @Field(() => Int, { description: 'How many attempts were made.' })
  attempts!: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'The next attempt, where one is to come.' })
  nextAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last attempt.' })
  lastStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Error of the last attempt, or why it was given up: `endpoint_removed`, `endpoint_disabled`, `guest_erased`.',
  })
  lastError!: string | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds that the last attempt took.' })
  lastLatencyMs!: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it got through.' })
  deliveredAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of deliveries.' })
export class WebhookDeliveryConnection
  extends connectionOf('WebhookDelivery', () => WebhookDelivery)
  implements Connection<WebhookDelivery> {}

@InputType({ description: 'Which deliveries are wanted; all conditions hold.' })
export class WebhookDeliveryFilter {
  @Field(() => ID, { nullable: true, description: 'Deliveries to webhooks of this account, the own one or one below.' })
  accountId?: string | null;

  @Field(() => String, { nullable: true, description: 'Deliveries of this category.' })
  webhookKey?: string | null;

  @Field(() => DeliveryState, { nullable: true, description: 'Deliveries of this state.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Deliveries of this type of event.' })
  type?: string | null;

  @Field(() => ID, { nullable: true, description: 'Deliveries about this reservation, listing or account.' })
  subjectId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Deliveries of this event.' })
  eventId?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Deliveries made at this moment and later.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Deliveries made before this moment.' })
  to?: Date | null;
}

@InputType({ description: 'Which events are to be posted again.' })
export class RedeliverInput {
  @Field(() => ID, {
    nullable: true,
    description: "The account of the events, or one below; the key's own when absent.",
  })
  accountId?: string | null;

  @Field(() => Int, { description: 'Number of the first event.' })
  fromSequence!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the last event, at most 999 later; the first when absent.',
  })
  toSequence?: number | null;

  @Field(() => String, { nullable: true, description: 'Only events of this category.' })
  webhookKey?: string | null;
}

@Directive('@inaccessible')
@InputType({ description: 'A callback of a single request, ready to be posted.' })
export class CallbackInput {
  @Field(() => ID, { description: 'Identifier of the callback; a second one with it is passed over.' })
  id!: string;

  @Field(() => ID, { description: 'The reservation or listing it tells of.' })
  subjectId!: string;

  @Field(() => String, { description: '`callback.reservation` or `callback.listing`.' })
  type!: string;

  @Field(() => String, { description: 'Where it is posted.' })
  url!: string;

  @Field(() => String, { description: 'What is posted: JSON.' })
  body!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was asked for; orders those about the same subject.' })
  askedAt!: Date;
}
