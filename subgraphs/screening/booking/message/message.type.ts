import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType({ description: 'Content of a message with placeholders filled in.' })
export class MessageWords {
  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Email subject.' })
  subject!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Plain text.' })
  text!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'HTML body of an email.' })
  html!: string | null;
}

@ObjectType('Message', { description: 'Message to the guest of a reservation.' })
export class MessageType {
  @Field(() => ID, { description: 'Message ID.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the reservation that the message belongs to.' })
  reservationId!: string;

  @Field(() => String, { nullable: true, description: 'Tag of the template used.' })
  tag!: string | null;

  @Field(() => String, { description: 'Channel: `email` or `sms`.' })
  via!: string;

  @Field(() => String, {
    description: 'Delivery method: `smtp`, `http`, `simulated` (test mode) or `none` (not configured).',
  })
  method!: string;

  @Field(() => String, {
    description:
      '`queued`, `waiting_for_approval`, `held` (no sender configured), `sent`, `simulated` (test ' +
      'mode), `failed` or `canceled`.',
  })
  status!: string;

  @Field(() => String, { description: 'Trigger that created the message, as in its template.' })
  trigger!: string;

  @Field(() => Boolean, { description: 'Whether the message waits until the guest is approved or verified.' })
  gated!: boolean;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: "Guest's email address." })
  email!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: "Guest's phone number." })
  phone!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Earliest time to send.' })
  sendAfter!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time at which the provider accepted the message.' })
  sentAt!: Date | null;

  @Field(() => Int, { description: 'Number of delivery attempts.' })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Reason code for a failed, canceled or delayed message.' })
  reason!: string | null;

  @Field(() => MessageWords, { description: 'Content as sent; before sending, a preview of the content.' })
  message!: MessageWords;

  @Field(() => GraphQLISODateTime, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last update.' })
  updatedAt!: Date;
}

@InputType({ description: 'Content of a message. Placeholders are filled in when it is sent.' })
export class MessageWordsInput {
  @Field(() => String, { nullable: true, description: 'Subject (email only).' })
  subject?: string | null;

  @Field(() => String, { nullable: true, description: 'Plain text.' })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'HTML body (email only).' })
  html?: string | null;
}

@InputType({ description: 'Message to send: either a template tag, or a channel with custom content.' })
export class SendMessageInput {
  @Field(() => String, { nullable: true, description: 'Template tag.' })
  tag?: string | null;

  @Field(() => String, { nullable: true, description: 'Channel, required with `message`: `email` or `sms`.' })
  via?: string | null;

  @Field(() => MessageWordsInput, { nullable: true, description: 'Custom content, if no template tag is given.' })
  message?: MessageWordsInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Earliest time to send (ISO 8601 with time zone). If omitted, the message is sent immediately.',
  })
  sendAfter?: string | null;
}
