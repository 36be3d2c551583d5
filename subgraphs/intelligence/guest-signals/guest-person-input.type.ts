import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Who the guest is.' })
export class GuestPersonInput {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'Date of birth, `YYYY-MM-DD`.' })
  birthDate!: string;
}
