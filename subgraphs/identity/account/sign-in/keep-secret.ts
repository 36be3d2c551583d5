import type { EntityManager } from '@mikro-orm/postgresql';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { Failure } from '#kit/failure.js';
import type { Account } from '../account.entity.js';
import { AccountSecret } from './account-secret.entity.js';

/** The form that sign-in addresses are compared by, as a keyed digest; null for no address. */
export function loginKeyOf(email: string | null): string | null {
  return email ? lookupDigest(`login:${email.trim().normalize('NFKC').toLowerCase()}`) : null;
}

/**
 * Keeps what the account signs in with: a hash replaces it, null removes it, undefined leaves the password and follows
 * the address. Throws EMAIL_TAKEN where another account signs in with the address.
 */
export async function keepSecret(
  tx: EntityManager,
  { id, email }: Account,
  passwordHash: string | null | undefined,
): Promise<void> {
  const known = await tx.findOne(AccountSecret, { accountId: id, id });
  if (passwordHash === null) {
    if (known) tx.remove(known);
    return;
  }
  if (!known && !passwordHash) return;
  const secret = known ?? Object.assign(new AccountSecret(), { accountId: id, id });
  const loginKey = loginKeyOf(email);
  if (loginKey && loginKey !== secret.loginKey) await claimLogin(tx, id, loginKey);
  secret.loginKey = loginKey;
  if (passwordHash) secret.passwordHash = passwordHash;
  if (!known) tx.persist(secret);
}

/**
 * Makes sure that nobody else signs in with an address. `id` is the account's or the person's. The lock makes two that
 * want the same one at once wait for each other. Throws EMAIL_TAKEN.
 */
export async function claimLogin(tx: EntityManager, id: string, loginKey: string): Promise<void> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7304))', [loginKey]);
  const [other] = await tx.execute<object[]>(
    `select 1 from identity.account_secret where login_key = ? and id <> ?
     union all select 1 from identity.person where login_key = ? and id <> ?`,
    [loginKey, id, loginKey, id],
  );
  if (!other) return;
  const problem = { loc: ['email'], msg: 'is used by another account that signs in', type: 'email_taken' };
  throw new Failure('EMAIL_TAKEN', `${problem.loc[0]} ${problem.msg}`, [problem]);
}
