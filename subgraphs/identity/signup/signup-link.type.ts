import { Directive, Field, GraphQLISODateTime, InputType, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@InputType({ description: 'An invitation to make an account below the own one.' })
export class SignupLinkInput {
  @Field(() => String, { description: 'The system that the new account comes from.' })
  pms!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where the last page leads on to; its origin must be one that the operator of the service allows.',
  })
  redirect?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Ask for no password.' })
  hidePassword?: boolean | null;
}

@ObjectType('SignupLink', { description: 'An invitation to make an account, for one use.' })
export class SignupLinkType {
  @RequiresRole('owner')
  @Field(() => String, { description: 'The page to open. Shown this once.' })
  url!: string;

  @Field(() => GraphQLISODateTime, { description: 'Until when it works: seven days.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'What a signup link leads to. Asked by the gateway only.' })
@Directive('@inaccessible')
export class Invitation {
  @Field(() => String, { description: '`open`, `used`, `expired`, or `closed` where the account above is shut.' })
  state!: 'open' | 'used' | 'expired' | 'closed';

  @Field(() => String, { nullable: true, description: 'Who invites: the company, or the name of the account.' })
  inviter!: string | null;

  @Field(() => Boolean, { description: 'Ask for no password.' })
  hidePassword!: boolean;
}

@ObjectType({ description: 'An account that was made by a signup link. Asked by the gateway only.' })
@Directive('@inaccessible')
export class SignedUp {
  @Field(() => String, { description: 'Its first API key. Shown this once.' })
  apiKey!: string;

  @Field(() => String, { nullable: true, description: 'Where to go on to.' })
  redirect!: string | null;
}
