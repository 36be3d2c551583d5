import type { IdentityContext } from '../../../context.js';
import { makeRecoveryCodes } from '../codes/recovery-codes.js';
import type { FactorAnswer } from '../factors.type.js';
import { findFactors, hasFactor } from '../find-factors.js';
import { changeFactors } from './change-factors.js';

/** Creates ten new recovery codes for a holder with a second factor; the old ones stop working. */
export function renewRecoveryCodes(context: IdentityContext, tokenHash: string): Promise<FactorAnswer> {
  const change = { type: 'account.factor_added', factor: 'recovery' } as const;
  return changeFactors(context, tokenHash, change, async (tx, holder) => {
    if (!hasFactor(await findFactors(context.pool, holder))) return null;
    return { recoveryCodes: await makeRecoveryCodes(tx, holder) };
  });
}
