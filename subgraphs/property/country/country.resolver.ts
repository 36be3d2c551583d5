import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { COUNTRIES } from '#kit/contact/find-country.js';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType('Country', { description: 'A country supported for listings.' })
class CountryType {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code.' })
  code!: string;

  @Field(() => String, { description: 'Canonical name, as returned in listings.' })
  name!: string;

  @Field(() => [String], { description: 'Other names accepted as input.' })
  aliases!: string[];
}

@Resolver()
export class CountryResolver {
  @RequiresRole('viewer')
  @Query(() => [CountryType], { description: 'List the supported countries, sorted by name.' })
  countries() {
    return COUNTRIES;
  }
}
