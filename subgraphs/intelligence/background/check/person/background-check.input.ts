import { Field, InputType, Int } from 'type-graphql';

@InputType({
  description: 'Person to check. More details mean fewer false matches; some sources require certain fields.',
})
export class BackgroundCheckInput {
  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Middle name.' })
  middleName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Country (ISO 3166-1 alpha-2).' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'State (ISO 3166-2), such as `US-TX`.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Sex: `M`, `F` or `X`.' })
  gender?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number (E.164).' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Email address.' })
  email?: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of birth, four digits.' })
  yearOfBirth?: number | null;

  @Field(() => String, { nullable: true, description: 'Date of birth, `YYYY-MM-DD`.' })
  dateOfBirth?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a verified ID document confirms the date of birth. A watchlist match with a different listed ' +
      'date can be cleared only by a confirmed date.',
  })
  birthDateProven?: boolean | null;
}
