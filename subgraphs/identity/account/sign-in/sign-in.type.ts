import { Directive, Field, InputType, Int, ObjectType } from 'type-graphql';

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
}

@InputType({ description: 'Somebody signed in who changes the password. Told by the gateway only.' })
@Directive('@inaccessible')
export class PasswordChangeInput {
  @Field(() => String, { description: 'The password so far.' })
  oldPassword!: string;

  @Field(() => String, { description: 'The new one, 10 to 200 characters.' })
  newPassword!: string;

  @Field(() => String, { description: 'SHA-256 of the token of the session in use, in hex.' })
  tokenHash!: string;

  @Field(() => String, { description: 'That of the session which takes its place.' })
  nextTokenHash!: string;
}

@ObjectType({ description: 'What became of a password that somebody has shown. Asked by the gateway only.' })
@Directive('@inaccessible')
export class PasswordAnswer {
  @Field(() => String, {
    description:
      '`taken`: the session is open; `refused`: not the password of such an account; `shut`: it is, and the account or ' +
      'one above it is suspended or disabled; `limited`: too many tries; `factor`: the second step is to come; `over`: ' +
      'there is no sign-in that waits for it; `sso`: they sign in by their provider only.',
  })
  state!: 'taken' | 'refused' | 'shut' | 'limited' | 'factor' | 'over' | 'sso';

  @Field(() => Int, { nullable: true, description: 'Seconds until the next try, where there were too many.' })
  retryAfter?: number | null;
}
