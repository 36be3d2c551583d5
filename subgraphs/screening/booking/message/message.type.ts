import { Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { connectionOf } from '#kit/graph/connection.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { MessageChannel, MessageMethod, MessageState, MessageTrigger } from './message-enums.js';

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

@Directive('@key(fields: "id")')
@ObjectType('Message', { description: 'Message to the guest of a reservation.', implements: Node })
export class MessageType {
  @Field(() => ID, { description: 'Message ID.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the reservation that the message belongs to.' })
  reservationId!: string;

  @Field(() => String, { nullable: true, description: 'Tag of the template used.' })
  tag!: string | null;

  @Field(() => MessageChannel, { description: 'Channel.' })
  via!: string;

  @Field(() => MessageMethod, { description: 'Delivery method.' })
  method!: string;

  @Field(() => MessageState, { description: 'Status.' })
  status!: string;

  @Field(() => MessageTrigger, { description: 'Trigger that created the message, as in its template.' })
  trigger!: string;

  @Field(() => Boolean, { description: 'Whether the message waits until the guest is approved or verified.' })
  gated!: boolean;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: "Guest's email address." })
  email!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: "Guest's phone number." })
  phone!: string | null;

  @Field(() => DateTimeScalar, { description: 'Earliest time to send.' })
  sendAfter!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time at which the provider accepted the message.' })
  sentAt!: Date | null;

  @Field(() => Int, { description: 'Number of delivery attempts.' })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Reason code for a failed, canceled or delayed message.' })
  reason!: string | null;

  @Field(() => MessageWords, { description: 'Content as sent; before sending, a preview of the content.' })
  message!: MessageWords;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time of the last update.' })
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
export class MessageInput {
  @Field(() => String, { nullable: true, description: 'Template tag.' })
  tag?: string | null;

  @Field(() => MessageChannel, { nullable: true, description: 'Channel, required with `message`.' })
  via?: string | null;

  @Field(() => MessageWordsInput, { nullable: true, description: 'Custom content, if no template tag is given.' })
  message?: MessageWordsInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Earliest time to send (ISO 8601 with time zone). If omitted, the message is sent immediately.',
  })
  sendAfter?: string | null;
}

/** `MessageEdge` and `MessageConnection`. */
export const MessageConnection = connectionOf('Message', () => MessageType);
