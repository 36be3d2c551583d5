import type pg from 'pg';
import { asLogin } from './fence/scope.js';

const CANCEL_EVERY_MS = 200;

const PID = 'select pg_backend_pid() as pid';

/**
 * Runs the work on a connection of its own, whose statements are canceled when the signal says so; it is closed after it,
 * and with it go its locks, its settings and what was not committed. Throws the signal's reason then, else whatever the
 * work throws.
 */
export async function stoppable<Done>(
  pool: pg.Pool,
  signal: AbortSignal,
  work: (client: pg.PoolClient) => Promise<Done>,
): Promise<Done> {
  signal.throwIfAborted();
  const client = await pool.connect();
  let pid: number | null = null;
  let canceling: NodeJS.Timeout | null = null;
  // Again and again: between two statements there is nothing to cancel.
  const cancel = (): void => {
    // The server lets whoever logged in do it, and not a role taken on since.
    asLogin(() => pool.query('select pg_cancel_backend($1)', [pid])).catch(() => undefined);
    canceling ??= setInterval(cancel, CANCEL_EVERY_MS);
  };
  try {
    ({ pid } = (await client.query<{ pid: number }>(PID)).rows[0]!);
    signal.addEventListener('abort', cancel);
    signal.throwIfAborted();
    return await work(client);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    if (canceling) clearInterval(canceling);
    client.release(true);
  }
}
