import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';

@ObjectType({ description: 'A booking, or a stand-alone verification of a guest.', implements: Node })
@Directive('@key(fields: "id", resolvable: false)')
export class Reservation {
  @Field(() => ID, { description: 'Reservation ID.' })
  id!: string;
}
