import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';

@ObjectType({ description: 'A browser session of a user.' })
export class OwnSession {
  @Field(() => ID, { description: 'Session ID, as used in the audit trail.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Browser and operating system, such as `Firefox on Windows`.' })
  browser!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Network that the session was opened from, such as `203.0.113.0/24`, or `unknown`.',
  })
  network!: string | null;

  @Field(() => DateTimeScalar, { description: 'Time of sign-in.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time of last use; can lag by up to 5 minutes.' })
  lastSeenAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Expiry time; using the session does not extend it.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether this is the current session.' })
  isCurrent!: boolean;
}
