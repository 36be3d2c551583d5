import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { type Connection, connectionOf } from '#kit/graph/connection.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Reservation } from './reservation.entity.js';

@ObjectType('Note', { description: 'A remark about a reservation.' })
export class NoteType {
  @Field(() => ID, { description: 'Identifier of the note.' })
  id!: string;

  @RequiresRole('viewer')
  @Field(() => String, { description: 'What it says.' })
  text!: string;

  @Field(() => String, { description: 'Kind of author: `user`.' })
  authorType!: string;

  @Field(() => ID, { nullable: true, description: 'Who wrote it.' })
  authorId!: string | null;

  /** Shown as the person. */
  personId!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of reservations.' })
export class ReservationPage {
  @Field(() => Int, { description: 'How many were passed over.' })
  from!: number;

  @Field(() => Int, { description: 'The size in force.' })
  size!: number;

  @Field(() => [Reservation], { description: 'The reservations.' })
  items!: Reservation[];
}

@ObjectType({ description: 'A page of reservations in order.' })
export class ReservationConnection
  extends connectionOf('Reservation', () => Reservation)
  implements Connection<Reservation> {}
