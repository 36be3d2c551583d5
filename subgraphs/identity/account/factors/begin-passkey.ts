import { Failure } from '#kit/failure.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import { mustBeGateway } from '../sign-in/must-be-gateway.js';
import { holderOf } from './change/change-factors.js';
import { isRecent } from './change/is-recent.js';
import { findPending } from './find-pending.js';
import type { Purpose } from './passkeys/challenge.js';
import { additionOptions, useOptions } from './passkeys/passkey-options.js';

/**
 * Returns WebAuthn options as JSON, with a single-use challenge for this browser. Throws UNAUTHENTICATED without a
 * session or pending sign-in, UNAVAILABLE where passkeys are not supported.
 */
export async function beginPasskey(context: IdentityContext, purpose: Purpose, browserHash: string): Promise<string> {
  mustBeGateway(context.viewer);
  if (purpose === 'sign-in') return useOptions(context, purpose, browserHash, null);
  if (purpose === 'second-step') {
    const pending = await findPending(context.pool, browserHash);
    return useOptions(context, purpose, browserHash, pending ?? over());
  }
  const holder = await holderOf(context, browserHash);
  if (purpose === 'prove') return useOptions(context, purpose, browserHash, holder);
  if (!(await isRecent(context.pool, browserHash))) over();
  return additionOptions(context, holder, browserHash);
}

function over(): never {
  throw new Failure('UNAUTHENTICATED', messages.startAgain);
}
