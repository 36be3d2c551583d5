import { Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { connectionOf } from '#kit/graph/connection.js';
import { MessageChannel, MessageTrigger } from '../message-enums.js';

const TAG = { description: 'Name, unique in the account: letters, digits, `.`, `_` and `-`.' };
const DELAY = { description: 'Minutes between trigger and sending.' };
const HOURS = { nullable: true, description: 'Hours before check-in, for `before_check_in`.' };
const REPEAT = {
  nullable: true,
  description: 'Hours between reminders, for `portal_incomplete`; null sends one. At most 10 are sent.',
};
const SUBJECT = { nullable: true, description: 'Email subject with placeholders.' };
const TEXT = { nullable: true, description: 'Plain text with placeholders.' };
const HTML = { nullable: true, description: 'HTML body of an email with placeholders. Values are HTML-escaped.' };
const GATED = { description: 'Whether the message waits until the guest is approved or verified.' };
const ENABLED = { description: 'Whether the template is enabled.' };

@Directive('@key(fields: "id")')
@ObjectType('MessageTemplate', { description: 'A message template: content and trigger.', implements: Node })
export class MessageTemplateType {
  @Field(() => ID, { description: 'Template ID.' })
  id!: string;

  @Field(() => String, TAG)
  tag!: string;

  @Field(() => MessageChannel, { description: 'Channel.' })
  via!: string;

  @Field(() => MessageTrigger, { description: 'Trigger.' })
  trigger!: string;

  @Field(() => Int, DELAY)
  delayMinutes!: number;

  @Field(() => Int, HOURS)
  hoursBeforeCheckIn!: number | null;

  @Field(() => Int, REPEAT)
  repeatHours!: number | null;

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

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time of the last update.' })
  updatedAt!: Date;
}

@InputType({ description: 'A complete message template. Omitted fields are set to their defaults.' })
export class MessageTemplateInput {
  @Field(() => String, TAG)
  tag!: string;

  @Field(() => MessageChannel, { description: 'Channel.' })
  via!: string;

  @Field(() => MessageTrigger, { description: 'Trigger.' })
  trigger!: string;

  @Field(() => Int, { nullable: true, ...DELAY })
  delayMinutes?: number | null;

  @Field(() => Int, HOURS)
  hoursBeforeCheckIn?: number | null;

  @Field(() => Int, REPEAT)
  repeatHours?: number | null;

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

/** `MessageTemplateEdge` and `MessageTemplateConnection`. */
export const MessageTemplateConnection = connectionOf('MessageTemplate', () => MessageTemplateType);
