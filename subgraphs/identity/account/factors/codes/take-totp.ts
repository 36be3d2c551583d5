import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { verify } from 'otplib';
import { type FactorHolder, holderId } from '../holder.js';
import { TotpFactor } from './totp-factor.entity.js';

/** Standard TOTP time step. */
const STEP_SECONDS = 30;

/**
 * Whether a TOTP code is valid: it is for the current time step or an adjacent one, and for a later step than the
 * last accepted code, so that each code works once. `isConfirmed` selects the active factor or the one being set up.
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
