import { lookupDigest } from '#kit/cipher/cipher.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../context.js';
import { isOpen } from '../family/find-accounts.js';
import { mustBeGateway } from '../sign-in/must-be-gateway.js';
import { findKept } from '../sign-in/session/persist-session.js';
import { type NewSession, startSession } from '../sign-in/session/start-session.js';
import { type Budget, giveBack, takeTry } from '../sign-in/take-try.js';
import type { PasswordAnswer } from '../sign-in/sign-in.type.js';
import type { FactorInput, FactorKind } from './factors.type.js';
import { findPending } from './find-pending.js';
import { type FactorHolder, holderId, namedHolder } from './holder.js';
import { noteProof } from './note-proof.js';
import { PendingSignIn } from './pending-sign-in.entity.js';
import { digestOf } from './second-step.js';
import { takeFactor } from './take-factor.js';

/** Attempts are counted only after a correct password, so that outsiders cannot use them up. */
export const factorBudgets = (holder: FactorHolder): Budget[] => [
  { key: lookupDigest(`factor of:${holderId(holder)}`), free: 5, longestSeconds: 900 },
];

/**
 * Verifies the second factor and completes the sign-in. `over`: there is no pending sign-in for this browser, or the
 * password has changed since. After a wrong code the sign-in stays pending.
 */
export async function finishSignIn(
  context: IdentityContext,
  input: FactorInput,
  session: NewSession,
): Promise<PasswordAnswer> {
  const { pool, viewer, emOf } = context;
  mustBeGateway(viewer);
  const pending = await findPending(pool, input.browserHash);
  if (!pending) return { state: 'over' };
  const { accountId, personId, id, passwordDigest, confirms } = pending;
  const budgets = factorBudgets(pending);
  const retryAfter = await takeTry(context, budgets);
  if (retryAfter !== null) return { state: 'limited', retryAfter };
  if (!(await takeFactor(context, pending, input, 'second-step'))) return { state: 'refused' };
  await giveBack(context, budgets);
  if (!(await isOpen(pool, accountId))) return { state: 'shut' };
  const kept = await emOf([accountId]).transactional(async (tx) => {
    // Only one of several simultaneous submissions can complete the sign-in.
    if ((await tx.nativeDelete(PendingSignIn, { accountId, id })) === 0) return null;
    await announce(
      tx,
      accountId,
      eventOf('account.factor_used', { ...namedHolder(pending), factor: nameOf(input.kind) }),
    );
    return findKept(tx, accountId, personId);
  });
  if (!kept || (passwordDigest && digestOf(kept.passwordHash) !== passwordDigest)) return { state: 'over' };
  const proved = passwordDigest === null ? {} : { passwordHash: kept.passwordHash! };
  const answer = await startSession(context, { accountId, personId, confirms, ...proved }, session);
  if (answer.state === 'taken') await noteProof(pool, session.tokenHash, nameOf(input.kind));
  return answer.state === 'refused' ? { state: 'over' } : answer;
}

type SecondFactor = Exclude<FactorKind, 'password'>;

export const nameOf = (kind: FactorKind): SecondFactor => kind as SecondFactor;
