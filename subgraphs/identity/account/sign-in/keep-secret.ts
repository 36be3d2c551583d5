import type { EntityManager } from '@mikro-orm/postgresql';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { Failure } from '#kit/failure.js';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import { messages } from '../../messages.js';
import type { Account } from '../account.entity.js';
import { AccountSecret } from './account-secret.entity.js';

/** Returns the keyed digest of a normalized sign-in address; null without an address. */
export function loginKeyOf(email: string | null): string | null {
  return email ? lookupDigest(`login:${email.trim().normalize('NFKC').toLowerCase()}`) : null;
}

/**
 * Stores the credentials of an account: a hash replaces the password, null removes it, undefined keeps it. A changed
 * address must be confirmed again. Throws EMAIL_TAKEN, see `claimLogin`.
 */
export async function keepSecret(
  tx: EntityManager,
  { id, email }: Account,
  { passwordHash, familyOf }: { passwordHash: string | null | undefined; familyOf: string },
): Promise<void> {
  const known = await tx.findOne(AccountSecret, { accountId: id, id });
  if (passwordHash === null) {
    if (known) tx.remove(known);
    return;
  }
  if (!known && !passwordHash) return;
  const secret = known ?? Object.assign(new AccountSecret(), { accountId: id, id });
  const loginKey = loginKeyOf(email);
  if (loginKey && loginKey !== secret.loginKey) await claimLogin(tx, { familyOf, id, loginKey });
  if (loginKey !== secret.loginKey) secret.verifiedAt = null;
  secret.loginKey = loginKey;
  if (passwordHash) secret.passwordHash = passwordHash;
  if (!known) tx.persist(secret);
}

/**
 * A claim to a sign-in address. `id` is the account ID or team member ID, `familyOf` the account on whose behalf it
 * is made.
 */
export interface LoginClaim {
  familyOf: string;
  id: string;
  loginKey: string;
}

/**
 * Ensures that a sign-in address is unique within an account family: `familyOf` and all accounts below it. Other
 * families may use the same address, and nothing reveals that. The lock serializes concurrent claims to one address.
 * Throws EMAIL_TAKEN.
 */
export async function claimLogin(tx: EntityManager, { familyOf, id, loginKey }: LoginClaim): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7304))', [loginKey]);
  const text = `with recursive family as (
       select id from identity.account where id = ?
       union all
       select a.id from identity.account a join family f on a.parent_id = f.id
     ), holders as (
       select account_id, id from identity.account_secret where login_key = ?
       union all select account_id, id from identity.person where login_key = ?
     )
     select 1 from holders h join family f on f.id = h.account_id where h.id <> ?`;
  const values = [familyOf, loginKey, loginKey, id];
  const [other] = await lookBeyond(tx, '*', () => tx.execute<object[]>(text, values));
  if (!other) return;
  const problem = { loc: ['email'], msg: messages.emailTaken, type: 'email_taken' };
  throw new Failure('EMAIL_TAKEN', `${problem.loc[0]} ${problem.msg}`, [problem]);
}
