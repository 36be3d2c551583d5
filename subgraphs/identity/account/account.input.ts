import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Company details of an account. `null` clears a field.' })
export class CompanyInput {
  @Field(() => String, { nullable: true, description: 'Company name, up to 200 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Company email address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Company phone number in international format.' })
  phone?: string | null;
}

@InputType({ description: 'Account fields to set. Omitted fields keep their value; `null` clears a field.' })
export class AccountInput {
  @Field(() => String, { nullable: true, description: 'Account name, up to 200 characters.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address. Must be unique among the sign-in addresses of your account and the accounts below it.',
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number in international format.' })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Password, 12 to 200 characters. Stored as a hash and never returned.',
  })
  password?: string | null;

  @Field(() => CompanyInput, { nullable: true, description: 'Company details.' })
  company?: CompanyInput | null;
}
