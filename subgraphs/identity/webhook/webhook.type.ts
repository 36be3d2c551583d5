import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType({ description: 'A registered webhook for one event category of an account.' })
export class WebhookEndpoint {
  @Field(() => ID, { description: 'Webhook ID.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the account whose events are delivered.' })
  accountId!: string;

  @Field(() => String, { description: 'Event category, such as `screening_webhook_url`.' })
  webhookKey!: string;

  @RequiresRole('owner')
  @Field(() => String, { description: 'URL to post to.' })
  url!: string;

  @Field(() => String, { description: 'Payload kind. `full`: the body includes the record; `thin`: only its ID.' })
  kind!: string;

  @Field(() => Boolean, { description: 'Whether events are delivered.' })
  enabled!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Time since which all deliveries have failed; null while deliveries succeed. The webhook is disabled after ' +
      '5 days.',
  })
  failingSince!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the webhook was disabled: `gone` (the receiver returned 410) or `failing` (5 days of failures). To ' +
      're-enable the webhook, register it again.',
  })
  disabledReason!: string | null;

  @Field(() => Boolean, { description: 'Whether an Authorization header is sent.' })
  hasAuthorization!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'Time of the first registration.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last update.' })
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
