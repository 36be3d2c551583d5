import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An operator account, or a reseller account with operator accounts below it.' })
@Directive('@key(fields: "id", resolvable: false)')
export class Account {
  @Field(() => ID, { description: 'Account ID.' })
  id!: string;
}
