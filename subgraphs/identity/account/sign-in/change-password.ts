import { LockMode } from '@mikro-orm/core';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { Failure } from '#kit/failure.js';
import { newId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../context.js';
import { forgetHolders } from '../../key-holder/forget-holders.js';
import { messages } from '../../messages.js';
import { Account } from '../account.entity.js';
import { checkPassword } from './password/check-password.js';
import { wordsAbout } from './password/words-about.js';
import { findSecretOf } from './find-secret.js';
import { hashPassword } from './hash-password.js';
import { isPassword } from './is-password.js';
import { mustBeGateway } from './must-be-gateway.js';
import { findKept, persistSession } from './session/persist-session.js';
import { endPersonSessions, endSessions } from './session/end-sessions.js';
import { findSessionHolder } from './session/find-session-holder.js';
import { UserSession } from './session/user-session.entity.js';
import { queueSignInMail } from './send-sign-in-mail.job.js';
import { forgetBrowsers, rememberBrowser } from './sign-in-budgets.js';
import type { PasswordAnswer, PasswordChangeInput } from './sign-in.type.js';
import { type Budget, giveBack, takeTry } from './take-try.js';

/**
 * Changes the password of the signed-in user. Ends all their sessions (for an account, also those of its team
 * members) and replaces the current one, so that a copied token becomes useless. Sends a notice by email. Throws
 * BAD_INPUT for the new password, UNAUTHENTICATED if the session has ended.
 */
export async function changePassword(context: IdentityContext, input: PasswordChangeInput): Promise<PasswordAnswer> {
  const { pool, viewer, emOf } = context;
  mustBeGateway(viewer);
  const holder = (await findSessionHolder(pool, input.tokenHash)) ?? sessionOver();
  const { accountId, sessionId, personId } = holder;
  const secret = await findSecretOf(pool, accountId, personId);
  const [problem] = checkPassword(input.newPassword, await wordsAbout(context, accountId, personId));
  if (problem) throw new Failure('BAD_INPUT', `newPassword ${problem.msg}`, [{ ...problem, loc: ['newPassword'] }]);
  const budgets = oldPasswordBudgets(holder);
  const retryAfter = await takeTry(context, budgets);
  if (retryAfter !== null) return { state: 'limited', retryAfter };
  if (!(await isPassword(input.oldPassword, secret?.passwordHash ?? null))) return { state: 'refused' };
  await giveBack(context, budgets);
  const passwordHash = await hashPassword(input.newPassword);
  return emOf([accountId], { kind: 'user', keyId: sessionId }).transactional(async (tx) => {
    await tx.findOne(Account, { id: accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const [session] = await tx.find(UserSession, { id: sessionId, tokenHash: input.tokenHash });
    const kept = await findKept(tx, accountId, personId);
    if (!session || kept?.passwordHash !== secret?.passwordHash) return sessionOver();
    kept!.passwordHash = passwordHash;
    await (personId ? endPersonSessions(tx, accountId, personId) : endSessions(tx, accountId));
    const { browser, network } = session;
    persistSession(tx, { accountId, id: newId(), tokenHash: input.nextTokenHash, personId, browser, network });
    await tx.flush();
    const { loginKey } = kept!;
    await forgetBrowsers(tx, loginKey);
    if (loginKey && input.browserHash) await rememberBrowser(tx, loginKey, input.browserHash);
    await queueSignInMail(tx, context, { accountId, personId }, 'password_changed');
    const what = personId
      ? eventOf('person.password_changed', { personId })
      : eventOf('account.updated', { accountId });
    await announce(tx, accountId, what);
    await forgetHolders(tx);
    return { state: 'taken' as const };
  });
}

/** Limits on wrong passwords entered by a signed-in user. */
export function oldPasswordBudgets({ accountId, personId }: { accountId: string; personId: string | null }): Budget[] {
  return [{ key: lookupDigest(`old password of:${personId ?? accountId}`), free: 5, longestSeconds: 900 }];
}

function sessionOver(): never {
  throw new Failure('UNAUTHENTICATED', messages.sessionOver);
}
