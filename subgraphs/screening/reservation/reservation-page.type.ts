import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Reservation } from './reservation.entity.js';

@ObjectType('Note', { description: 'A remark about a reservation.' })
export class NoteType {
  @Field(() => ID, { description: 'Identifier of the note.' })
  id!: string;

  @Field(() => String, { description: 'What it says.' })
  text!: string;

  @Field(() => String, { description: 'Kind of author: `user`.' })
  authorType!: string;

  @Field(() => ID, { nullable: true, description: 'Who wrote it.' })
  authorId!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of reservations.' })
export class ReservationPage {
  @Field(() => Int, { description: 'How many there are in all.' })
  total!: number;

  @Field(() => Int, { description: 'How many were passed over.' })
  from!: number;

  @Field(() => Int, { description: 'The size in force.' })
  size!: number;

  @Field(() => [Reservation], { description: 'The reservations.' })
  items!: Reservation[];
}
