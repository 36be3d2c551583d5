import { LockMode } from '@mikro-orm/core';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { Failure } from '#kit/failure.js';
import { newId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { fact } from '#facts';
import type { IdentityContext } from '../../context.js';
import { forgetHolders } from '../../keys/key-holder/forget-holders.js';
import { Account } from '../account.entity.js';
import { checkAccount } from '../check-account.js';
import { countAttempt } from './count-attempt.js';
import { findSecretOf } from './find-secret.js';
import { hashPassword } from './hash-password.js';
import { isPassword } from './is-password.js';
import { mustBeGateway } from './must-be-gateway.js';
import { findKept, persistSession } from './session/persist-session.js';
import { endPersonSessions, endSessions } from './session/end-sessions.js';
import { findSessionHolder } from './session/find-session-holder.js';
import { UserSession } from './session/user-session.entity.js';
import type { PasswordAnswer, PasswordChangeInput } from './sign-in.type.js';

/**
 * Changes the password of whoever is signed in. All their sessions end, of an account also those of its people; another one takes the place of the one
 * in use, so that a copy of its token is worth nothing either. Tries of the old password count as tries to sign in.
 * Throws BAD_INPUT about the new password, UNAUTHENTICATED when the session is over.
 */
export async function changePassword(context: IdentityContext, input: PasswordChangeInput): Promise<PasswordAnswer> {
  const { pool, viewer, emOf } = context;
  mustBeGateway(viewer);
  const [problem] = checkAccount({ password: input.newPassword });
  if (problem) throw new Failure('BAD_INPUT', `newPassword ${problem.msg}`, [{ ...problem, loc: ['newPassword'] }]);
  const holder = (await findSessionHolder(pool, input.tokenHash)) ?? sessionOver();
  const { accountId, sessionId, personId } = holder;
  const secret = await findSecretOf(pool, accountId, personId);
  const retryAfter = await countAttempt(pool, secret?.loginKey ?? lookupDigest(`login of:${accountId}`));
  if (retryAfter !== null) return { state: 'limited', retryAfter };
  if (!(await isPassword(input.oldPassword, secret?.passwordHash ?? null))) return { state: 'refused' };
  const passwordHash = await hashPassword(input.newPassword);
  return emOf([accountId], { kind: 'user', keyId: sessionId }).transactional(async (tx) => {
    await tx.findOne(Account, { id: accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const [session] = await tx.find(UserSession, { id: sessionId, tokenHash: input.tokenHash });
    const kept = await findKept(tx, accountId, personId);
    if (!session || kept?.passwordHash !== secret?.passwordHash) return sessionOver();
    kept!.passwordHash = passwordHash;
    await (personId ? endPersonSessions(tx, accountId, personId) : endSessions(tx, accountId));
    persistSession(tx, { accountId, id: newId(), tokenHash: input.nextTokenHash, personId });
    await tx.flush();
    const what = personId ? fact('person.password_changed', { personId }) : fact('account.updated', { accountId });
    await announce(tx, accountId, what);
    await forgetHolders(tx);
    return { state: 'taken' as const };
  });
}

function sessionOver(): never {
  throw new Failure('UNAUTHENTICATED', 'The session is over: sign in again.');
}
