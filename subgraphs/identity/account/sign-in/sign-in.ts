import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '#kit/failure.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import { mustUseSingleSignOn } from '../oidc/find-connection.js';
import { secondStep } from '../factors/second-step.js';
import { isOpen } from '../family/find-accounts.js';
import { isConfirmedBy } from './confirm-address.js';
import { type FoundSecret, findSecrets } from './find-secret.js';
import { isPassword } from './is-password.js';
import { loginKeyOf } from './keep-secret.js';
import { mustBeGateway } from './must-be-gateway.js';
import { queueSignInMail } from './send-sign-in-mail.job.js';
import { startSession } from './session/start-session.js';
import { signInBudgets } from './sign-in-budgets.js';
import type { PasswordAnswer, SignInInput } from './sign-in.type.js';
import { giveBack, takeTry } from './take-try.js';

/** Refusals are delayed to a multiple of this, so that timing does not reveal how many passwords were verified. */
const STEP_MS = 200;

/**
 * Signs in with email and password and opens a session. If several account families use the address, the password
 * selects the account. An unknown address, an account without a password and a wrong password give the same answer in
 * the same time; only with the correct password does the user learn that the account is suspended or inactive, or
 * that the address must be confirmed.
 */
export async function signIn(context: IdentityContext, input: SignInInput): Promise<PasswordAnswer> {
  const { pool, viewer, sendsMail } = context;
  mustBeGateway(viewer);
  const began = performance.now();
  const loginKey = loginKeyOf(input.email) ?? '';
  const budgets = await signInBudgets(pool, { loginKey, address: viewer.address, browserHash: input.browserHash });
  const retryAfter = await takeTry(context, budgets);
  if (retryAfter !== null) return { state: 'limited', retryAfter };
  const right = await withPassword(await findSecrets(pool, loginKey), input.password);
  if (right.length === 0) {
    await sleep(STEP_MS - ((performance.now() - began) % STEP_MS));
    return { state: 'refused' };
  }
  await giveBack(context, budgets);
  const open = await whereOpen(context, right);
  if (open.length === 0) return { state: 'shut' };
  const secret = open.length === 1 ? open[0] : open.find((each) => idOf(each) === input.choice);
  if (!secret) return { state: 'choose', choices: await namesOf(context, open) };
  if (await mustUseSingleSignOn(pool, secret)) return { state: 'sso' };
  const confirms = Boolean(input.confirmToken && isConfirmedBy(input.confirmToken, secret, loginKey));
  if (sendsMail && !secret.isVerified && !confirms) {
    await context
      .emOf([])
      .transactional((tx) => queueSignInMail(tx, context, secret, 'confirm_address', input.language));
    return { state: 'unconfirmed' };
  }

  const proved = { ...secret, confirms };
  return (await secondStep(context, proved, input)) ?? startSession(context, proved, input);
}

/** Returns the credentials that the password matches. Verifies a dummy if there are none. */
async function withPassword(secrets: FoundSecret[], password: string): Promise<FoundSecret[]> {
  if (secrets.length === 0) await isPassword(password, null);
  const right: FoundSecret[] = [];
  for (const secret of secrets) if (await isPassword(password, secret.passwordHash)) right.push(secret);
  return right;
}

async function whereOpen({ pool }: IdentityContext, secrets: FoundSecret[]): Promise<FoundSecret[]> {
  const open = await Promise.all(secrets.map(({ accountId }) => isOpen(pool, accountId)));
  return secrets.filter((_, n) => open[n]);
}

const idOf = ({ accountId, personId }: FoundSecret) => personId ?? accountId;

/** Returns the accounts to choose from, once the password matched all of them. */
async function namesOf({ pool }: IdentityContext, secrets: FoundSecret[]) {
  const text = 'select id, coalesce(company_name, name) as name from identity.account where id = any($1::uuid[])';
  const values = [secrets.map(({ accountId }) => accountId)];
  const { rows } = await pool.query<{ id: string; name: string | null }>({ name: 'names-to-choose', text, values });
  return secrets.map((secret) => {
    const account = rows.find(({ id }) => id === secret.accountId);
    if (!account) throw new Failure('UNAVAILABLE', messages.accountRemoved);
    return { id: idOf(secret), name: account.name };
  });
}
