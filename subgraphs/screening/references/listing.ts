import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Rental listing. Owned by the property subgraph.' })
@Directive('@key(fields: "id", resolvable: false)')
export class Listing {
  @Field(() => ID, { description: 'Listing ID.' })
  id!: string;
}
