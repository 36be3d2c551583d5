import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The company of an account. `null` clears a member.' })
export class CompanyInput {
  @Field(() => String, { nullable: true, description: 'Name, at most 200 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number in international format.' })
  phone?: string | null;
}

@InputType({ description: 'Members of an account; what is absent stays, `null` clears.' })
export class AccountInput {
  @Field(() => String, { nullable: true, description: 'Name, at most 200 characters.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address; nobody else of the own account or one below it may sign in with it.',
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number in international format.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: '12 to 200 characters. Kept as a hash and never answered.' })
  password?: string | null;

  @Field(() => CompanyInput, { nullable: true, description: 'The company.' })
  company?: CompanyInput | null;
}
