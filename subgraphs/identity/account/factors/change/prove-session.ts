import type { IdentityContext } from '../../../context.js';
import { oldPasswordBudgets } from '../../sign-in/change-password.js';
import { findSecretOf } from '../../sign-in/find-secret.js';
import { isPassword } from '../../sign-in/is-password.js';
import { giveBack, takeTry } from '../../sign-in/take-try.js';
import type { FactorAnswer, FactorInput } from '../factors.type.js';
import { factorBudgets, nameOf } from '../finish-sign-in.js';
import { noteProof } from '../note-proof.js';
import { takeFactor } from '../take-factor.js';
import { holderOf } from './change-factors.js';

/** Confirms the identity of the signed-in user by password or second factor. Throws UNAUTHENTICATED. */
export async function proveSession(context: IdentityContext, input: FactorInput): Promise<FactorAnswer> {
  const { pool } = context;
  const holder = await holderOf(context, input.browserHash);
  const isByPassword = input.kind === 'password';
  const secret = isByPassword ? await findSecretOf(pool, holder.accountId, holder.personId) : null;
  const budgets = isByPassword ? oldPasswordBudgets(holder) : factorBudgets(holder);
  const retryAfter = await takeTry(context, budgets);
  if (retryAfter !== null) return { state: 'limited', retryAfter };
  const isRight = isByPassword
    ? await isPassword(input.value, secret?.passwordHash ?? null)
    : await takeFactor(context, holder, input, 'prove');
  if (!isRight) return { state: 'refused' };
  await giveBack(context, budgets);
  await noteProof(pool, input.browserHash, isByPassword ? null : nameOf(input.kind));
  return { state: 'taken' };
}
