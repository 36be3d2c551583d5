import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../../context.js';
import { forgetHolders } from '../../../key-holder/forget-holders.js';
import { messages } from '../../../messages.js';
import { Account } from '../../account.entity.js';
import { mustBeGateway } from '../../sign-in/must-be-gateway.js';
import { queueSignInMail } from '../../sign-in/send-sign-in-mail.job.js';
import { endOtherSessions } from '../../sign-in/session/end-sessions.js';
import { findSessionHolder } from '../../sign-in/session/find-session-holder.js';
import type { SessionHolder } from '../../sign-in/session/session-holder.type.js';
import type { FactorAnswer } from '../factors.type.js';
import { type FactorHolder, namedHolder } from '../holder.js';
import { isRecent } from './is-recent.js';

/** Returns the holder of a session. Throws UNAUTHENTICATED if it has ended or the account is suspended or inactive. */
export async function holderOf(context: IdentityContext, tokenHash: string): Promise<SessionHolder> {
  mustBeGateway(context.viewer);
  const holder = await findSessionHolder(context.pool, tokenHash);
  if (!holder?.active || holder.suspended) throw new Failure('UNAUTHENTICATED', messages.sessionOver);
  return holder;
}

interface Change {
  type: 'account.factor_added' | 'account.factor_removed';
  factor: 'totp' | 'recovery' | 'passkey';
}

/**
 * Changes the second factors of the signed-in user, who must have confirmed their identity within the last 10
 * minutes, and ends their other sessions. `work` returns null if the factor was wrong; then nothing changes.
 */
export async function changeFactors(
  context: IdentityContext,
  tokenHash: string,
  change: Change,
  work: (tx: EntityManager, holder: FactorHolder) => Promise<{ recoveryCodes?: string[] } | null>,
): Promise<FactorAnswer> {
  const holder = await holderOf(context, tokenHash);
  if (!(await isRecent(context.pool, tokenHash))) return { state: 'stale' };
  const { accountId, personId, sessionId } = holder;
  return context.emOf([accountId], { kind: 'user', keyId: sessionId }).transactional(async (tx) => {
    await tx.findOne(Account, { id: accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const done = await work(tx, { accountId, personId });
    if (!done) return { state: 'refused' as const };
    await tellOfChange(tx, context, holder, sessionId);
    await announce(tx, accountId, eventOf(change.type, { ...namedHolder(holder), factor: change.factor }));
    await forgetHolders(tx);
    return { state: 'taken' as const, ...done };
  });
}

/** Ends all sessions of a holder except one, and all pending sign-ins, and sends a notice by email. */
export async function tellOfChange(
  tx: EntityManager,
  context: IdentityContext,
  holder: FactorHolder,
  butSessionId: string | null,
): Promise<void> {
  await tx.execute(
    'delete from identity.pending_sign_in where account_id = ? and person_id is not distinct from ?::uuid',
    [holder.accountId, holder.personId],
  );
  await endOtherSessions(tx, holder, butSessionId);
  await queueSignInMail(tx, context, holder, 'factor_changed');
}
