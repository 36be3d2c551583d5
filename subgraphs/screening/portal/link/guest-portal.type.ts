import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType({ description: 'Additional guest of the party.' })
export class PortalGuest {
  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Name.' })
  name!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Email address.' })
  email!: string | null;
}

@ObjectType({ description: "Guest's details and their progress in the guest portal." })
export class GuestPortal {
  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: "Guest's full name." })
  fullName!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: "Guest's phone number." })
  phone!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: "Guest's email address." })
  email!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Name on the most recently used card.' })
  nameOnCard!: string | null;

  @Field(() => Boolean, { description: 'Whether a security deposit is held or captured.' })
  securityDeposit!: boolean;

  @Field(() => String, { nullable: true, description: 'Most recently submitted screen.' })
  lastStep!: string | null;

  @Field(() => Boolean, { description: 'Whether all required screens are accepted.' })
  completed!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time at which the last required screen was accepted.',
  })
  completedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'Time of the last update.' })
  updatedAt!: Date;

  @Field(() => [PortalGuest], { description: 'Additional guests of the party.' })
  guests!: PortalGuest[];
}

@ObjectType({ description: 'Short-lived link to the guest portal.' })
export class EmbedLink {
  @RequiresRole('manager')
  @Field(() => String, { description: 'Signed URL of the portal page. Anyone with the URL can open the page.' })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Expiry time.' })
  expiresAt!: Date;
}
