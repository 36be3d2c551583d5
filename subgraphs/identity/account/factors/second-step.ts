import { createHash } from 'node:crypto';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import type { IdentityContext } from '../../context.js';
import type { Authenticated, NewSession } from '../sign-in/session/start-session.js';
import type { PasswordAnswer } from '../sign-in/sign-in.type.js';
import { findFactors, hasFactor } from './find-factors.js';
import { PendingSignIn } from './pending-sign-in.entity.js';

const FORGET = `
  delete from identity.pending_sign_in where token_hash in (
    select token_hash from identity.pending_sign_in where valid_until < now() limit 20 for update skip locked)`;

/** What a change of the password is noticed by. */
export const digestOf = (passwordHash: string | null | undefined): string | null =>
  passwordHash ? createHash('sha256').update(passwordHash).digest('hex') : null;

/**
 * Whoever has a second factor waits for it: the browser's token opens that step and nothing else, for ten minutes.
 * Gives null for everyone else.
 */
export async function secondStep(
  { pool, emOf }: IdentityContext,
  { accountId, personId, passwordHash, confirms = false }: Authenticated,
  { tokenHash }: NewSession,
): Promise<PasswordAnswer | null> {
  if (!hasFactor(await findFactors(pool, { accountId, personId }))) return null;
  const passwordDigest = digestOf(passwordHash);
  await emOf([accountId]).transactional(async (tx) => {
    tx.persist(Object.assign(new PendingSignIn(), { accountId, personId, tokenHash, passwordDigest, confirms }));
    await tx.flush();
    await lookBeyond(tx, '*', () => tx.execute(FORGET));
  });
  return { state: 'factor' };
}
