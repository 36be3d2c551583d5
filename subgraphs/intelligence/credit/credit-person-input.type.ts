import { Field, InputType } from 'type-graphql';
import { DateScalar } from '#kit/graph/scalars.js';

@InputType({ description: 'Person who consented to a credit check, and the consent given.' })
export class CreditPersonInput {
  @Field(() => String, { nullable: true, description: 'Legal name.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Former names.' })
  otherNames?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of birth, `YYYY-MM-DD`.' })
  birthDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address on one line.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Country of the address (ISO 3166-1 alpha-2).' })
  country?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Time of the guest's consent (ISO 8601); null if the operator confirms that it was given.",
  })
  consentedAt?: string | null;

  @Field(() => String, { nullable: true, description: 'Disclosure shown to the guest: its SHA-256 or name.' })
  disclosure?: string | null;
}
