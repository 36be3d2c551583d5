import { Field, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType({ description: 'The guest who booked.' })
export class Guest {
  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Whole name.' })
  fullName!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Where the guest lives, as it was given.' })
  location!: string | null;
}
