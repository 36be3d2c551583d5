import { Directive, Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';

@InputType({ description: 'Last use of an API key. Internal: gateway only.' })
@Directive('@inaccessible')
export class KeyUseInput {
  @Field(() => ID, { description: 'ID of the account that owns the key.' })
  accountId!: string;

  @Field(() => ID, { description: 'Key ID.' })
  keyId!: string;

  @Field(() => GraphQLISODateTime, { description: 'Time of use.' })
  at!: Date;
}
