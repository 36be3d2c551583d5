import type pg from 'pg';
import { stayRows } from '../stays/stay-row.js';
import { todayOf } from '../stays/today.js';
import { buildAccount } from './build-account.js';
import { accountsToBuild } from './read-reservations.js';

export interface Built {
  accounts: number;
  stays: number;
  seconds: number;
}

/**
 * Builds the segments of all accounts anew, one account after the other, and says that the first build is done. Safe to
 * run beside the service and to run twice. Throws the signal's reason when it is told to stop.
 */
export async function buildSegments(
  pool: pg.Pool,
  signal: AbortSignal,
  told: (accounts: number, stays: number) => void = () => undefined,
): Promise<Built> {
  const startedAt = performance.now();
  const parts = { rowOf: await stayRows(), today: todayOf(new Date()), signal };
  const accountIds = await accountsToBuild(pool);
  let stays = 0;
  for (const [n, accountId] of accountIds.entries()) {
    signal.throwIfAborted();
    stays += await buildAccount(pool, accountId, parts);
    told(n + 1, stays);
  }
  await pool.query('update intelligence.segment_build set built_at = now()');
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  return { accounts: accountIds.length, stays, seconds };
}
