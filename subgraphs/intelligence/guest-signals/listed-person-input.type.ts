import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Somebody to look for on watchlists.' })
export class ListedPersonInput {
  @Field(() => String, { description: 'Full name in any script; behind 400 characters it is not read.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Date of birth, `YYYY-MM-DD`.' })
  birthDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Nationality as documents give it: ISO 3166-1 alpha-2 or alpha-3; others say nothing.',
  })
  countryCode?: string | null;
}
