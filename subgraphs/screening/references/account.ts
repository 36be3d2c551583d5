import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Operator or reseller. Owned by the identity subgraph.' })
@Directive('@key(fields: "id", resolvable: false)')
export class Account {
  @Field(() => ID, { description: 'Account ID.' })
  id!: string;
}
