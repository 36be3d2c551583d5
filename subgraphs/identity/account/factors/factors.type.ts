import { Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';

/** Ways to confirm an identity. A password never counts as the second factor of a sign-in. */
export type FactorKind = 'password' | 'totp' | 'recovery' | 'passkey';

@ObjectType({ description: 'A passkey of the signed-in user. Internal: gateway only.' })
@Directive('@inaccessible')
export class OwnPasskey {
  @Field(() => ID, { description: 'Passkey ID.' })
  id!: string;

  @Field(() => String, { description: 'Name given by the user.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'Time the passkey was added.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of last use; null if never used.' })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'Second factors of the signed-in user. Internal: gateway only.' })
@Directive('@inaccessible')
export class OwnFactors {
  @Field(() => Boolean, { description: 'Whether the user must set up a second factor before doing anything else.' })
  mustEnrol!: boolean;

  @Field(() => Boolean, { description: 'Whether the user confirmed their identity within the last 10 minutes.' })
  isRecent!: boolean;

  @Field(() => Boolean, { description: 'Whether the user has a password.' })
  hasPassword!: boolean;

  @Field(() => Boolean, { description: 'Whether an authenticator app is set up.' })
  totp!: boolean;

  @Field(() => Int, { description: 'Number of unused recovery codes.' })
  recoveryCodes!: number;

  @Field(() => [OwnPasskey], { description: 'Passkeys of the user, oldest first.' })
  passkeys!: OwnPasskey[];

  @Field(() => Boolean, { description: "Whether passkeys can be used at the service's public URL." })
  takesPasskeys!: boolean;
}

@ObjectType({ description: 'A sign-in that is waiting for its second factor. Internal: gateway only.' })
@Directive('@inaccessible')
export class PendingFactors {
  @Field(() => Boolean, { description: 'Whether a code from an authenticator app is accepted.' })
  totp!: boolean;

  @Field(() => Boolean, { description: 'Whether a passkey is accepted.' })
  passkey!: boolean;

  @Field(() => Boolean, { description: 'Whether a recovery code is accepted.' })
  recovery!: boolean;
}

@InputType({ description: 'A second factor to verify. Internal: gateway only.' })
@Directive('@inaccessible')
export class FactorInput {
  @Field(() => String, { description: "SHA-256 of the token of the browser's session or pending sign-in, as hex." })
  browserHash!: string;

  @Field(() => String, { description: 'Kind of factor: `password`, `totp`, `recovery` or `passkey`.' })
  kind!: FactorKind;

  @Field(() => String, {
    description: "The code or password, or for a passkey the browser's WebAuthn response as JSON.",
  })
  value!: string;
}

@InputType({ description: 'The session to open after sign-in. Internal: gateway only.' })
@Directive('@inaccessible')
export class NewSessionInput {
  @Field(() => String, { description: 'SHA-256 of the session token, as hex.' })
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

  @Field(() => String, { nullable: true, description: 'Language of the page, such as `de`, for emails to the user.' })
  language?: string | null;
}

@ObjectType({
  description: 'A new authenticator app; not active until confirmed with its first code. Internal: gateway only.',
})
@Directive('@inaccessible')
export class TotpSetup {
  @Field(() => String, { description: 'Secret in base32, for manual entry.' })
  key!: string;

  @Field(() => String, { description: 'The same secret as an `otpauth` URI, for a QR code.' })
  uri!: string;
}

@ObjectType({ description: 'Result of a change to second factors. Internal: gateway only.' })
@Directive('@inaccessible')
export class FactorAnswer {
  @Field(() => String, {
    description:
      '`taken`: accepted; `refused`: wrong code or invalid browser response; `stale`: the user must confirm ' +
      'their identity first; `limited`: too many attempts.',
  })
  state!: 'taken' | 'refused' | 'stale' | 'limited';

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds until the next attempt is allowed; set when `state` is `limited`.',
  })
  retryAfter?: number | null;

  @Field(() => [String], { nullable: true, description: 'New recovery codes. Shown only once.' })
  recoveryCodes?: string[] | null;
}
