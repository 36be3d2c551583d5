import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: "Somebody who signs in to an account beside the account's own address." })
@Directive('@key(fields: "id", resolvable: false)')
export class Person {
  @Field(() => ID, { description: 'Identifier of the person.' })
  id!: string;
}
