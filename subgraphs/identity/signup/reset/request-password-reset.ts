import { lookupDigest } from '#kit/cipher/cipher.js';
import { Failure } from '#kit/failure.js';
import type { IdentityContext } from '../../context.js';
import { loginKeyOf } from '../../account/sign-in/keep-secret.js';
import { mustBeGateway } from '../../account/sign-in/must-be-gateway.js';
import { networkOf } from '../../account/sign-in/network-of.js';
import { takeTry } from '../../account/sign-in/take-try.js';
import type { PasswordAnswer } from '../../account/sign-in/sign-in.type.js';
import { messages } from '../../messages.js';
import { SENDING } from './send-password-reset.job.js';

/**
 * Requests a password reset mail for an address. Whether a user exists is only checked later, in a job, so that the
 * response and its timing reveal nothing; requests are rate-limited per address and network. Throws UNAVAILABLE if
 * mail is not configured.
 */
export async function requestPasswordReset(
  context: IdentityContext,
  email: string,
  language: string | null,
): Promise<PasswordAnswer> {
  const { viewer, jobs, emOf, sendsMail } = context;
  mustBeGateway(viewer);
  if (!sendsMail) throw new Failure('UNAVAILABLE', messages.noMail);
  const loginKey = loginKeyOf(email) ?? lookupDigest('login:');
  const key = lookupDigest(`reset of:${loginKey}:${networkOf(viewer.address, 'counted')}`);
  const retryAfter = await takeTry(context, [{ key, free: 5, longestSeconds: 900 }]);
  if (retryAfter !== null) return { state: 'limited', retryAfter };
  await emOf([]).transactional((tx) => jobs.enqueue(tx, SENDING, { loginKey, language }));
  return { state: 'taken' };
}
