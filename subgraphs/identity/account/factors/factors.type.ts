import { Directive, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';

/** What somebody proves who they are with; the password never counts as the second step of a sign-in. */
export type FactorKind = 'password' | 'totp' | 'recovery' | 'passkey';

@ObjectType({ description: 'A passkey of whoever is signed in. Asked by the gateway only.' })
@Directive('@inaccessible')
export class OwnPasskey {
  @Field(() => ID, { description: 'Identifier.' })
  id!: string;

  @Field(() => String, { description: 'The name that its holder gave it.' })
  name!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Its last use.' })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'The second factors of whoever is signed in. Asked by the gateway only.' })
@Directive('@inaccessible')
export class OwnFactors {
  @Field(() => Boolean, { description: 'Whether nothing else works before a second factor is set up.' })
  mustEnrol!: boolean;

  @Field(() => Boolean, { description: 'Whether they proved who they are within the last ten minutes.' })
  isRecent!: boolean;

  @Field(() => Boolean, { description: 'Whether they have a password.' })
  hasPassword!: boolean;

  @Field(() => Boolean, { description: 'Whether an authenticator app is set up.' })
  totp!: boolean;

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodes!: number;

  @Field(() => [OwnPasskey], { description: 'Their passkeys, the oldest first.' })
  passkeys!: OwnPasskey[];

  @Field(() => Boolean, { description: "Whether browsers offer passkeys at the service's public address." })
  takesPasskeys!: boolean;
}

@ObjectType({ description: 'A sign-in that waits for its second factor. Asked by the gateway only.' })
@Directive('@inaccessible')
export class PendingFactors {
  @Field(() => Boolean, { description: 'Whether a code of an authenticator app is taken.' })
  totp!: boolean;

  @Field(() => Boolean, { description: 'Whether a passkey is taken.' })
  passkey!: boolean;

  @Field(() => Boolean, { description: 'Whether a recovery code is taken.' })
  recovery!: boolean;
}

@InputType({ description: 'A second factor that somebody shows. Told by the gateway only.' })
@Directive('@inaccessible')
export class FactorInput {
  @Field(() => String, { description: 'SHA-256 of the token that the browser waits or is signed in with, in hex.' })
  browserHash!: string;

  @Field(() => String, { description: '`password`, `totp`, `recovery` or `passkey`.' })
  kind!: FactorKind;

  @Field(() => String, { description: "The code, the password, or the browser's answer for a passkey as JSON." })
  value!: string;
}

@InputType({ description: 'The session that a sign-in opens. Told by the gateway only.' })
@Directive('@inaccessible')
export class NewSessionInput {
  @Field(() => String, { description: 'SHA-256 of its token, in hex.' })
  tokenHash!: string;

  @Field(() => String, { nullable: true, description: 'That of the session that this browser had before; it ends.' })
  formerTokenHash?: string | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 of the token that names the browser, in hex.' })
  browserHash?: string | null;

  @Field(() => String, { nullable: true, description: 'What the browser calls itself.' })
  userAgent?: string | null;
}

@ObjectType({ description: 'A new authenticator app, not in use before its first code. Asked by the gateway only.' })
@Directive('@inaccessible')
export class TotpSetup {
  @Field(() => String, { description: 'The secret in base32, to type in.' })
  key!: string;

  @Field(() => String, { description: 'The same as an address that apps read from a QR code.' })
  uri!: string;
}

@ObjectType({ description: 'What became of a change of second factors. Asked by the gateway only.' })
@Directive('@inaccessible')
export class FactorAnswer {
  @Field(() => String, {
    description:
      '`taken`: done; `refused`: the code or the answer of the browser is wrong; `stale`: they have to prove who they ' +
      'are first; `limited`: too many attempts.',
  })
  state!: 'taken' | 'refused' | 'stale' | 'limited';

  @Field(() => Int, { nullable: true, description: 'Seconds until the next attempt, where there were too many.' })
  retryAfter?: number | null;

  @Field(() => [String], { nullable: true, description: 'New recovery codes, shown this once.' })
  recoveryCodes?: string[] | null;
}
