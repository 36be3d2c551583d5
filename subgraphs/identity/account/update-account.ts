import { LockMode } from '@mikro-orm/core';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { type EventType, eventOf } from '#events';
import type { IdentityContext } from '../context.js';
import { forgetHolders } from '../key-holder/forget-holders.js';
import { messages } from '../messages.js';
import { hashPassword } from './sign-in/hash-password.js';
import { keepSecret, loginKeyOf } from './sign-in/keep-secret.js';
import { wordsAbout } from './sign-in/password/words-about.js';
import { forgetBrowsers } from './sign-in/sign-in-budgets.js';
import { queueSignInMail } from './sign-in/send-sign-in-mail.job.js';
import { endFamilySessions, endSessions } from './sign-in/session/end-sessions.js';
import { Account } from './account.entity.js';
import type { AccountInput } from './account.input.js';
import { checkAccount } from './check-account.js';
import { fillAccount } from './fill-account.js';
import { isWithin } from './family/find-accounts.js';
import { mustManage } from './family/must-manage.js';
import { badAccount } from './register-account.js';

export interface UpdateAccount {
  /** `me` for the caller's own account. */
  id: string;
  input: AccountInput;
  /** Independent switches; null leaves one unchanged. */
  isActive: boolean | null;
  isSuspended: boolean | null;
}

type AccountEvent = Extract<EventType, `account.${string}`>;

/**
 * Updates the caller's account or one below it. An account cannot suspend or deactivate itself. Throws BAD_INPUT with
 * every problem, ACCOUNT_NOT_FOUND, FORBIDDEN, EMAIL_TAKEN.
 */
export async function updateAccount(context: IdentityContext, update: UpdateAccount): Promise<Account> {
  const { viewer, pool } = context;
  mustManage(viewer);
  const id = update.id === 'me' ? viewer.accountId : update.id.toLowerCase();
  if (!(await isWithin(pool, id, viewer.accountId))) throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
  const about = update.input.password ? await wordsAbout(context, id, null) : [];
  const problems = checkAccount(update.input, [], about);
  if (problems.length > 0) throw badAccount(problems);
  if (id === viewer.accountId && (update.isActive === false || update.isSuspended === true))
    throw new Failure('FORBIDDEN', messages.cannotSwitchOffOwnAccount);
  if (id === viewer.accountId && viewer.kind === 'user' && update.input.password !== undefined)
    throw new Failure('FORBIDDEN', messages.changeOwnPasswordThere);
  const passwordHash = await hashPassword(update.input.password);
  return context.emOf([id]).transactional(async (tx) => {
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const account = await tx.findOneOrFail(Account, { id }, locked);
    const changed = fillAccount(account, update.input);
    const events: AccountEvent[] = changed || passwordHash !== undefined ? ['account.updated'] : [];
    events.push(...turnSwitches(account, update));
    await keepSecret(tx, account, { passwordHash, familyOf: viewer.accountId });
    await tx.flush();
    if (passwordHash !== undefined) {
      await endSessions(tx, id);
      await forgetBrowsers(tx, loginKeyOf(account.email));
      await queueSignInMail(tx, context, { accountId: id, personId: null }, 'password_changed');
    }
    if (!account.isActive || account.isSuspended) await endFamilySessions(tx, id);
    for (const type of events) await announce(tx, id, eventOf(type, { accountId: id }));
    await forgetHolders(tx);
    return account;
  });
}

/** Returns the resulting events; a switch that does not change produces none. */
function turnSwitches(account: Account, { isActive, isSuspended }: UpdateAccount): AccountEvent[] {
  const events: AccountEvent[] = [];
  if (isSuspended !== null && isSuspended !== account.isSuspended) {
    account.isSuspended = isSuspended;
    events.push(isSuspended ? 'account.suspended' : 'account.unsuspended');
  }
  if (isActive !== null && isActive !== account.isActive) {
    account.isActive = isActive;
    events.push(isActive ? 'account.enabled' : 'account.disabled');
  }
  return events;
}
