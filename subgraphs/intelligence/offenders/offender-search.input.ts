import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A person to look for in the register of a State of the United States.' })
export class SexOffenderSearch {
  @Field(() => String, { description: 'First name.' })
  fname!: string;

  @Field(() => String, { description: 'Last name.' })
  lname!: string;

  @Field(() => String, { description: 'Date of birth, `YYYY-MM-DD`.' })
  dob!: string;

  @Field(() => String, { description: 'The State: postal abbreviation, alone or as `US-TX`, or name.' })
  state!: string;
}
