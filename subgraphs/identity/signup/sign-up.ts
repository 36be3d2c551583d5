import { LockMode } from '@mikro-orm/core';
import { Failure } from '#kit/failure.js';
import { newId } from '#kit/id.js';
import type { AccountInput } from '../account/account.input.js';
import { checkAccount } from '../account/check-account.js';
import { addAccount, badAccount } from '../account/register-account.js';
import { mintKey } from '../keys/mint-key.js';
import type { IdentityContext } from '../context.js';
import { hashPassword } from '../account/sign-in/hash-password.js';
import { messages } from '../messages.js';
import { findSignupLink, stateOf } from './find-invitation.js';
import { SignupLink } from './signup-link.entity.js';
import type { SignedUp } from './signup-link.type.js';

/**
 * Creates an account and its first key, and consumes the signup link; a concurrent second use finds it used. Whether
 * the address is in use elsewhere is not checked, so that nothing reveals it. Throws SIGNUP_LINK_CLOSED, BAD_INPUT
 * with every problem.
 */
export async function signUp(context: IdentityContext, tokenHash: string, given: AccountInput): Promise<SignedUp> {
  const found = await findSignupLink(context.pool, tokenHash);
  if (!found || (await stateOf(context.pool, found)) !== 'open') throw closed();
  const input: AccountInput = found.hidePassword ? { ...given, password: null } : given;
  const problems = checkAccount(input, found.hidePassword ? ['name', 'email'] : ['name', 'email', 'password']);
  if (problems.length > 0) throw badAccount(problems);
  const passwordHash = await hashPassword(input.password);
  const id = newId();
  return context.emOf([found.accountId, id]).transactional(async (tx) => {
    const link = await tx.findOneOrFail(
      SignupLink,
      { accountId: found.accountId, id: found.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (link.usedAt) throw closed();
    link.usedAt = new Date();
    const { mode } = await addAccount(tx, { id, parentId: link.accountId, input, passwordHash, familyOf: id });
    const { key, secret } = mintKey(id, 'First key', { mode });
    tx.persist(key);
    await tx.flush();
    return { apiKey: secret, redirect: link.redirect };
  });
}

function closed(): Failure {
  return new Failure('SIGNUP_LINK_CLOSED', messages.signupLinkClosed);
}
