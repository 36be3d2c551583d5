import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The guest who booked.' })
export class Guest {
  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'Whole name.' })
  fullName!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Where the guest lives, as it was given.' })
  location!: string | null;
}
