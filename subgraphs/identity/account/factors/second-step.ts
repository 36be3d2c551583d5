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

/** Digest for detecting that a password has changed. */
export const digestOf = (passwordHash: string | null | undefined): string | null =>
  passwordHash ? createHash('sha256').update(passwordHash).digest('hex') : null;

/**
 * Starts the second step for a user with a second factor: for ten minutes, the browser token allows that step and
 * nothing else. Returns null if no second factor is needed.
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
