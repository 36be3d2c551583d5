import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';

const TAG = { description: 'Name, unique in the account: letters, digits, `.`, `_`, `-`.' };
const VIA = { description: '`email` or `sms`.' };
const TRIGGER = {
  description:
    '`reservation_created`, `guest_portal_completed`, `verified`, `review`, `approved`, `declined`, `before_check_in` or `manual`.',
};
const DELAY = { description: 'Minutes between the trigger and the sending.' };
const HOURS = { nullable: true, description: 'With `before_check_in`: how many hours before.' };
const SUBJECT = { nullable: true, description: 'Subject of an e-mail, with placeholders.' };
const TEXT = { nullable: true, description: 'Plain text, with placeholders.' };
const HTML = { nullable: true, description: 'HTML of an e-mail, with placeholders; their values are escaped.' };
const GATED = { description: 'Whether the message waits until the guest is approved or verified.' };
const ENABLED = { description: 'Whether messages are made from it.' };

@ObjectType('MessageTemplate', { description: 'The words of a message and what makes it.' })
export class MessageTemplateType {
  @Field(() => ID, { description: 'Identifier of the template.' })
  id!: string;

  @Field(() => String, TAG)
  tag!: string;

  @Field(() => String, VIA)
  via!: string;

  @Field(() => String, TRIGGER)
  trigger!: string;

  @Field(() => Int, DELAY)
  delayMinutes!: number;

  @Field(() => Int, HOURS)
  hoursBeforeCheckIn!: number | null;

  @Field(() => String, SUBJECT)
  subject!: string | null;

  @Field(() => String, TEXT)
  text!: string | null;

  @Field(() => String, HTML)
  html!: string | null;

  @Field(() => Boolean, GATED)
  gated!: boolean;

  @Field(() => Boolean, ENABLED)
  enabled!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it last changed.' })
  updatedAt!: Date;
}

@InputType({ description: 'A template as a whole; what is absent takes its default.' })
export class MessageTemplateInput {
  @Field(() => String, TAG)
  tag!: string;

  @Field(() => String, VIA)
  via!: string;

  @Field(() => String, TRIGGER)
  trigger!: string;

  @Field(() => Int, { nullable: true, ...DELAY })
  delayMinutes?: number | null;

  @Field(() => Int, HOURS)
  hoursBeforeCheckIn?: number | null;

  @Field(() => String, SUBJECT)
  subject?: string | null;

  @Field(() => String, TEXT)
  text?: string | null;

  @Field(() => String, HTML)
  html?: string | null;

  @Field(() => Boolean, { nullable: true, ...GATED })
  gated?: boolean | null;

  @Field(() => Boolean, { nullable: true, ...ENABLED })
  enabled?: boolean | null;
}
