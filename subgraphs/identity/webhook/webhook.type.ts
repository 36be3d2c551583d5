import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { WebhookDisabledReason, WebhookKeyEnum, WebhookKind } from './webhook-enums.js';

@ObjectType({ description: 'A registered webhook for one event category of an account.', implements: Node })
export class WebhookEndpoint {
  @Field(() => ID, { description: 'Webhook ID.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the account whose events are delivered.' })
  accountId!: string;

  @Field(() => WebhookKeyEnum, { description: 'Event category.' })
  webhookKey!: string;

  @RequiresRole('owner')
  @Field(() => String, { description: 'URL to post to.' })
  url!: string;

  @Field(() => WebhookKind, { description: 'Payload kind.' })
  kind!: string;

  @Field(() => Boolean, { description: 'Whether events are delivered.' })
  enabled!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Time since which all deliveries have failed; null while deliveries succeed. The webhook is disabled after ' +
      '5 days.',
  })
  failingSince!: Date | null;

  @Field(() => WebhookDisabledReason, {
    nullable: true,
    description: 'Why the webhook was disabled. To re-enable it, register it again.',
  })
  disabledReason!: string | null;

  @Field(() => Boolean, { description: 'Whether an Authorization header is sent.' })
  hasAuthorization!: boolean;

  @Field(() => DateTimeScalar, { description: 'Time of the first registration.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time of the last update.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'Result of registering a webhook.' })
export class WebhookRegistration {
  @Field(() => WebhookEndpoint, { description: 'The registered webhook.' })
  endpoint!: WebhookEndpoint;

  @RequiresRole('owner')
  @Field(() => String, {
    nullable: true,
    description: 'Signing secret (`whsec_…`). Shown only once, on first registration.',
  })
  signingSecret!: string | null;
}
