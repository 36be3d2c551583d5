import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A team member: a user who signs in to an account with their own email address.' })
@Directive('@key(fields: "id", resolvable: false)')
export class Person {
  @Field(() => ID, { description: 'Team member ID.' })
  id!: string;
}
