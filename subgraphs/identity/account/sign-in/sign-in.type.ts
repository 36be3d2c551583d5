import { Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@InputType({ description: 'Sign-in credentials. Internal: gateway only.' })
@Directive('@inaccessible')
export class SignInInput {
  @Field(() => String, { description: 'Email address, as typed.' })
  email!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;

  @Field(() => String, { description: 'SHA-256 of the token of the session to open, as hex.' })
  tokenHash!: string;

  @Field(() => String, {
    nullable: true,
    description: "SHA-256 of the browser's previous session token, as hex. That session ends.",
  })
  formerTokenHash?: string | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 of the token that identifies the browser, as hex.' })
  browserHash?: string | null;

  @Field(() => String, { nullable: true, description: 'User agent of the browser.' })
  userAgent?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Language of the page, such as `de`, for emails to the user.',
  })
  language?: string | null;

  @Field(() => String, { nullable: true, description: 'Token from the confirmation link sent by email.' })
  confirmToken?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the chosen account or team member, when the password matches several.',
  })
  choice?: string | null;
}

@InputType({ description: 'A password change by a signed-in user. Internal: gateway only.' })
@Directive('@inaccessible')
export class PasswordChangeInput {
  @Field(() => String, { description: 'Current password.' })
  oldPassword!: string;

  @Field(() => String, { description: 'New password, 12 to 200 characters.' })
  newPassword!: string;

  @Field(() => String, { description: 'SHA-256 of the current session token, as hex.' })
  tokenHash!: string;

  @Field(() => String, { description: 'SHA-256 of the token that replaces it, as hex.' })
  nextTokenHash!: string;

  @Field(() => String, { nullable: true, description: 'SHA-256 of the token that identifies the browser, as hex.' })
  browserHash?: string | null;
}

@ObjectType({ description: 'One of several accounts that a password matches. Internal: gateway only.' })
@Directive('@inaccessible')
export class SignInChoice {
  @Field(() => ID, { description: 'ID of the account or team member.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Account name.' })
  name!: string | null;
}

@ObjectType({ description: 'Result of a sign-in or password check. Internal: gateway only.' })
@Directive('@inaccessible')
export class PasswordAnswer {
  @Field(() => String, {
    description:
      '`taken`: session opened; `refused`: wrong email address or password; `shut`: the account or one above it ' +
      'is suspended or inactive; `limited`: too many attempts; `choose`: several accounts match; `unconfirmed`: ' +
      'the address must be confirmed by the link sent to it; `factor`: a second factor is required; `over`: no ' +
      'pending sign-in; `sso`: single sign-on is required.',
  })
  state!: 'taken' | 'refused' | 'shut' | 'limited' | 'choose' | 'unconfirmed' | 'factor' | 'over' | 'sso';

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds until the next attempt is allowed; set when `state` is `limited`.',
  })
  retryAfter?: number | null;

  @Field(() => [SignInChoice], { nullable: true, description: 'Accounts to choose from.' })
  choices?: SignInChoice[] | null;
}
