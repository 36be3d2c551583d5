import type pg from 'pg';
import { type FactorHolder, holderId } from './holder.js';

export interface FoundFactors {
  totp: boolean;
  passkeys: number;
  recoveryCodes: number;
}

const TEXT = `
  select
    exists (select from identity.totp_factor
      where account_id = $1 and id = $2 and confirmed_at is not null) as totp,
    (select count(*)::int from identity.passkey where account_id = $1 and holder_id = $2) as passkeys,
    (select count(*)::int from identity.recovery_code where account_id = $1 and holder_id = $2) as "recoveryCodes"`;

/** Returns the second factors of a holder. */
export async function findFactors(pool: pg.Pool, holder: FactorHolder): Promise<FoundFactors> {
  const values = [holder.accountId, holderId(holder)];
  const { rows } = await pool.query<FoundFactors>({ name: 'factors-of-holder', text: TEXT, values });
  return rows[0]!;
}

export const hasFactor = ({ totp, passkeys }: FoundFactors): boolean => totp || passkeys > 0;
