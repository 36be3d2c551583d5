import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';

@ObjectType({ description: 'A reservation, kept by the screening subgraph.', implements: Node })
@Directive('@key(fields: "id", resolvable: false)')
export class Reservation {
  @Field(() => ID, { description: 'Identifier of the reservation.' })
  id!: string;
}
