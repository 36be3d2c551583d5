import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';

@ObjectType({ description: 'A rental listing.', implements: Node })
@Directive('@key(fields: "id", resolvable: false)')
export class Listing {
  @Field(() => ID, { description: 'Listing ID.' })
  id!: string;
}
