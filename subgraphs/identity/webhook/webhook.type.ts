import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType({ description: 'Where an account wants one category of events posted.' })
export class WebhookEndpoint {
  @Field(() => ID, { description: 'Identifier of the registration.' })
  id!: string;

  @Field(() => ID, { description: 'The account whose events are posted.' })
  accountId!: string;

  @Field(() => String, { description: 'The category of events, such as `screening_webhook_url`.' })
  webhookKey!: string;

  @RequiresRole('owner')
  @Field(() => String, { description: 'The address that is posted to.' })
  url!: string;

  @Field(() => String, { description: '`full`: the body carries the record; `thin`: only its identifier.' })
  kind!: string;

  @Field(() => Boolean, { description: 'Whether events are posted.' })
  enabled!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when no delivery got through; null while they do. After 5 days it is disabled.',
  })
  failingSince!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was disabled: `gone` (answered 410) or `failing` (5 days). Registering it again enables it.',
  })
  disabledReason!: string | null;

  @Field(() => Boolean, { description: "Whether the account's Authorization header goes along." })
  hasAuthorization!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was first registered.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it last changed.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A registration of a webhook.' })
export class WebhookRegistration {
  @Field(() => WebhookEndpoint, { description: 'What is registered.' })
  endpoint!: WebhookEndpoint;

  @RequiresRole('owner')
  @Field(() => String, {
    nullable: true,
    description: 'What deliveries are signed with (`whsec_…`): shown this once, with the first registration.',
  })
  signingSecret!: string | null;
}
