import type { IdentityContext } from '../../context.js';
import { takeRecoveryCode } from './codes/recovery-codes.js';
import { takeTotp } from './codes/take-totp.js';
import type { FactorKind } from './factors.type.js';
import type { FactorHolder } from './holder.js';
import { takePasskey } from './passkeys/take-passkey.js';

export interface ShownFactor {
  kind: FactorKind;
  value: string;
  browserHash: string;
}

/** Verifies a second factor of the holder and marks it as used. */
export async function takeFactor(
  context: IdentityContext,
  holder: FactorHolder,
  { kind, value, browserHash }: ShownFactor,
  purpose: 'second-step' | 'prove',
): Promise<boolean> {
  const em = context.emOf([holder.accountId]);
  if (kind === 'totp') return em.transactional(async (tx) => (await takeTotp(tx, holder, value)) !== null);
  if (kind === 'recovery') return em.transactional((tx) => takeRecoveryCode(tx, holder, value));
  if (kind !== 'passkey') return false;
  return (await takePasskey(context, { purpose, browserHash, value, holder })) !== null;
}
