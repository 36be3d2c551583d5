import { Field, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType({ description: 'Primary guest.' })
export class Guest {
  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Full name.' })
  fullName!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Email address.' })
  email!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Home address, as received.' })
  location!: string | null;
}
