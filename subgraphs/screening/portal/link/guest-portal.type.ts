import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType({ description: 'Somebody of the party beside the guest who booked.' })
export class PortalGuest {
  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Name.' })
  name!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;
}

@ObjectType({ description: 'What is known of the guest and of how far they got in the portal.' })
export class GuestPortal {
  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Whole name of the guest.' })
  fullName!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Phone number of the guest.' })
  phone!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'E-mail address of the guest.' })
  email!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'The name on the card that was used last.' })
  nameOnCard!: string | null;

  @Field(() => Boolean, { description: 'Whether a security deposit is held or was captured.' })
  securityDeposit!: boolean;

  @Field(() => String, { nullable: true, description: 'The screen that was submitted last.' })
  lastStep!: string | null;

  @Field(() => Boolean, { description: 'Whether every required screen was accepted.' })
  completed!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the last required screen was accepted.' })
  completedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When anything of the reservation last changed.' })
  updatedAt!: Date;

  @Field(() => [PortalGuest], { description: 'Everybody else of the party.' })
  guests!: PortalGuest[];
}

@ObjectType({ description: 'A link to the portal that works for a short time.' })
export class EmbedLink {
  @RequiresRole('manager')
  @Field(() => String, { description: 'Signed address of the portal page; whoever has it can open it.' })
  url!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the address stops working.' })
  expiresAt!: Date;
}
