import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../../context.js';
import { forgetHolders } from '../../../key-holder/forget-holders.js';
import { targetAccount } from '../../family/find-target-account.js';
import { SignInPolicy } from './sign-in-policy.entity.js';

/** Requires a second factor for an account and all below it, or lifts the requirement. Takes effect immediately. */
export async function requireSecondFactor(
  { viewer, emOf }: IdentityContext,
  isRequired: boolean,
  account: string | null,
): Promise<boolean> {
  const accountId = targetAccount(viewer, account);
  return emOf([accountId]).transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7396))', [accountId]);
    const known = await tx.findOne(SignInPolicy, { accountId, id: accountId });
    if ((known?.requiresSecondFactor ?? false) === isRequired) return isRequired;
    const policy = known ?? Object.assign(new SignInPolicy(), { accountId, id: accountId });
    policy.requiresSecondFactor = isRequired;
    tx.persist(policy);
    await tx.flush();
    await announce(
      tx,
      accountId,
      eventOf('account.sign_in_policy_changed', { accountId, isRequired: isRequired ? 'true' : 'false' }),
    );
    await forgetHolders(tx);
    return isRequired;
  });
}

/** Whether the account itself requires a second factor; an ancestor may require it as well. */
export async function requiresSecondFactor(
  { viewer, emOf }: IdentityContext,
  account: string | null,
): Promise<boolean> {
  const accountId = targetAccount(viewer, account);
  const policy = await emOf([accountId]).findOne(SignInPolicy, { accountId, id: accountId });
  return policy?.requiresSecondFactor ?? false;
}
