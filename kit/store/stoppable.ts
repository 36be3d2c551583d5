import type pg from 'pg';
import { asLogin } from './fence/scope.js';

const CANCEL_EVERY_MS = 200;

const PID = 'select pg_backend_pid() as pid';

/**
 * Runs `work` on its own connection and closes the connection afterwards, which releases its locks and settings and rolls
 * back an open transaction. If the signal aborts, running statements are canceled and the signal's reason is thrown;
 * otherwise errors of `work` are passed on.
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
  // Repeated, because the first cancel may arrive between two statements.
  const cancel = (): void => {
    // PostgreSQL allows this to the login role only.
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
