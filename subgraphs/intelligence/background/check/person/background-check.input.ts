import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'Whom to check. What is left out narrows less, and some sources need it.' })
export class BackgroundCheckInput {
  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Middle name.' })
  middleName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Country: ISO 3166-1 alpha-2.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'State: ISO 3166-2, such as `US-TX`.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: '`M`, `F` or `X`.' })
  gender?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number in E.164 form.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of birth, four digits.' })
  yearOfBirth?: number | null;

  @Field(() => String, { nullable: true, description: 'Date of birth, `YYYY-MM-DD`.' })
  dateOfBirth?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether an ID document that was read says the date of birth. Only then does another date on a watchlist clear a match.',
  })
  birthDateProven?: boolean | null;
}
