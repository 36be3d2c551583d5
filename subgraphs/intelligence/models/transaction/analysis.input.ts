import { Field, InputType } from 'type-graphql';

@InputType({
  description: 'Customer details of a payment, all optional. Missing details are treated as unknown.',
})
export class FraudAnalysisInput {
  @Field(() => String, {
    nullable: true,
    description: 'Session ID of the customer. Several customers in one session raise the score.',
  })
  sessionToken?: string | null;

  @Field(() => String, { nullable: true, description: 'Identifier of the purchased item.' })
  productToken?: string | null;

  @Field(() => String, { nullable: true, description: "Customer's email address." })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "Customer's phone number." })
  phoneNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Default country of the phone number (ISO 3166-1 alpha-2).' })
  phoneCountry?: string | null;

  @Field(() => String, { nullable: true, description: "Customer's IP address." })
  ipAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Country of the billing address: code or name.' })
  billingCountry?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code of the billing address.' })
  billingZip?: string | null;
}
