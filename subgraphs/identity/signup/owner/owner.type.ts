import { Directive, Field, InputType } from 'type-graphql';

@InputType({ description: 'The owner of the first account. Told by the gateway only.' })
@Directive('@inaccessible')
export class OwnerInput {
  @Field(() => String, { nullable: true, description: 'Their name, up to 200 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address that they sign in with.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Their password, 12 to 200 characters.' })
  password?: string | null;
}
