import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { type Connection, connectionOf } from '#kit/graph/connection.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Reservation } from './reservation.entity.js';

@Directive('@key(fields: "id")')
@ObjectType('Note', { description: 'Note on a reservation.', implements: Node })
export class NoteType {
  @Field(() => ID, { description: 'Note ID.' })
  id!: string;

  @RequiresRole('viewer')
  @Field(() => String, { description: 'Note text.' })
  text!: string;

  /** Both are exposed as `author`. */
  authorId!: string | null;
  personId!: string | null;

  @Field(() => DateTimeScalar, { description: 'Time at which the note was written.' })
  createdAt!: Date;
}

/** `NoteEdge` and `NoteConnection`. */
export const NoteConnection = connectionOf('Note', () => NoteType);

@ObjectType({ description: 'A page of reservations by offset. New clients should use `reservationConnection`.' })
export class ReservationPage {
  @Field(() => Int, { description: 'Offset: number of items skipped.' })
  from!: number;

  @Field(() => Int, { description: 'Page size applied.' })
  size!: number;

  @Field(() => [Reservation], { description: 'Reservations.' })
  items!: Reservation[];
}

@ObjectType({ description: 'A page of reservations, with cursor paging.' })
export class ReservationConnection
  extends connectionOf('Reservation', () => Reservation)
  implements Connection<Reservation> {}
