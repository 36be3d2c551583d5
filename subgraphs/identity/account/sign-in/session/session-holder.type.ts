import { Directive, Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '#kit/viewer/viewer.js';

@ObjectType({ description: 'The user and account of a session. Internal: gateway only.' })
@Directive('@inaccessible')
export class SessionHolder {
  @Field(() => ID, { description: 'ID of the account that signed in.' })
  accountId!: string;

  @Field(() => [ID], { description: 'IDs of the account and the accounts of the same mode below it.' })
  accountIds!: string[];

  @Field(() => [ID], { description: 'IDs of the test accounts below a live account.' })
  testAccountIds!: string[];

  @Field(() => Boolean, { description: 'Whether the account is a test account.' })
  isTest!: boolean;

  @Field(() => ID, { description: 'Session ID.' })
  sessionId!: string;

  @Field(() => String, { description: 'Role of the user: `owner`, `manager` or `viewer`.' })
  role!: Role;

  @Field(() => ID, { nullable: true, description: 'Team member ID; null when signed in as the account itself.' })
  personId!: string | null;

  @Field(() => Boolean, { description: 'Whether the account and all accounts above it are active.' })
  active!: boolean;

  @Field(() => Boolean, { description: 'Whether the account or one above it is suspended.' })
  suspended!: boolean;

  @Field(() => Boolean, { description: 'Whether a second factor must be set up before anything else.' })
  mustEnrol!: boolean;

  @Field(() => Boolean, { description: 'Whether the last use was recorded more than 5 minutes ago.' })
  isStale!: boolean;
}
