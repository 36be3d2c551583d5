import type pg from 'pg';
import type { FactorHolder } from './holder.js';

export interface FoundPending extends FactorHolder {
  id: string;
  passwordDigest: string | null;
  confirms: boolean;
}

const TEXT = `
  select account_id as "accountId", person_id as "personId", id, password_digest as "passwordDigest", confirms
  from identity.pending_sign_in where token_hash = $1 and valid_until > now()`;

/** Finds the pending sign-in of a browser by token hash alone, as for sessions. */
export async function findPending(pool: pg.Pool, tokenHash: string): Promise<FoundPending | null> {
  const { rows } = await pool.query<FoundPending>({ name: 'pending-sign-in', text: TEXT, values: [tokenHash] });
  return rows[0] ?? null;
}
