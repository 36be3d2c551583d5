import type pg from 'pg';

/** Beside the locks of migrations, 7300, and of loads, 7301. */
export const FETCH_LOCKS = 7302;

/**
 * Runs the work while no other process fetches this data set; null: one does. The lock belongs to a connection, so that it
 * ends with a process that is killed.
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
