import type pg from 'pg';
import { accountsIn } from '#kit/store/accounts-in.js';

/** The accounts of whose reservations something is stored here: a prediction, or a stay of a guest. In any mode. */
export function accountsWithHistory(pool: pg.Pool): Promise<string[]> {
  return accountsIn(pool, ['intelligence.prediction', 'intelligence.stay']);
}
