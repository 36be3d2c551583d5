import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType({ description: 'The words of a message, with the values in them.' })
export class MessageWords {
  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Subject of an e-mail.' })
  subject!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Plain text.' })
  text!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'HTML of an e-mail.' })
  html!: string | null;
}

@ObjectType('Message', { description: 'A message to the guest of a reservation.' })
export class MessageType {
  @Field(() => ID, { description: 'Identifier of the message.' })
  id!: string;

  @Field(() => ID, { description: 'The reservation that it is about.' })
  reservationId!: string;

  @Field(() => String, { nullable: true, description: 'The template that it comes from.' })
  tag!: string | null;

  @Field(() => String, { description: '`email` or `sms`.' })
  via!: string;

  @Field(() => String, {
    description: 'What sends it: `smtp`, `http`, `simulated` in test mode, or `none` while nothing is configured.',
  })
  method!: string;

  @Field(() => String, {
    description:
      '`queued`, `waiting_for_approval`, `held` (nothing is configured), `sent`, `simulated` (test mode), `failed` or ' +
      '`canceled`.',
  })
  status!: string;

  @Field(() => String, { description: 'What made it, as a template names it.' })
  trigger!: string;

  @Field(() => Boolean, { description: 'Whether it waits until the guest is approved or verified.' })
  gated!: boolean;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: "The guest's e-mail address." })
  email!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: "The guest's phone number." })
  phone!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'It is not sent before.' })
  sendAfter!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When a provider took it.' })
  sentAt!: Date | null;

  @Field(() => Int, { description: 'How often it was tried to send it.' })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Why it failed, was canceled or put off, in a word.' })
  reason!: string | null;

  @Field(() => MessageWords, { description: 'As it was sent; before that, as it would be sent now.' })
  message!: MessageWords;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it last changed.' })
  updatedAt!: Date;
}

@InputType({ description: 'Words of a message; placeholders are filled in.' })
export class MessageWordsInput {
  @Field(() => String, { nullable: true, description: 'Subject; for an e-mail.' })
  subject?: string | null;

  @Field(() => String, { nullable: true, description: 'Plain text.' })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'HTML; for an e-mail.' })
  html?: string | null;
}

@InputType({ description: 'A message to send: a template by its tag, or words with the way they take.' })
export class SendMessageInput {
  @Field(() => String, { nullable: true, description: 'Tag of a template.' })
  tag?: string | null;

  @Field(() => String, { nullable: true, description: 'With `message`: `email` or `sms`.' })
  via?: string | null;

  @Field(() => MessageWordsInput, { nullable: true, description: 'The words, where no template is named.' })
  message?: MessageWordsInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Not before this time (ISO 8601 with a zone); at once when absent.',
  })
  sendAfter?: string | null;
}
