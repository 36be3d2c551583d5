import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ImportProblem } from '../source/import-problem.js';
import { lookupMessages } from '../../messages.js';

/** Lock namespace, next to that of migrations (7300). */
const LOCKS = 7301;

/** The session of a killed process ends shortly after it. */
const WAIT_MS = 5_000;

/**
 * Runs the work on one connection while no other process imports this dataset. The lock belongs to the connection, so
 * that a process that loses it can no longer write. Throws ImportProblem if another import is running.
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

/** A closed connection has released its locks. */
async function unlock(client: pg.PoolClient, dataset: string): Promise<void> {
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCKS, dataset]).catch(() => undefined);
}
