import { GraphQLISODateTime, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Reservation } from '../../references/reservation.js';

@ObjectType({ description: 'An identifier or a state that an event tells.' })
export class EventMember {
  @Field(() => String, { description: 'What it is, such as `reservationId`.' })
  name!: string;

  @Field(() => String, { description: 'The identifier, or the word of the state.' })
  value!: string;
}

@ObjectType({ description: 'Something that happened in an account.' })
export class Event {
  @Field(() => Int, { description: 'Number of the event within its account: gap-free, starting at 1.' })
  sequence!: number;

  @Field(() => ID, { description: 'Identifier of the event.' })
  id!: string;

  @Field(() => ID, { description: 'The account it happened in.' })
  accountId!: string;

  @Field(() => String, { description: 'What happened, such as `verification.review`.' })
  type!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  occurredAt!: Date;

  @Field(() => [EventMember], { description: 'What it is about: identifiers and states, never data of a person.' })
  members!: EventMember[];

  @Field(() => Reservation, { nullable: true, description: 'The reservation it is about, as it is now.' })
  reservation!: Reservation | null;
}

@ObjectType({ description: 'How far the events of an account have come.' })
export class AccountSequence {
  @Field(() => ID, { description: 'The account.' })
  accountId!: string;

  @Field(() => Int, { description: 'Number of its last event; 0 before the first.' })
  sequence!: number;
}

@InputType({ description: 'Up to which event of an account is known.' })
export class AccountSequenceInput {
  @Field(() => ID, { description: 'The account.' })
  accountId!: string;

  @Field(() => Int, { description: 'Number of the last event that is known.' })
  sequence!: number;
}
