import { Field, InputType } from 'type-graphql';

@InputType({
  description: 'What a customer gave with a payment; everything is optional. What is absent counts as unknown.',
})
export class FraudAnalysisInput {
  @Field(() => String, {
    nullable: true,
    description: 'Names the session of the customer; several customers in one are a sign.',
  })
  sessionToken?: string | null;

  @Field(() => String, { nullable: true, description: 'Names what is bought.' })
  productToken?: string | null;

  @Field(() => String, { nullable: true, description: "The customer's e-mail address." })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "The customer's phone number." })
  phoneNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code of the country to read the number in.' })
  phoneCountry?: string | null;

  @Field(() => String, { nullable: true, description: 'The IP address that the customer came from.' })
  ipAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Country of the billing address: a code or a name.' })
  billingCountry?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code of the billing address.' })
  billingZip?: string | null;
}
