import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ImportProblem } from '../source/import-problem.js';
import { lookupMessages } from '../../messages.js';

/** Beside the migrations' lock, 7300. */
const LOCKS = 7301;

/** A killed holder's session ends a moment after it. */
const WAIT_MS = 5_000;

/**
 * Runs the work on one connection while nobody else loads this data set. The lock belongs to the connection: whoever
 * loses it can't write any more. Throws ImportProblem when another load is under way.
 */
export async function withDatasetLock<Result>(
  pool: pg.Pool,
  dataset: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = true;
  try {
    await lock(client, dataset);
    let result: Result;
    try {
      result = await work(client);
    } finally {
      await unlock(client, dataset);
    }
    broken = false;
    return result;
  } finally {
    client.release(broken);
  }
}

async function lock(client: pg.PoolClient, dataset: string): Promise<void> {
  const giveUpAt = Date.now() + WAIT_MS;
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as held', [
      LOCKS,
      dataset,
    ]);
    if (rows[0]!.held) return;
    if (Date.now() > giveUpAt) throw new ImportProblem(lookupMessages.importRunning(dataset));
    await sleep(200);
  }
}

/** A connection that is gone has given up its locks. */
async function unlock(client: pg.PoolClient, dataset: string): Promise<void> {
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCKS, dataset]).catch(() => undefined);
}
