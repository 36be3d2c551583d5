import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A phone number and the country to read it in.' })
export class PhoneInput {
  @Field(() => String, { description: 'The number as the guest wrote it.' })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 code of the country that a number in national form is read in.',
  })
  defaultCountry?: string | null;
}
