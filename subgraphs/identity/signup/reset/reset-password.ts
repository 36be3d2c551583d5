import { LockMode } from '@mikro-orm/core';
import type pg from 'pg';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../context.js';
import { forgetHolders } from '../../key-holder/forget-holders.js';
import { Account } from '../../account/account.entity.js';
import { checkAccount } from '../../account/check-account.js';
import { badAccount } from '../../account/register-account.js';
import { hashPassword } from '../../account/sign-in/hash-password.js';
import { wordsAbout } from '../../account/sign-in/password/words-about.js';
import { queueSignInMail } from '../../account/sign-in/send-sign-in-mail.job.js';
import { forgetBrowsers } from '../../account/sign-in/sign-in-budgets.js';
import { mustBeGateway } from '../../account/sign-in/must-be-gateway.js';
import { endPersonSessions, endSessions } from '../../account/sign-in/session/end-sessions.js';
import { findKept } from '../../account/sign-in/session/persist-session.js';
import { messages } from '../../messages.js';
import { PasswordReset } from './password-reset.entity.js';

interface Found {
  accountId: string;
  id: string;
}

const TEXT = `
  select account_id as "accountId", id from identity.password_reset where token_hash = $1 and valid_until > now()`;

/** The account is not known before the token is looked up. */
async function findOpen(pool: pg.Pool, tokenHash: string): Promise<Found | null> {
  const { rows } = await pool.query<Found>({ name: 'password-reset', text: TEXT, values: [tokenHash] });
  return rows[0] ?? null;
}

/** Whether a link is valid. */
export async function isResetOpen({ pool, viewer }: IdentityContext, tokenHash: string): Promise<boolean> {
  mustBeGateway(viewer);
  return (await findOpen(pool, tokenHash)) !== null;
}

/**
 * Sets a new password and consumes the link. Ends all sessions of the user, and for an account also those of its team
 * members. Throws SIGNUP_LINK_CLOSED, BAD_INPUT.
 */
export async function resetPassword(context: IdentityContext, tokenHash: string, password: string): Promise<boolean> {
  const { pool, viewer, emOf } = context;
  mustBeGateway(viewer);
  const { accountId, id } = (await findOpen(pool, tokenHash)) ?? closed();
  const about = await wordsAbout(context, accountId, id === accountId ? null : id);
  const problems = checkAccount({ password }, ['password'], about);
  if (problems.length > 0) throw badAccount(problems);
  const passwordHash = await hashPassword(password);
  return emOf([accountId]).transactional(async (tx) => {
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    await tx.findOne(Account, { id: accountId }, locked);
    const reset = await tx.findOne(
      PasswordReset,
      { accountId, id, tokenHash, validUntil: { $gt: new Date() } },
      locked,
    );
    const kept = reset && (await findKept(tx, accountId, reset.personId));
    if (!kept) return closed();
    kept.passwordHash = passwordHash;
    tx.remove(reset);
    await tx.flush();
    const { personId } = reset;
    await (personId ? endPersonSessions(tx, accountId, personId) : endSessions(tx, accountId));
    await forgetBrowsers(tx, kept.loginKey);
    await queueSignInMail(tx, context, { accountId, personId }, 'password_changed');
    await announce(tx, accountId, eventOf('account.password_reset', { accountId, ...(personId && { personId }) }));
    await forgetHolders(tx);
    return true;
  });
}

function closed(): never {
  throw new Failure('SIGNUP_LINK_CLOSED', messages.linkClosed);
}
