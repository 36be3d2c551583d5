import type pg from 'pg';

/** Lock namespace, next to those of migrations (7300) and imports (7301). */
export const FETCH_LOCKS = 7302;

/**
 * Runs the work unless another process is downloading this dataset; then returns null. The lock belongs to a
 * connection, so that it is released when a process is killed.
 */
export async function withFetchLock<Result>(
  pool: pg.Pool,
  dataset: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as held', [
      FETCH_LOCKS,
      dataset,
    ]);
    if (!rows[0]!.held) {
      isBroken = false;
      return null;
    }
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [FETCH_LOCKS, dataset]);
      isBroken = false;
    }
  } finally {
    client.release(isBroken);
  }
}
