import { createHash, randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type FactorHolder, holderId } from '../holder.js';
import { RecoveryCode } from './recovery-code.entity.js';

const HOW_MANY = 10;

/** 32 letters and digits that are easy to tell apart: 16 of them carry 80 bits. */
const SIGNS = '123456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 16;

const makeCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Formats a code in groups of four. */
const shown = (code: string): string => code.match(/.{4}/g)!.join('-');

function hashOf(holder: FactorHolder, code: string): string {
  return createHash('sha256')
    .update(`${holderId(holder)}:${code}`)
    .digest('hex');
}

/** Creates ten new codes and invalidates the old ones. Only hashes are stored; the codes are shown once. */
export async function makeRecoveryCodes(tx: EntityManager, holder: FactorHolder): Promise<string[]> {
  const { accountId } = holder;
  await forgetRecoveryCodes(tx, holder);
  const codes = Array.from({ length: HOW_MANY }, makeCode);
  for (const code of codes)
    tx.persist(
      Object.assign(new RecoveryCode(), { accountId, holderId: holderId(holder), codeHash: hashOf(holder, code) }),
    );
  await tx.flush();
  return codes.map(shown);
}

export async function forgetRecoveryCodes(tx: EntityManager, holder: FactorHolder): Promise<void> {
  await tx.nativeDelete(RecoveryCode, { accountId: holder.accountId, holderId: holderId(holder) });
}

/** Consumes a recovery code and returns whether it was valid. Ignores hyphens, spaces and case. */
export async function takeRecoveryCode(tx: EntityManager, holder: FactorHolder, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (code.length !== LENGTH) return false;
  const wanted = { accountId: holder.accountId, holderId: holderId(holder), codeHash: hashOf(holder, code) };
  return (await tx.nativeDelete(RecoveryCode, wanted)) === 1;
}
