import type pg from 'pg';
import { accountsIn } from '#kit/store/accounts-in.js';

/** Accounts with at least one stored prediction or stay, in any mode. */
export function accountsWithHistory(pool: pg.Pool): Promise<string[]> {
  return accountsIn(pool, ['intelligence.prediction', 'intelligence.stay']);
}
