import { RequiresRole } from '#kit/graph/requires-role.js';
import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from '../../context.js';
import { mustManage } from '../family/must-manage.js';
import { mustBeGateway } from '../sign-in/must-be-gateway.js';
import { PasswordAnswer } from '../sign-in/sign-in.type.js';
import { beginPasskey } from './begin-passkey.js';
import { addPasskey, removePasskey } from './change/add-passkey.js';
import { proveSession } from './change/prove-session.js';
import { renewRecoveryCodes } from './change/renew-recovery-codes.js';
import { resetSecondFactor } from './change/reset-second-factor.js';
import { requireSecondFactor, requiresSecondFactor } from './change/set-sign-in-policy.js';
import { confirmTotp, removeTotp, startTotp } from './change/set-up-totp.js';
import { FactorAnswer, FactorInput, NewSessionInput, OwnFactors, PendingFactors, TotpSetup } from './factors.type.js';
import { findFactors } from './find-factors.js';
import { findPending } from './find-pending.js';
import { finishSignIn } from './finish-sign-in.js';
import { ownFactors } from './own-factors.js';
import type { Purpose } from './passkeys/challenge.js';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.js';

const HASH = { description: "SHA-256 of the browser's token, in hex." };
const ACCOUNT = { nullable: true, description: 'An account below the own one; the own one unless given.' } as const;
const SHOWN = { description: 'What is shown.' };
const SESSION = { description: 'The session to open.' };
const ANSWER = { description: "The browser's answer, as JSON." };

@Resolver()
export class FactorsResolver {
  @RequiresRole('owner')
  @Query(() => Boolean, {
    description: 'Whether an account requires a second factor of everyone who signs in to it or below it.',
  })
  requiresSecondFactor(@Arg('accountId', () => ID, ACCOUNT) accountId: string | null, @Ctx() context: IdentityContext) {
    return requiresSecondFactor(context, accountId ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => Boolean, {
    description:
      'Requires a second factor of everyone who signs in to an account or below it, or no longer does. Whoever has ' +
      'none sets one up before anything else, in sessions that are open already too.',
  })
  requireSecondFactor(
    @Arg('isRequired', () => Boolean, { description: 'Whether it is required.' }) isRequired: boolean,
    @Arg('accountId', () => ID, ACCOUNT) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    mustManage(context.viewer);
    return requireSecondFactor(context, isRequired, accountId ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => Boolean, {
    description: 'Removes all second factors of somebody who lost theirs and ends their sessions. The password stays.',
  })
  resetSecondFactor(
    @Arg('personId', () => ID, { nullable: true, description: "The person; without it the account's own sign-in." })
    personId: string | null,
    @Arg('accountId', () => ID, ACCOUNT) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    mustManage(context.viewer);
    return resetSecondFactor(context, personId ?? null, accountId ?? null);
  }

  @Directive('@inaccessible')
  @Query(() => OwnFactors, { nullable: true, description: 'The second factors of whose session has this token.' })
  ownFactors(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return ownFactors(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Query(() => PendingFactors, { nullable: true, description: 'Which factors finish the sign-in of this browser.' })
  async pendingFactors(
    @Arg('browserHash', () => String, HASH) browserHash: string,
    @Ctx() { pool, viewer }: IdentityContext,
  ): Promise<PendingFactors | null> {
    mustBeGateway(viewer);
    const pending = await findPending(pool, browserHash);
    if (!pending) return null;
    const { totp, passkeys, recoveryCodes } = await findFactors(pool, pending);
    return { totp, passkey: passkeys > 0, recovery: recoveryCodes > 0 };
  }

  @Directive('@inaccessible')
  @Mutation(() => PasswordAnswer, { description: 'Takes the second step of a sign-in and opens the session.' })
  finishSignIn(
    @Arg('input', () => FactorInput, SHOWN) input: FactorInput,
    @Arg('session', () => NewSessionInput, SESSION) session: NewSessionInput,
    @Ctx() context: IdentityContext,
  ) {
    return finishSignIn(context, input, session);
  }

  @Directive('@inaccessible')
  @Mutation(() => PasswordAnswer, { description: 'Signs in with a passkey alone.' })
  signInWithPasskey(
    @Arg('browserHash', () => String, HASH) browserHash: string,
    @Arg('value', () => String, ANSWER) value: string,
    @Arg('session', () => NewSessionInput, SESSION) session: NewSessionInput,
    @Ctx() context: IdentityContext,
  ) {
    return signInWithPasskey(context, browserHash, value, session);
  }

  @Directive('@inaccessible')
  @Mutation(() => String, { description: 'What a browser needs to make or use a passkey, as JSON.' })
  beginPasskey(
    @Arg('purpose', () => String, { description: '`add`, `prove`, `second-step` or `sign-in`.' }) purpose: Purpose,
    @Arg('browserHash', () => String, HASH) browserHash: string,
    @Ctx() context: IdentityContext,
  ) {
    return beginPasskey(context, purpose, browserHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Whoever is signed in proves again who they are.' })
  proveSession(@Arg('input', () => FactorInput, SHOWN) input: FactorInput, @Ctx() context: IdentityContext) {
    return proveSession(context, input);
  }

  @Directive('@inaccessible')
  @Mutation(() => TotpSetup, { nullable: true, description: 'Starts an authenticator app.' })
  startTotp(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return startTotp(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Puts an authenticator app into use.' })
  confirmTotp(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('code', () => String, { description: 'A code of the app.' }) code: string,
    @Ctx() context: IdentityContext,
  ) {
    return confirmTotp(context, tokenHash, code);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Removes the authenticator app.' })
  removeTotp(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return removeTotp(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Makes new recovery codes.' })
  renewRecoveryCodes(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return renewRecoveryCodes(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Adds a passkey.' })
  addPasskey(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('name', () => String, { description: "The holder's name for it." }) name: string,
    @Arg('value', () => String, ANSWER) value: string,
    @Ctx() context: IdentityContext,
  ) {
    return addPasskey(context, tokenHash, name, value);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Removes a passkey.' })
  removePasskey(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('id', () => ID, { description: 'Identifier of the passkey.' }) id: string,
    @Ctx() context: IdentityContext,
  ) {
    return removePasskey(context, tokenHash, id);
  }
}
