import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A postal address, in parts or as one text; given parts win over those read from the text.' })
export class AddressInput {
  @Field(() => String, {
    nullable: true,
    description: 'The whole address as one text, parts divided by commas or lines.',
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
    description: 'Country: ISO 3166-1 alpha-2 or alpha-3 code, or its name in any common language.',
  })
  country?: string | null;
}
