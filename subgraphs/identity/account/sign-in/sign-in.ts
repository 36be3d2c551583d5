import { LockMode } from '@mikro-orm/core';
import { newId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { fact } from '#facts';
import type { IdentityContext } from '../../context.js';
import { forgetHolders } from '../../keys/key-holder/forget-holders.js';
import { Account } from '../account.entity.js';
import { Person } from '../../people/person.entity.js';
import { isOpen } from '../family/find-accounts.js';
import { countAttempt } from './count-attempt.js';
import { type FoundSecret, findSecret } from './find-secret.js';
import { isPassword } from './is-password.js';
import { loginKeyOf } from './keep-secret.js';
import { mustBeGateway } from './must-be-gateway.js';
import { findKept, persistSession } from './session/persist-session.js';
import { endSession, forgetOverSessions } from './session/end-sessions.js';
import type { PasswordAnswer, SignInInput } from './sign-in.type.js';

/**
 * Signs in with e-mail and password and opens a session. An unknown address, an account without a password and a wrong
 * password are one answer that takes one verification; only a right password is told that the account is shut.
 */
export async function signIn(context: IdentityContext, input: SignInInput): Promise<PasswordAnswer> {
  const { pool, viewer } = context;
  mustBeGateway(viewer);
  const loginKey = loginKeyOf(input.email) ?? '';
  const retryAfter = await countAttempt(pool, loginKey);
  if (retryAfter !== null) return { state: 'limited', retryAfter };
  const secret = await findSecret(pool, loginKey);
  const isRight = await isPassword(input.password, secret?.passwordHash ?? null);
  if (!secret || !isRight) return { state: 'refused' };
  if (!(await isOpen(pool, secret.accountId))) return { state: 'shut' };
  return openSession(context, secret, input);
}

/** What was checked may have changed meanwhile: whoever changes it locks the account too. */
async function openSession(
  { emOf }: IdentityContext,
  { accountId, passwordHash, personId }: FoundSecret,
  { tokenHash, formerTokenHash }: SignInInput,
): Promise<PasswordAnswer> {
  const id = newId();
  return emOf([accountId], { kind: 'user', keyId: id }).transactional(async (tx) => {
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const account = await tx.findOneOrFail(Account, { id: accountId }, locked);
    const secret = await findKept(tx, accountId, personId);
    if (secret?.passwordHash !== passwordHash) return { state: 'refused' as const };
    if (!account.isActive || account.isSuspended) return { state: 'shut' as const };
    (secret instanceof Person ? secret : account).lastLoginAt = new Date();
    persistSession(tx, { accountId, id, tokenHash, personId });
    await tx.flush();
    await announce(tx, accountId, fact('account.signed_in', { accountId }));
    if (formerTokenHash) {
      await endSession(tx, formerTokenHash);
      await forgetHolders(tx);
    }
    await forgetOverSessions(tx);
    return { state: 'taken' as const };
  });
}
