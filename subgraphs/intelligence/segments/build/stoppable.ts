import type pg from 'pg';
import { asLogin } from '#kit/store/fence/scope.js';

const CANCEL_EVERY_MS = 200;

const PID = 'select pg_backend_pid() as pid';

/**
 * Runs the work on two connections of its own, whose statements are canceled when the signal says so; they are closed
 * after it, and with them go their locks, their settings and what was not committed. Throws the signal's reason then, else whatever the work throws.
 */
export async function stoppable<Done>(
  pool: pg.Pool,
  signal: AbortSignal,
  work: (one: pg.PoolClient, other: pg.PoolClient) => Promise<Done>,
): Promise<Done> {
  const one = await pool.connect();
  let other: pg.PoolClient | null = null;
  const pids: number[] = [];
  let canceling: NodeJS.Timeout | null = null;
  // Again and again: between two statements there is nothing to cancel.
  const cancel = (): void => {
    // The server lets whoever logged in do it, and not a role taken on since.
    asLogin(() => pool.query('select pg_cancel_backend(pid) from unnest($1::int[]) pid', [pids])).catch(
      () => undefined,
    );
    canceling ??= setInterval(cancel, CANCEL_EVERY_MS);
  };
  try {
    other = await pool.connect();
    for (const client of [one, other]) pids.push((await client.query<{ pid: number }>(PID)).rows[0]!.pid);
    signal.addEventListener('abort', cancel);
    signal.throwIfAborted();
    return await work(one, other);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    if (canceling) clearInterval(canceling);
    for (const client of [one, other]) client?.release(true);
  }
}
