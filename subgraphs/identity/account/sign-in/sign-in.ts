import type { IdentityContext } from '../../context.js';
import { mustUseSingleSignOn } from '../oidc/find-connection.js';
import { secondStep } from '../factors/second-step.js';
import { isOpen } from '../family/find-accounts.js';
import { countAttempt } from './count-attempt.js';
import { findSecret } from './find-secret.js';
import { isPassword } from './is-password.js';
import { loginKeyOf } from './keep-secret.js';
import { mustBeGateway } from './must-be-gateway.js';
import { startSession } from './session/start-session.js';
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
  if (await mustUseSingleSignOn(pool, secret)) return { state: 'sso' };
  return (await secondStep(context, secret, input)) ?? startSession(context, secret, input);
}
