import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An operator or reseller, kept by the identity subgraph.' })
@Directive('@key(fields: "id", resolvable: false)')
export class Account {
  @Field(() => ID, { description: 'Identifier of the account.' })
  id!: string;
}
