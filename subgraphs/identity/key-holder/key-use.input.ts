import { Directive, Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';

@InputType({ description: 'When a key was last used. Told by the gateway only.' })
@Directive('@inaccessible')
export class KeyUseInput {
  @Field(() => ID, { description: 'The account of the key.' })
  accountId!: string;

  @Field(() => ID, { description: 'The key.' })
  keyId!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was used.' })
  at!: Date;
}
