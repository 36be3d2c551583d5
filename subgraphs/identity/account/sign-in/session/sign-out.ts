import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../../context.js';
import { forgetHolders } from '../../../key-holder/forget-holders.js';
import { mustBeGateway } from '../must-be-gateway.js';
import { endSession } from './end-sessions.js';
import { findSessionHolder } from './find-session-holder.js';

/**
 * Ends the session whose token has this SHA-256 (hex). Returns false if there was none; signing out twice is not an
 * error.
 */
export async function signOut({ pool, viewer, emOf }: IdentityContext, tokenHash: string): Promise<boolean> {
  mustBeGateway(viewer);
  const holder = await findSessionHolder(pool, tokenHash);
  if (!holder) return false;
  const { accountId, sessionId } = holder;
  return emOf([accountId], { kind: 'user', keyId: sessionId }).transactional(async (tx) => {
    await endSession(tx, tokenHash);
    await announce(tx, accountId, eventOf('account.signed_out', { accountId }));
    await forgetHolders(tx);
    return true;
  });
}
