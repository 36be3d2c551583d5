import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { COUNTRIES } from '#kit/contact/find-country.js';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType('Country', { description: 'A country that a listing may be in.' })
class CountryType {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code.' })
  code!: string;

  @Field(() => String, { description: 'The name that is answered.' })
  name!: string;

  @Field(() => [String], { description: 'Other names that are accepted.' })
  aliases!: string[];
}

@Resolver()
export class CountryResolver {
  @RequiresRole('viewer')
  @Query(() => [CountryType], { description: 'Countries by name, as a listing takes them.' })
  countries() {
    return COUNTRIES;
  }
}
