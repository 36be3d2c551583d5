import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Eviction search criteria. Omitted fields do not narrow the search.' })
export class EvictionSearch {
  @Field(() => String, { nullable: true, description: 'Tenant name, in either word order.' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and house number.' })
  street?: string | null;

  @Field(() => String, { nullable: true, description: 'Unit or apartment number.' })
  unit?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Country (ISO 3166-1 alpha-2).' })
  countryCode?: string | null;

  @Field(() => String, { nullable: true, description: 'State or province code.' })
  stateCode?: string | null;

  @Field(() => [String], { nullable: true, description: 'Source codes to search. Defaults to all.' })
  sources?: string[] | null;
}
