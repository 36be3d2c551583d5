import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An operator or reseller account. Resolved by the identity subgraph.' })
@Directive('@key(fields: "id")')
export class Account {
  @Field(() => ID, { description: 'Account ID.' })
  id!: string;
}
