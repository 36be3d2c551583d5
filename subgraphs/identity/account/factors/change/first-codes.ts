import type { EntityManager } from '@mikro-orm/postgresql';
import { forgetRecoveryCodes, makeRecoveryCodes } from '../codes/recovery-codes.js';
import { RecoveryCode } from '../codes/recovery-code.entity.js';
import { TotpFactor } from '../codes/totp-factor.entity.js';
import { type FactorHolder, holderId } from '../holder.js';
import { Passkey } from '../passkeys/passkey.entity.js';

/** Creates recovery codes for a holder who has none. */
export async function firstCodes(tx: EntityManager, holder: FactorHolder): Promise<{ recoveryCodes?: string[] }> {
  const known = await tx.count(RecoveryCode, { accountId: holder.accountId, holderId: holderId(holder) });
  return known > 0 ? {} : { recoveryCodes: await makeRecoveryCodes(tx, holder) };
}

/** Deletes the recovery codes once the last factor is removed. */
export async function forgetLastCodes(tx: EntityManager, holder: FactorHolder): Promise<object> {
  const { accountId } = holder;
  const id = holderId(holder);
  const factors =
    (await tx.count(TotpFactor, { accountId, id, confirmedAt: { $ne: null } })) +
    (await tx.count(Passkey, { accountId, holderId: id }));
  if (factors === 0) await forgetRecoveryCodes(tx, holder);
  return {};
}
