import { Directive, Field, ID, ObjectType } from 'type-graphql';
import type { Role } from '#kit/viewer/viewer.js';

@ObjectType({ description: 'Whose session it is. Asked by the gateway only.' })
@Directive('@inaccessible')
export class SessionHolder {
  @Field(() => ID, { description: 'The account that signed in.' })
  accountId!: string;

  @Field(() => [ID], { description: 'The account and those below it of the same mode.' })
  accountIds!: string[];

  @Field(() => [ID], { description: 'Test accounts below a live one.' })
  testAccountIds!: string[];

  @Field(() => Boolean, { description: 'Whether the account is for tests.' })
  isTest!: boolean;

  @Field(() => ID, { description: 'The session.' })
  sessionId!: string;

  @Field(() => String, { description: 'What whoever signed in may do: `owner`, `manager` or `viewer`.' })
  role!: Role;

  @Field(() => ID, { nullable: true, description: 'The person; null for who signed in as the account.' })
  personId!: string | null;

  @Field(() => Boolean, { description: 'Whether the account and all above it are enabled.' })
  active!: boolean;

  @Field(() => Boolean, { description: 'Whether the account or one above it is suspended.' })
  suspended!: boolean;

  @Field(() => Boolean, { description: 'Whether a second factor is to be set up before anything else.' })
  mustEnrol!: boolean;

  @Field(() => Boolean, { description: 'Whether its last use was noted more than five minutes ago.' })
  isStale!: boolean;
}
