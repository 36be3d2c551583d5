import { Directive, Field, InputType } from 'type-graphql';

@InputType({ description: 'Owner of the first account. Internal: gateway only.' })
@Directive('@inaccessible')
export class OwnerInput {
  @Field(() => String, { nullable: true, description: 'Name, up to 200 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Email address to sign in with.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Password, 12 to 200 characters.' })
  password?: string | null;
}
