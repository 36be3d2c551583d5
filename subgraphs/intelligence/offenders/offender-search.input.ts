import { Field, InputType } from 'type-graphql';

@InputType({ description: "Person to look up in a US state's sex offender register." })
export class SexOffenderSearch {
  @Field(() => String, { description: 'First name.' })
  fname!: string;

  @Field(() => String, { description: 'Last name.' })
  lname!: string;

  @Field(() => String, { description: 'Date of birth, `YYYY-MM-DD`.' })
  dob!: string;

  @Field(() => String, { description: 'US state: postal abbreviation (`TX` or `US-TX`) or name.' })
  state!: string;
}
