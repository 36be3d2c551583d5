import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
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

const HASH = { description: 'SHA-256 of the browser token, as hex.' };
const ACCOUNT = {
  nullable: true,
  description: 'Account ID of an account below yours. Defaults to your own account.',
} as const;
const SHOWN = { description: 'The factor to verify.' };
const SESSION = { description: 'The session to open.' };
const ANSWER = { description: "The browser's WebAuthn response, as JSON." };

@Resolver()
export class FactorsResolver {
  @RequiresRole('owner')
  @Query(() => Boolean, {
    description:
      'Check whether an account requires two-step verification for everyone who signs in to it or to an ' +
      'account below it.',
  })
  requiresSecondFactor(@Arg('accountId', () => ID, ACCOUNT) accountId: string | null, @Ctx() context: IdentityContext) {
    return requiresSecondFactor(context, accountId ?? null);
  }

  @RequiresRole('owner')
  @ResultName('isRequired')
  @Mutation(() => Boolean, {
    description:
      'Require two-step verification for an account and all accounts below it, or lift the requirement. Users ' +
      'without a second factor must set one up before they can do anything else, even in sessions that are ' +
      'already open.',
  })
  requireSecondFactor(
    @Arg('isRequired', () => Boolean, {
      description: '`true` to require a second factor, `false` to make it optional.',
    })
    isRequired: boolean,
    @Arg('accountId', () => ID, ACCOUNT) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    mustManage(context.viewer);
    return requireSecondFactor(context, isRequired, accountId ?? null);
  }

  @RequiresRole('owner')
  @ResultName('isReset')
  @Mutation(() => Boolean, {
    description:
      'Remove all second factors of a user who has lost them, and end their sessions. The password stays valid.',
  })
  resetSecondFactor(
    @Arg('personId', () => ID, {
      nullable: true,
      description: "Team member ID. Omit to reset the account's own sign-in.",
    })
    personId: string | null,
    @Arg('accountId', () => ID, ACCOUNT) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    mustManage(context.viewer);
    return resetSecondFactor(context, personId ?? null, accountId ?? null);
  }

  @Directive('@inaccessible')
  @Query(() => OwnFactors, {
    nullable: true,
    description: 'List the second factors of the user signed in with this browser token.',
  })
  ownFactors(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return ownFactors(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Query(() => PendingFactors, {
    nullable: true,
    description: 'List the second factors that can complete the pending sign-in of this browser.',
  })
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
  @Mutation(() => PasswordAnswer, { description: 'Complete a sign-in with a second factor and open the session.' })
  finishSignIn(
    @Arg('input', () => FactorInput, SHOWN) input: FactorInput,
    @Arg('session', () => NewSessionInput, SESSION) session: NewSessionInput,
    @Ctx() context: IdentityContext,
  ) {
    return finishSignIn(context, input, session);
  }

  @Directive('@inaccessible')
  @Mutation(() => PasswordAnswer, { description: 'Sign in with a passkey alone.' })
  signInWithPasskey(
    @Arg('browserHash', () => String, HASH) browserHash: string,
    @Arg('value', () => String, ANSWER) value: string,
    @Arg('session', () => NewSessionInput, SESSION) session: NewSessionInput,
    @Ctx() context: IdentityContext,
  ) {
    return signInWithPasskey(context, browserHash, value, session);
  }

  @Directive('@inaccessible')
  @Mutation(() => String, {
    description: 'Get the WebAuthn options for the browser to create or use a passkey, as JSON.',
  })
  beginPasskey(
    @Arg('purpose', () => String, {
      description: 'What the passkey is for: `add`, `prove`, `second-step` or `sign-in`.',
    })
    purpose: Purpose,
    @Arg('browserHash', () => String, HASH) browserHash: string,
    @Ctx() context: IdentityContext,
  ) {
    return beginPasskey(context, purpose, browserHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Reconfirm the identity of the signed-in user.' })
  proveSession(@Arg('input', () => FactorInput, SHOWN) input: FactorInput, @Ctx() context: IdentityContext) {
    return proveSession(context, input);
  }

  @Directive('@inaccessible')
  @Mutation(() => TotpSetup, { nullable: true, description: 'Start setting up an authenticator app.' })
  startTotp(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return startTotp(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Confirm the authenticator app with its first code.' })
  confirmTotp(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('code', () => String, { description: 'Code shown by the app.' }) code: string,
    @Ctx() context: IdentityContext,
  ) {
    return confirmTotp(context, tokenHash, code);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Remove the authenticator app.' })
  removeTotp(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return removeTotp(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Generate new recovery codes; the old ones stop working.' })
  renewRecoveryCodes(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return renewRecoveryCodes(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Add a passkey.' })
  addPasskey(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('name', () => String, { description: 'Name for the passkey, chosen by the user.' }) name: string,
    @Arg('value', () => String, ANSWER) value: string,
    @Ctx() context: IdentityContext,
  ) {
    return addPasskey(context, tokenHash, name, value);
  }

  @Directive('@inaccessible')
  @Mutation(() => FactorAnswer, { description: 'Remove a passkey.' })
  removePasskey(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('id', () => ID, { description: 'Passkey ID.' }) id: string,
    @Ctx() context: IdentityContext,
  ) {
    return removePasskey(context, tokenHash, id);
  }
}
