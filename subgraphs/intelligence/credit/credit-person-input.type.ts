import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Who agreed to a credit check, and to what.' })
export class CreditPersonInput {
  @Field(() => String, { nullable: true, description: 'The name that contracts are made under.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Names that were used before.' })
  otherNames?: string | null;

  @Field(() => String, { nullable: true, description: 'Date of birth, `YYYY-MM-DD`.' })
  birthDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address in one line.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Country of the address, ISO 3166-1 alpha-2.' })
  country?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When the guest agreed (ISO 8601); null: the operator answers for the consent.',
  })
  consentedAt?: string | null;

  @Field(() => String, { nullable: true, description: 'The disclosure that was shown: its SHA-256 or its name.' })
  disclosure?: string | null;
}
