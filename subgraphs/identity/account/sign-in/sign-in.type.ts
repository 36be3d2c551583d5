import { Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@InputType({ description: 'Somebody who signs in. Told by the gateway only.' })
@Directive('@inaccessible')
export class SignInInput {
  @Field(() => String, { description: 'The e-mail address, as it was typed.' })
  email!: string;

  @Field(() => String, { description: 'The password.' })
  password!: string;

  @Field(() => String, { description: 'SHA-256 of the token of the session to open, in hex.' })
  tokenHash!: string;

  @Field(() => String, { nullable: true, description: 'That of the session that this browser had before; it ends.' })
  formerTokenHash?: string | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 of the token that this browser is known by, in hex.' })
  browserHash?: string | null;

  @Field(() => String, { nullable: true, description: 'What the browser calls itself.' })
  userAgent?: string | null;

  @Field(() => String, { nullable: true, description: 'The token of a link that was mailed to the address.' })
  confirmToken?: string | null;

  @Field(() => ID, { nullable: true, description: 'Which of several accounts that the password opens.' })
  choice?: string | null;
}

@InputType({ description: 'Somebody signed in who changes the password. Told by the gateway only.' })
@Directive('@inaccessible')
export class PasswordChangeInput {
  @Field(() => String, { description: 'The password so far.' })
  oldPassword!: string;

  @Field(() => String, { description: 'The new one, 12 to 200 characters.' })
  newPassword!: string;

  @Field(() => String, { description: 'SHA-256 of the token of the session in use, in hex.' })
  tokenHash!: string;

  @Field(() => String, { description: 'That of the session which takes its place.' })
  nextTokenHash!: string;

  @Field(() => String, { nullable: true, description: 'SHA-256 of the token that this browser is known by, in hex.' })
  browserHash?: string | null;
}

@ObjectType({ description: 'One of several accounts that a password opens. Asked by the gateway only.' })
@Directive('@inaccessible')
export class SignInChoice {
  @Field(() => ID, { description: 'Identifier of the account, or of the person.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The name of the account.' })
  name!: string | null;
}

@ObjectType({ description: 'What became of a password that somebody has shown. Asked by the gateway only.' })
@Directive('@inaccessible')
export class PasswordAnswer {
  @Field(() => String, {
    description:
      '`taken`: the session is open; `refused`: not the password of such an account; `shut`: it is, and the account or ' +
      'one above it is suspended or disabled; `limited`: too many tries; `choose`: it opens several accounts; ' +
      '`unconfirmed`: the address is to be confirmed by the link that is on its way to it; ' +
      '`factor`: the second step is to come; `over`: there is no sign-in that waits for it; `sso`: they sign in by ' +
      'their provider only.',
  })
  state!: 'taken' | 'refused' | 'shut' | 'limited' | 'choose' | 'unconfirmed' | 'factor' | 'over' | 'sso';

  @Field(() => Int, { nullable: true, description: 'Seconds until the next try, where there were too many.' })
  retryAfter?: number | null;

  @Field(() => [SignInChoice], { nullable: true, description: 'The accounts to choose from.' })
  choices?: SignInChoice[] | null;
}
