import type { EntityManager } from '@mikro-orm/postgresql';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { Failure } from '#kit/failure.js';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import { messages } from '../../messages.js';
import type { Account } from '../account.entity.js';
import { AccountSecret } from './account-secret.entity.js';

/** The form that sign-in addresses are compared by, as a keyed digest; null for no address. */
export function loginKeyOf(email: string | null): string | null {
  return email ? lookupDigest(`login:${email.trim().normalize('NFKC').toLowerCase()}`) : null;
}

/**
 * Keeps what the account signs in with: a hash replaces it, null removes it, undefined leaves the password and follows
 * the address, which then has to be confirmed. Throws EMAIL_TAKEN, see `claimLogin`.
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

/** Who wants an address: `id` is the account's or the person's, `familyOf` the account on whose behalf it is written. */
export interface LoginClaim {
  familyOf: string;
  id: string;
  loginKey: string;
}

/**
 * Makes sure that nobody else signs in with an address within the family of whoever writes it: that account and all
 * below it. Beyond that the same address may stand anywhere, and nobody is told. The lock makes two that want the same one
 * at once wait for each other. Throws EMAIL_TAKEN.
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
