import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';

@ObjectType({ description: 'A place that guests stay at, kept by the property subgraph.', implements: Node })
@Directive('@key(fields: "id", resolvable: false)')
export class Listing {
  @Field(() => ID, { description: 'Identifier of the listing.' })
  id!: string;
}
