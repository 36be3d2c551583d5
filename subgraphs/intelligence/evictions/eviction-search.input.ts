import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What cases of eviction are looked for by; what is left out does not narrow.' })
export class EvictionSearch {
  @Field(() => String, { nullable: true, description: 'Name of a tenant, in either order.' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and house number.' })
  street?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the flat.' })
  unit?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code of the country.' })
  countryCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the state or province.' })
  stateCode?: string | null;

  @Field(() => [String], { nullable: true, description: 'Codes of sources; all of them unless given.' })
  sources?: string[] | null;
}
