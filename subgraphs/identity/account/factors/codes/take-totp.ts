import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { verify } from 'otplib';
import { type FactorHolder, holderId } from '../holder.js';
import { TotpFactor } from './totp-factor.entity.js';

/** One step of the usual length, before or after. */
const STEP_SECONDS = 30;

/**
 * Whether a code is one of the current step or of those right beside it, and later than the last one accepted: each code
 * works once. `isConfirmed` says which factor counts: one in use, or one that is being set up.
 */
export async function takeTotp(
  tx: EntityManager,
  holder: FactorHolder,
  code: string,
  isConfirmed = true,
): Promise<TotpFactor | null> {
  const wanted = { accountId: holder.accountId, id: holderId(holder) };
  const factor = await tx.findOne(TotpFactor, wanted, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const token = code.replace(/\s/g, '');
  if (!factor || (factor.confirmedAt !== null) !== isConfirmed || !/^\d{6}$/.test(token)) return null;
  const { secret, lastStep } = factor;
  const found = await verify({ secret, token, epochTolerance: STEP_SECONDS, afterTimeStep: Number(lastStep) });
  if (!found.valid || !('timeStep' in found)) return null;
  factor.lastStep = found.timeStep;
  await tx.flush();
  return factor;
}
