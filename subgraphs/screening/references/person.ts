import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'User who signs in to an account under their own email address.' })
@Directive('@key(fields: "id", resolvable: false)')
export class Person {
  @Field(() => ID, { description: 'User ID.' })
  id!: string;
}
