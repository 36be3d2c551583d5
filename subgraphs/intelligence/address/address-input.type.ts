import { Field, InputType } from 'type-graphql';

@InputType({
  description:
    'A postal address, as separate parts or as one string. Separate parts take precedence over parts parsed ' +
    'from `text`.',
})
export class AddressInput {
  @Field(() => String, {
    nullable: true,
    description: 'Full address as one string, with parts separated by commas or line breaks.',
  })
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and house number.' })
  street?: string | null;

  @Field(() => String, { nullable: true, description: 'City, town or village.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'State, province or region: name or postal abbreviation.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  zipcode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Country: ISO 3166-1 alpha-2 or alpha-3 code, or name in a common language.',
  })
  country?: string | null;
}
