import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#kit/process/log.js';

const EVERY_MS = 600_000;
const BATCH_SIZE = 1_000;

/** Expired data: deliveries and attempts after 30 days, and signing secrets that are no longer used. */
const SWEEPS = [
  `delete from identity.delivery where (account_id, id) in (
    select account_id, id from identity.delivery where created_at < now() - interval '30 days' limit ${BATCH_SIZE})`,
  `delete from identity.delivery_attempt where (account_id, delivery_id, number) in (
    select account_id, delivery_id, number from identity.delivery_attempt
    where at < now() - interval '30 days' limit ${BATCH_SIZE})`,
  `update identity.webhook_signing set previous_secret = null, previous_until = null where previous_until < now()`,
];

/** Deletes expired data. Safe to run in several workers at once. */
export async function sweepDeliveries(pool: pg.Pool): Promise<void> {
  for (const text of SWEEPS)
    for (let gone = BATCH_SIZE; gone === BATCH_SIZE;) gone = (await pool.query(text)).rowCount ?? 0;
}

/** Sweeps at start-up and every 10 minutes. Returns a function that stops it. */
export function keepDeliveriesSwept({ pool, log }: { pool: pg.Pool; log: Log }): () => Promise<void> {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sweepDeliveries(pool).catch((err: unknown) => log.warn({ err }, 'webhook.not_swept'));
      await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
