import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A rental listing.' })
@Directive('@key(fields: "id", resolvable: false)')
export class Listing {
  @Field(() => ID, { description: 'Listing ID.' })
  id!: string;
}
