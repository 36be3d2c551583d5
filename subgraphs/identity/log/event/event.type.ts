import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '#kit/graph/connection.js';
import { EVENT_TYPES, type EventType } from '#events';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { EventSubject } from './event-subject.type.js';
import { Reservation } from '../../references/reservation.js';

registerEnumType(EVENT_TYPES, {
  name: 'EventType',
  description: 'Type of an event. Webhooks and REST write it with a dot, as in each description.',
  valuesConfig: Object.fromEntries(
    Object.entries(EVENT_TYPES).map(([name, type]) => [name, { description: `\`${type}\`` }]),
  ),
});

@ObjectType({ description: 'An event of an account.' })
export class Event {
  @Field(() => Int, { description: 'Sequence number within the account: gap-free, starting at 1.' })
  sequence!: number;

  @Field(() => ID, { description: 'Event ID.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the account in which the event occurred.' })
  accountId!: string;

  @Field(() => EVENT_TYPES, { description: 'Event type.' })
  type!: EventType;

  @Field(() => DateTimeScalar, { description: 'Time of the event.' })
  occurredAt!: Date;

  @Field(() => EventSubject, { description: 'What the event is about, by event type.' })
  subject!: object;

  @Field(() => Reservation, {
    nullable: true,
    description: 'The reservation the event is about, in its current state.',
  })
  reservation!: Reservation | null;
}

@ObjectType({ description: 'Event position of an account.' })
export class AccountSequence {
  @Field(() => ID, { description: 'Account ID.' })
  accountId!: string;

  @Field(() => Int, { description: 'Sequence number of the latest event; 0 if there is none.' })
  sequence!: number;
}

@InputType({ description: "Position in an account's event log to resume after." })
export class AccountSequenceInput {
  @Field(() => ID, { description: 'Account ID.' })
  accountId!: string;

  @Field(() => Int, { description: 'Sequence number of the last event received.' })
  sequence!: number;
}

/** `EventEdge` and `EventConnection`. */
export const EventConnection = connectionOf('Event', () => Event);
