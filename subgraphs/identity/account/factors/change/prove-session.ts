import { lookupDigest } from '#kit/cipher/cipher.js';
import type { IdentityContext } from '../../../context.js';
import { countAttempt } from '../../sign-in/count-attempt.js';
import { findSecretOf } from '../../sign-in/find-secret.js';
import { isPassword } from '../../sign-in/is-password.js';
import type { FactorAnswer, FactorInput } from '../factors.type.js';
import { attemptsOf, nameOf } from '../finish-sign-in.js';
import { noteProof } from '../note-proof.js';
import { takeFactor } from '../take-factor.js';
import { holderOf } from './change-factors.js';

/** Whoever is signed in proves again who they are, by the password or a factor. Throws UNAUTHENTICATED. */
export async function proveSession(context: IdentityContext, input: FactorInput): Promise<FactorAnswer> {
  const { pool } = context;
  const holder = await holderOf(context, input.browserHash);
  const isByPassword = input.kind === 'password';
  const secret = isByPassword ? await findSecretOf(pool, holder.accountId, holder.personId) : null;
  const counted = secret?.loginKey ?? lookupDigest(`login of:${holder.accountId}`);
  const retryAfter = await countAttempt(pool, isByPassword ? counted : attemptsOf(holder));
  if (retryAfter !== null) return { state: 'limited', retryAfter };
  const isRight = isByPassword
    ? await isPassword(input.value, secret?.passwordHash ?? null)
    : await takeFactor(context, holder, input, 'prove');
  if (!isRight) return { state: 'refused' };
  await noteProof(pool, input.browserHash, isByPassword ? null : nameOf(input.kind));
  return { state: 'taken' };
}
