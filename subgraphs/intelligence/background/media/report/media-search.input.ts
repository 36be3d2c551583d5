import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'Person to search the news for.' })
export class AdverseMediaSearch {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { nullable: true, description: 'Middle name.' })
  middleName?: string | null;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => Int, { nullable: true, description: 'Year of birth, four digits.' })
  yearOfBirth?: number | null;

  @Field(() => String, { description: 'Country: ISO 3166-1 alpha-2 code or name.' })
  country!: string;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'State or region.' })
  state?: string | null;
}
