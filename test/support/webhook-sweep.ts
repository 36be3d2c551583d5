import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { sweepDeliveries } from '#subgraphs/identity/webhook/delivery/sending/sweep-deliveries.js';

/** Runs the sweep of deliveries at once instead of in a few minutes. */
export async function webhookSweep(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, 1, openLog('silent', 'test'));
  await sweepDeliveries(pool);
  await pool.end();
}
