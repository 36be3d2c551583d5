import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../../context.js';
import { isOpen } from '../../family/find-accounts.js';
import { mustUseSingleSignOn } from '../../oidc/find-connection.js';
import { mustBeGateway } from '../../sign-in/must-be-gateway.js';
import { type NewSession, startSession } from '../../sign-in/session/start-session.js';
import type { PasswordAnswer } from '../../sign-in/sign-in.type.js';
import { namedHolder } from '../holder.js';
import { noteProof } from '../note-proof.js';
import { takePasskey } from './take-passkey.js';

/**
 * Signs in with a passkey alone. The device has verified its user, so this counts as both factors. Every invalid
 * response gets the same refusal.
 */
export async function signInWithPasskey(
  context: IdentityContext,
  browserHash: string,
  value: string,
  session: NewSession,
): Promise<PasswordAnswer> {
  const { pool, viewer, emOf } = context;
  mustBeGateway(viewer);
  const holder = await takePasskey(context, { purpose: 'sign-in', browserHash, value, holder: null });
  if (!holder) return { state: 'refused' };
  if (!(await isOpen(pool, holder.accountId))) return { state: 'shut' };
  if (await mustUseSingleSignOn(pool, holder)) return { state: 'refused' };
  const answer = await startSession(context, holder, session);
  if (answer.state !== 'taken') return answer;
  await noteProof(pool, session.tokenHash, 'passkey');
  const used = eventOf('account.factor_used', { ...namedHolder(holder), factor: 'passkey' });
  await announce(emOf([holder.accountId]), holder.accountId, used);
  return answer;
}
